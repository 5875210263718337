/** Texts of the screen that takes the stock of an order. */
export const order = {
  title: 'Recibir un pedido',
  field: {
    label: 'Pedido',
    hint: 'Pegue el enlace del carrito, el correo o el WhatsApp del pedido, o una línea por producto: código y cantidad.',
    reference: 'Referencia',
    referenceHint: 'Como TT-261121-7K3F. Con ella, un pedido no se descuenta dos veces.',
    clear: 'Recibir otro pedido',
    locked: 'Este pedido ya se está descontando. Para pegar otro, use «Recibir otro pedido».',
  },
  unread: {
    title: 'Hay partes del texto que no se entendieron',
    line: 'Línea {{number}}: «{{text}}»',
    unlike:
      'Línea {{number}}: «{{text}}» no es igual en el enlace. Se usan las cantidades del enlace.',
    missing_one: 'El texto no trae {{count}} línea del pedido. Agréguela.',
    missing_other: 'El texto no trae {{count}} líneas del pedido. Agréguelas.',
    linkCut: 'El enlace está cortado: faltan líneas. Pida el enlace completo.',
    more_one: 'y {{count}} más',
    more_other: 'y {{count}} más',
  },
  several: {
    title: 'El texto trae más de un pedido',
    text: 'No se leyó ninguno: cada pedido se descuenta con su propia referencia. Deje aquí uno solo y pegue los demás después.',
  },
  unsure: {
    title: 'Unidades que tal vez ya salieron',
    text: 'Se enviaron sin respuesta y otra persona cambió esas existencias después. Revíselas: no se descuentan otra vez.',
    units_one: '{{name}}: {{count}} unidad',
    units_other: '{{name}}: {{count}} unidades',
  },
  received: {
    title: 'El pedido {{reference}} ya se empezó a descontar el {{time}}',
    text: 'Si lo descuenta otra vez, salen todas sus unidades, también las que ya salieron.',
    here: 'Se hizo en este navegador. Abajo está cómo quedó.',
    undone: 'Se hizo en este navegador y se mandó a deshacer. Abajo está qué volvió y qué no.',
    elsewhere:
      'No se hizo en este navegador, o fue hace tiempo: aquí no se sabe si salieron todas sus unidades. Revise las existencias.',
    newer: 'El pedido cambió después de que usted lo confirmó: confírmelo de nuevo si hace falta.',
    again: 'Descontarlo otra vez',
    other:
      'El texto nombra también el pedido {{reference}}, que se empezó a descontar el {{time}}. Puede ser el mismo.',
    none: 'Sin referencia no se puede saber si este pedido ya se descontó.',
  },
  removeNote: {
    button: 'Quitar la marca',
    title: 'Quitar la marca del pedido {{reference}}',
    question:
      'Hágalo solo si revisó las existencias y todas las unidades de este pedido están de vuelta. Después se puede descontar como si fuera nuevo.',
    confirm: 'Quitar la marca',
    newer: 'Alguien descontó el pedido otra vez mientras tanto: sigue marcado.',
    failed: 'No se pudo quitar la marca del pedido',
    signIn: 'Debes iniciar sesión para quitar la marca de un pedido',
  },
  failed: 'No se pudo leer el pedido',
  loading: 'Leyendo los productos…',
  table: {
    label: 'Líneas del pedido',
    include: 'Descontar',
    includeLine: 'Descontar {{name}}',
    code: 'Código',
    product: 'Producto',
    color: 'Color',
    talla: 'Talla',
    ordered: 'Pedido',
    orderedOf: 'Unidades pedidas de {{name}}',
    price: 'Precio',
    total: 'Total',
    bodega: 'De {{bodega}}',
    takeOf: 'Unidades de {{name}} de {{bodega}}',
    stock: 'hay {{count}}',
    short: 'Falta',
    missing_one: 'falta {{count}}',
    missing_other: 'faltan {{count}}',
    priceChange: 'En el texto: {{price}}',
    noPrice: 'sin precio',
    unknown: 'Ningún producto tiene este código',
    gone: 'Este producto ya no existe',
    choose: 'Elija el producto',
    chooseOf: 'Producto de la línea {{name}}',
    none: '–',
  },
  totals: {
    wanted: 'Unidades pedidas',
    taken: 'Se descuentan',
    short: 'Faltan',
    colones: 'Total con IVA',
  },
  take: {
    button: 'Descontar existencias',
    confirm_one: 'Descontar {{count}} unidad',
    confirm_other: 'Descontar {{count}} unidades',
    title: 'Descontar existencias',
    jobTitle: 'Descontar el pedido {{reference}}',
    jobTitlePlain: 'Descontar un pedido sin referencia',
    row: 'Pedido {{reference}}',
    shortTitle: 'No alcanza para todo',
    short_one: '{{name}}: falta {{count}}, se descuenta lo que hay ({{taken}})',
    short_other: '{{name}}: faltan {{count}}, se descuenta lo que hay ({{taken}})',
    leftOutTitle: 'No se descuenta',
    unknown: '{{name}}: no se encontró',
    confirmAgain: 'Confirme arriba que quiere descontar este pedido otra vez.',
  },
  job: {
    title: 'Existencias descontadas',
    rest: 'Volver a calcular lo que falta',
    restFailed:
      'No se pudo leer lo que ya se descontó. Revise las existencias; con «Recibir otro pedido» puede pegarlo de nuevo.',
    complete: 'No falta nada: el pedido está completo.',
    nothingLeft: 'No queda nada por descontar.',
  },
} as const;

declare module '#i18n/staffTexts.ts' {
  interface StaffTexts {
    order: typeof order;
  }
}
