import { areaTexts } from '../areaTexts.ts';

export const checkout = {
  title: 'Finalizar pedido',
  intro:
    'Nos envía su pedido y le contactamos para coordinar el pago y la entrega. No paga en línea.',
  requiredNote: 'Los campos marcados con * son obligatorios.',
  section: {
    personal: 'Información personal',
    address: 'Dirección de entrega',
    addressNote: 'Importante, pero no obligatoria.',
    payment: 'Método de pago',
  },
  field: {
    fullName: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    province: 'Provincia',
    canton: 'Cantón',
    district: 'Distrito',
    exactAddress: 'Dirección exacta',
    exactAddressHint: 'Nos ayuda a coordinar la entrega.',
    additionalInfo: 'Información adicional',
    additionalInfoHint: 'Lo que debamos saber de su pedido: estampado, fechas, horarios.',
  },
  remember: {
    label: 'Recordar mis datos en este navegador',
    hint: 'Nombre, correo, teléfono y dirección, para su próximo pedido y para ver sus pedidos. Sin marcarlo, los guardamos solo si este pedido queda sin confirmar, hasta que se confirme o usted lo olvide en Mis pedidos.',
  },
  error: { required: 'Campo requerido', invalidEmail: 'Correo electrónico inválido' },
  payment: { bankTransfer: 'Transferencia bancaria o SINPE Móvil', cash: 'Efectivo' },
  summary: {
    title: 'Resumen del pedido',
    products_one: 'Ver {{count}} producto',
    products_other: 'Ver {{count}} productos',
    subtotal: 'Subtotal',
    iva: 'IVA',
    total: 'Total',
    edit: 'Modificar el carrito',
  },
  action: {
    backToCart: 'Volver al carrito',
    complete: 'Completar pedido',
    sending: '...',
    retry: 'Intentar de nuevo',
    continueShopping: 'Seguir comprando',
    orders: 'Mis pedidos',
  },
  status: { checking: 'Comprobando precios e inventario…', sending: 'Enviando su pedido…' },
  failed: {
    text: 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.',
    kept: 'Su pedido {{reference}} ya está en la tienda; solo falló el aviso por correo.',
    help: 'Conservamos su carrito y sus datos. También puede enviarnos el pedido completo por WhatsApp.',
    replaced:
      'Su carrito ya es otro: el pedido {{reference}} queda en «Mis pedidos», donde puede reintentarlo. También puede enviarlo por WhatsApp.',
    mayHaveArrived:
      'Como no hubo respuesta, es posible que sí lo hayamos recibido. Si lo envía de nuevo, va con el mismo número, {{reference}}, y marcado como posible repetición.',
    whatsApp: 'Enviar el pedido por WhatsApp',
  },
  unanswered: {
    title: 'Es posible que hayamos recibido su pedido {{reference}}',
    text: 'Lo envió el {{date}}, pero la página se cerró o perdió la conexión antes de la respuesta.',
    same: 'Pregúntenos si llegó, o envíelo de nuevo: conserva su número y va marcado como posible repetición.',
    changed:
      'Pregúntenos si llegó. Su carrito cambió desde entonces: si completa el pedido, conserva su número, con los cambios, y va marcado como posible repetición.',
    other:
      'Pregúntenos si llegó. Su carrito ya es otro: si completa el pedido, va con un número nuevo.',
    ask: 'Preguntar por WhatsApp',
    again: 'Enviar de nuevo',
    arrived: 'Ya llegó, terminar este pedido',
  },
  changed: {
    title: 'Su pedido cambió y todavía no se ha enviado',
    text: 'Revise los cambios. Si está de acuerdo, envíelo de nuevo.',
    unsellable: 'Quite los productos que ya no se pueden vender para enviar su pedido.',
    remove: 'Quitarlos del pedido',
  },
  live: { title: 'Actualizamos su pedido' },
  away: {
    sent: '¡Pedido enviado! Número de pedido: {{reference}}',
    mayHaveArrived:
      'Como no hubo respuesta, es posible que sí hayamos recibido su pedido {{reference}}.',
    changed: 'Su pedido todavía no se ha enviado: algunos productos cambiaron.',
  },
  chat: {
    greeting: 'Hola, este es mi pedido:',
    hasArrived: 'Hola, ¿recibieron mi pedido {{reference}} del {{date}}?',
    unconfirmed: '(precios por confirmar)',
    link: 'Ver estos productos en la tienda',
    staffLink: 'Para la tienda',
    andMore_one: '… y {{count}} línea más',
    andMore_other: '… y {{count}} líneas más',
  },
  success: {
    title: '¡Pedido enviado!',
    message: 'Gracias, {{name}}. Hemos recibido su pedido.',
    reference: 'Número de pedido',
    date: 'Fecha',
    unconfirmed:
      'No pudimos comprobar los precios y el inventario al enviar: los precios están por confirmar. Nuestro representante se los confirmará.',
    customer: 'Cliente',
    buyerNotKept: 'Este navegador no guardó sus datos personales.',
    name: 'Nombre',
    noAddress: 'Por coordinar con nuestro representante.',
    lineNote: 'Nota',
    products: 'Productos',
    nextTitle: 'Próximos pasos',
    next: 'Un representante de nuestra empresa se comunicará con usted para coordinar el pago y la entrega.',
    whatsApp: 'Escribirnos por WhatsApp',
    sinpe: 'Para pagar por SINPE Móvil',
    sinpeNumber: 'Número',
    sinpeAmount: 'Monto',
    copy: 'Copiar',
    copied: 'Copiado: {{text}}',
    copyFailed: 'No pudimos copiarlo. Cópielo desde la página.',
    column: {
      product: 'Producto',
      color: 'Color',
      talla: 'Talla',
      quantity: 'Cantidad',
      unitPrice: 'Precio unitario (IVA incluido)',
      subtotal: 'Subtotal (sin IVA)',
    },
    total: 'TOTAL',
    none: '—',
  },
} as const;

export const useCheckoutTexts = areaTexts('checkout', checkout);
