import { areaTexts } from '../areaTexts.ts';

export const catalogue = {
  title: 'Catálogo',
  intro: 'Escoja un producto para ver sus colores, tallas y precios por cantidad.',
  description:
    'Camisetas y textiles al detalle y por mayor: colores, tallas y precios por cantidad, con IVA incluido.',
  familiaDescription:
    '{{familia}} al detalle y por mayor: colores, tallas y precios por cantidad, con IVA incluido.',
  loading: 'Cargando productos...',
  results_one: '{{count}} producto',
  results_other: '{{count}} productos',
  resultsLabel: 'Productos',
  incomplete: 'Faltan resultados, que no pudimos cargar.',
  empty: 'No hay subfamilias que coincidan con los filtros.',
  showAll: 'Ver todo el catálogo',
  filter: {
    familia: 'Tipo de producto',
    all: 'Todos los tipos',
    unknown: 'Tipo desconocido',
    clear: 'Limpiar filtros',
    failed: 'No pudimos cargar los tipos de producto.',
    more: 'Filtros',
    moreCount: 'Filtros ({{count}})',
    moreFailed: 'No pudimos cargar los filtros.',
  },
  sort: {
    label: 'Ordenar por',
    nameAsc: 'Nombre: A-Z',
    nameDesc: 'Nombre: Z-A',
    priceAsc: 'Precio: menor a mayor',
    priceDesc: 'Precio: mayor a menor',
  },
  card: {
    from: 'DESDE {{price}}',
    retail: 'precio al detalle',
    noPrice: 'Precio a consultar',
    add: 'Agregar',
    addNamed: 'Agregar {{name}}',
    colors_one: '{{count}} color',
    colors_other: '{{count}} colores',
    soldOut: 'Agotado',
    low: 'Últimas unidades',
    noSubfamilia: 'Este producto no tiene una subfamilia asignada',
  },
  error: {
    title: 'No pudimos cargar el catálogo',
    detail: 'Revise su conexión e intente de nuevo. Lo que lleva en su carrito sigue ahí.',
    paused: 'La tienda está en pausa por ahora. Escríbanos por WhatsApp; su carrito sigue ahí.',
  },
} as const;

export const useCatalogueTexts = areaTexts('catalogue', catalogue);
