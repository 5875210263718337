export const product = {
  title: 'Producto',
  loading: 'Cargando producto...',
  retry: 'Reintentar',
  back: 'Volver al catálogo',
  breadcrumbs: { label: 'Ruta de navegación', home: 'Inicio', catalogue: 'Catálogo' },
  meta: {
    description:
      '{{name}} desde {{price}}, IVA incluido. {{familia}} al detalle y por mayor: escoja color y talla y envíe su pedido.',
    noPrice:
      '{{name}}: {{familia}} al detalle y por mayor. Escoja color y talla y envíe su pedido.',
  },
  error: {
    invalidId: 'ID de subfamilia inválido',
    notFound: 'No se encontró la subfamilia',
    other: 'Error cargando la información: {{detail}}',
    badAddress: 'Revise la dirección de la página, o busque el producto en el catálogo.',
    tryAgain: 'Intente de nuevo en un momento. Lo que lleva en su carrito sigue ahí.',
    noProducto: 'Producto no encontrado',
    noProductoDetail:
      'Todavía no tenemos productos publicados en {{name}}. Escríbanos y le ayudamos a conseguirlo.',
  },
  gallery: {
    label: 'Imágenes de {{name}}',
    alt: '{{name}}, color {{color}}',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    position: 'Imagen {{position}} de {{total}}',
    show: 'Ver imagen {{position}} de {{total}}',
    enlarge: 'Ampliar',
    enlargeFailed: 'No se pudo abrir la imagen ampliada. Revise su conexión e intente de nuevo.',
    enlarged: {
      label: 'Imágenes ampliadas',
      zoomIn: 'Acercar',
      zoomOut: 'Alejar',
      enterFullscreen: 'Pantalla completa',
      exitFullscreen: 'Salir de pantalla completa',
      close: 'Cerrar',
      slide: 'imagen',
      carousel: 'galería',
      position: '{index} de {total}',
    },
  },
  download: {
    action: 'Descargar imagen',
    saved: 'Imagen descargada',
    failed: 'Error al descargar la imagen',
    noPicture: 'No hay imagen disponible para descargar',
    signedOut: 'Debes iniciar sesión para descargar imágenes',
  },
  code: 'Código {{code}}',
  price: {
    each: 'por unidad',
    none: 'Precio a consultar',
    withCart: 'El precio toma en cuenta {{inCart}} que ya lleva en su carrito.',
    note: 'Precio incluye IVA. No incluye envío.',
  },
  tiers: {
    caption: 'Precios por cantidad',
    tier: 'Tipo',
    quantity: 'Cantidad',
    each: 'Por unidad',
    retail: 'Al detalle',
    wholesale: 'Al por mayor',
    special: 'Especial',
    yours: 'Su precio',
    hint: 'Agregue {{count}} más para pagar {{price}} por unidad.',
  },
  options: { color: 'Color', talla: 'Talla', noColor: 'Sin color', noTalla: 'Sin talla' },
  stock: {
    soldOut: 'Agotado',
    low_one: 'Última unidad',
    low_other: 'Últimas {{count}} unidades',
    available: 'Disponible: {{units}}',
    inCart: 'Ya lleva {{units}} en su carrito.',
    viewCart: 'Ver carrito',
  },
  add: {
    quantity: 'Cantidad',
    decrease: 'Quitar una unidad',
    increase: 'Agregar una unidad',
    submit: 'Agregar al carrito',
    total: 'Total',
    added_one: '{{count}} unidad agregada al carrito',
    added_other: '{{count}} unidades agregadas al carrito',
    soldOut: 'Lo sentimos, este producto está agotado.',
    overStock: 'Solo hay {{units}} unidades disponibles.',
    allInCart: 'Su carrito ya tiene las {{units}} unidades que quedan de este producto.',
    lastInCart: 'Su carrito ya tiene la única unidad que queda de este producto.',
    noRoom: 'No cabe: un carrito tiene hasta {{max}} líneas.',
    invalid:
      'No podemos agregar este producto porque el precio o la cantidad no es válido. Escríbanos por WhatsApp y con gusto le ayudamos.',
  },
  view: {
    legend: 'Cómo quiere pedir',
    single: 'Una pieza',
    grid: 'Varias tallas y colores',
  },
  share: {
    button: 'Compartir',
    copied: 'Enlace copiado',
    link: 'Enlace del producto',
    copyYourself: 'No pudimos copiarlo. Está seleccionado: cópielo desde aquí.',
  },
  help: {
    ask: 'Consultar por WhatsApp',
    askPrice: 'Consultar el precio por WhatsApp',
    tellMe: 'Avíseme cuando llegue',
    greeting: 'Hola, quisiera información sobre este producto:',
    greetingTellMe: 'Hola, ¿me avisan cuando llegue este producto? Ahora está agotado:',
    greetingPage: 'Hola, busco un producto y no encuentro su página:',
    code: 'Código: {{code}}',
    color: 'Color: {{color}}',
    talla: 'Talla: {{talla}}',
  },
} as const;

declare module '#i18n/registerTexts.ts' {
  interface Texts {
    product: typeof product;
  }
}
