import type { English } from '../texts.ts';

export const filters: English<'filters'> = {
  title: 'Filters',
  color: 'Colour',
  talla: 'Size',
  price: 'Retail price',
  choice: '{{name}} ({{count}})',
  anyPrice: 'Any price',
  upTo: 'Up to {{price}}',
  from: 'From {{price}}',
  between: '{{min}} to {{max}}',
  min: 'From (₡)',
  max: 'To (₡)',
  inStock: 'In stock only',
  active: 'Active filters',
  remove: 'Remove {{name}}',
  clear: 'Remove all',
  show_one: 'Show {{count}} product',
  show_other: 'Show {{count}} products',
  failed: 'We could not load the filters',
  colorsFailed: 'We could not load the colours',
  failedDetail: 'Check your connection and try again.',
};
