export const quickOrder = {
  title: 'Pedido rápido',
  description:
    'Arme su pedido por código: pegue su lista de códigos y cantidades, o abra un archivo CSV, y agréguela al carrito de una vez.',
  lead: 'Escriba o pegue un código y una cantidad por línea, también desde una hoja de cálculo. Comprobamos precios e inventario mientras escribe.',
  field: {
    label: 'Códigos y cantidades',
    hint: 'Una línea por producto, por ejemplo «CCR-NEGRO-M 12». Sin cantidad cuenta 1. Hasta 500 líneas.',
  },
  file: {
    label: 'Abrir un archivo CSV',
    hint: 'De texto, con columnas de código y cantidad. Se agrega debajo de lo escrito.',
    tooLarge: 'El archivo {{name}} es demasiado grande: puede tener hasta 1 MB.',
    noText: 'El archivo {{name}} no es de texto. Guárdelo como CSV e intente de nuevo.',
    failed: 'No se pudo leer el archivo {{name}}. Intente de nuevo.',
  },
  review: {
    title: 'Su lista',
    ready_one: '{{count}} código listo.',
    ready_other: '{{count}} códigos listos.',
    attention: '{{count}} por revisar.',
    unread_one: 'La lista tiene más de 500 líneas: queda {{count}} línea para después.',
    unread_other: 'La lista tiene más de 500 líneas: quedan {{count}} líneas para después.',
    failed: 'No pudimos comprobar los códigos. Su lista está guardada.',
    retry: 'Reintentar',
  },
  column: {
    line: 'Línea',
    code: 'Código',
    product: 'Producto',
    price: 'Precio unitario',
    quantity: 'Cantidad',
    state: 'Estado',
  },
  line: {
    noCode: 'Sin código',
    ivaIncluded: 'IVA incluido',
    joined: 'Se sumaron las líneas {{lines}}.',
    inCart_one: '{{count}} ya está en el carrito.',
    inCart_other: '{{count}} ya están en el carrito.',
    wanted: 'Pidió {{count}}.',
  },
  state: {
    ready: 'Disponible',
    cut: 'Solo hay {{count}}',
    unread: 'Sin comprobar',
    unknown: 'Código desconocido',
    badQuantity: 'Revise la cantidad',
    several: 'Elija uno',
    soldOut: 'Agotado',
    allInCart: 'Todo en el carrito',
    noPrice: 'Sin precio',
    cartFull: 'Carrito lleno',
  },
  help: {
    badQuantity: '«{{typed}}» no es un número entero desde 1.',
    allInCart: 'Su carrito ya tiene todas las unidades.',
    noPrice: 'No se puede pedir en línea.',
    cartFull: 'El carrito tiene hasta 500 líneas.',
    unknown: 'Corríjalo en la lista.',
  },
  question: {
    title: '¿Cuál es la cantidad? Vale también para las líneas de abajo.',
    label: 'Cantidad de {{code}}',
  },
  close: { title: '¿Quiso decir…?', label: 'Códigos parecidos a {{code}}' },
  choice: {
    legend: 'El código {{code}} tiene varios productos',
    stock_one: '{{count}} disponible',
    stock_other: '{{count}} disponibles',
  },
  total: {
    title: 'Total de la lista',
    units_one: '{{count}} unidad',
    units_other: '{{count}} unidades',
    note: 'IVA incluido, sin envío',
  },
  checking: 'Comprobando…',
  add_one: 'Agregar {{count}} unidad al carrito',
  add_other: 'Agregar {{count}} unidades al carrito',
  added_one: 'Se agregó {{count}} unidad al carrito.',
  added_other: 'Se agregaron {{count}} unidades al carrito.',
  less: '{{code}}: se agregaron {{units}} de {{wanted}}, todo lo que queda.',
  noRoom_one: '{{count}} producto no cabe: un carrito tiene hasta {{max}} líneas.',
  noRoom_other: '{{count}} productos no caben: un carrito tiene hasta {{max}} líneas.',
  left_one: 'Queda {{count}} línea en la lista.',
  left_other: 'Quedan {{count}} líneas en la lista.',
  toCart: 'Ver el carrito',
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    quickOrder: typeof quickOrder;
  }
}
