import { areaTexts } from '../areaTexts.ts';

export const filters = {
  title: 'Filtros',
  color: 'Color',
  talla: 'Talla',
  price: 'Precio al detalle',
  choice: '{{name}} ({{count}})',
  anyPrice: 'Cualquier precio',
  upTo: 'Hasta {{price}}',
  from: 'Desde {{price}}',
  between: '{{min}} a {{max}}',
  min: 'Desde (₡)',
  max: 'Hasta (₡)',
  inStock: 'Solo con existencias',
  active: 'Filtros activos',
  remove: 'Quitar {{name}}',
  clear: 'Quitar todos',
  show_one: 'Ver {{count}} producto',
  show_other: 'Ver {{count}} productos',
  failed: 'No pudimos cargar los filtros',
  colorsFailed: 'No pudimos cargar los colores',
  failedDetail: 'Revise su conexión e intente de nuevo.',
} as const;

export const useFiltersTexts = areaTexts('filters', filters);
