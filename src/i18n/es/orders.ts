import { areaTexts } from '../areaTexts.ts';

export const orders = {
  title: 'Mis pedidos',
  intro: 'Los últimos 20 pedidos que hizo en este navegador. Nadie más los ve.',
  missing: 'Ese pedido no está en este navegador.',
  date: 'Fecha',
  units: 'Unidades',
  total: 'Total',
  empty: {
    title: 'Aún no hay pedidos aquí',
    text: 'Cuando envíe un pedido desde este navegador, podrá verlo y repetirlo aquí.',
    action: 'Ver el catálogo',
  },
  status: { sent: 'Enviado', unconfirmed: 'Sin confirmar' },
  action: {
    see: 'Ver',
    seeNamed: 'Ver el pedido {{reference}}',
    repeat: 'Repetir',
    repeatNamed: 'Repetir el pedido {{reference}}',
    share: 'Compartir',
  },
  repeat: { intro: 'Estos son los precios y el inventario de hoy.' },
  unconfirmed: {
    sending: 'Se está enviando en este momento.',
    retryLater: 'Podrá reintentarlo cuando termine de enviarse el pedido {{reference}}.',
    text: 'No tuvimos respuesta al enviarlo: es posible que haya llegado o que no. Si lo reintenta, va con el mismo número y marcado como posible repetición.',
    data: 'Guardamos sus datos con este pedido solo hasta que se confirme o usted lo olvide.',
    retry: 'Reintentar',
    whatsApp: 'Enviar el pedido por WhatsApp',
    arrived: 'Ya llegó',
    confirmed: 'El pedido {{reference}} queda como enviado.',
  },
  retry: {
    title: {
      cart: '¿Cambiar su carrito por este pedido?',
      other: '¿Reintentar el pedido {{reference}}?',
    },
    replaced: {
      cart: 'Su carrito tiene otros productos. Para enviar otra vez el pedido {{reference}}, sus productos toman el lugar de los del carrito.',
      form: 'En el formulario del pedido hay otros datos que usted escribió: los de este pedido toman su lugar.',
      started:
        'El pedido {{reference}} tampoco tuvo respuesta. Puede reintentarlo después desde Mis pedidos.',
    },
    keep: { cart: 'Conservar mi carrito', other: 'Volver' },
    act: { cart: 'Cambiar y continuar', other: 'Continuar' },
  },
  forget: {
    named: 'Olvidar el pedido {{reference}}',
    title: '¿Olvidar el pedido {{reference}}?',
    text: {
      sent: 'Se borra de este navegador. La tienda ya lo recibió y sigue en pie.',
      unconfirmed:
        'Se borra de este navegador con sus datos, y ya no podrá reintentarlo. Es posible que la tienda no lo haya recibido.',
    },
    keep: 'Conservar',
    action: 'Olvidar',
  },
  privacy: {
    title: 'Lo que guarda este navegador',
    remembered: 'Sus pedidos, y su nombre, correo, teléfono y dirección porque usted lo pidió.',
    notRemembered: 'Sus pedidos sin datos personales, salvo los de un pedido sin confirmar.',
    sending:
      'Podrá olvidar sus pedidos y sus datos cuando termine de enviarse el pedido {{reference}}.',
    action: { orders: 'Olvidar mis pedidos', buyer: 'Olvidar mis datos' },
    question: { orders: '¿Olvidar todos sus pedidos?', buyer: '¿Olvidar sus datos?' },
    text: {
      orders:
        'Se borran de este navegador, también los que están sin confirmar, y lo que escribió en el formulario del pedido. Los que la tienda ya recibió siguen en pie.',
      buyer:
        'Se borran su nombre, correo, teléfono y dirección de este navegador, de los pedidos enviados y de lo que escribió en el formulario del pedido. Un pedido sin confirmar los conserva hasta que se confirme o usted lo olvide.',
    },
  },
  receipt: { sent: 'Su pedido', unconfirmed: 'Pedido sin confirmar' },
} as const;

export const useOrdersTexts = areaTexts('orders', orders);
