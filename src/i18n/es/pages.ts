/** Texts of the pages that are mostly text. */
export const pages = {
  home: {
    title: 'Camisetas y textiles al detalle y por mayor',
    lead: 'Elija colores y tallas, arme su pedido y envíelo: le contactamos para coordinar el pago y la entrega.',
    toCatalogue: 'Ver el catálogo',
    tiersTitle: 'Mejor precio por volumen',
    tiersText:
      'El precio baja solo: desde 12 unidades del mismo artículo rige el precio mayorista y desde 24 el precio especial.',
    contactTitle: 'Hable con nosotros',
    contactText: 'Cotizaciones, telas por metro y pedidos grandes: con gusto le atendemos.',
    locationTitle: 'Visítenos',
    families: 'Explore por familia',
  },
  contact: {
    title: 'Cotice con nosotros',
    lead: 'Escríbanos o llámenos: respondemos en horario de oficina.',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    whatsApp: 'WhatsApp',
  },
  location: {
    title: 'Ubicación',
    address: 'Cartago, cruce de Taras, contiguo a la Policía de Tránsito.',
    maps: 'Abrir en Google Maps',
    waze: 'Navegar con Waze',
  },
  about: {
    title: 'Nosotros',
    first:
      '{{brand}} viste a Costa Rica desde el cruce de Taras, en Cartago: camisetas, polos, abrigos, gorras y telas para comercios, equipos, escuelas y familias.',
    second:
      'Vendemos al detalle y por mayor con los mismos artículos y las mismas existencias, de modo que un pedido de una camiseta y uno de sesenta reciben el mismo cuidado.',
    third:
      'Creemos en precios claros, con el IVA siempre incluido, y en el trato directo: cada pedido lo confirma una persona que conoce la bodega.',
  },
  admin: {
    title: 'Administración',
    text: 'Esta área es solo para el personal. La sesión del personal todavía no se abre desde esta pantalla: el catálogo se administra desde el panel del proyecto.',
    restricted: 'Acceso Restringido',
    restrictedText: 'Debe iniciar sesión para ver esta pantalla.',
    toAdmin: 'Ir a iniciar sesión',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'La dirección no existe o cambió. Puede volver al catálogo o buscar desde el inicio.',
    toCatalogue: 'Ir al catálogo',
    toHome: 'Ir al inicio',
  },
} as const;
