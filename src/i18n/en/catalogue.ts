import type { English } from '../texts.ts';

export const catalogue: English<'catalogue'> = {
  title: 'Catalogue',
  intro: 'Choose a product to see its colours, sizes and prices by quantity.',
  description:
    'T-shirts and textiles, retail and wholesale: colours, sizes and prices by quantity, VAT included.',
  familiaDescription:
    '{{familia}}, retail and wholesale: colours, sizes and prices by quantity, VAT included.',
  loading: 'Loading products...',
  results_one: '{{count}} product',
  results_other: '{{count}} products',
  resultsLabel: 'Products',
  incomplete: 'Some results are missing: we could not load them.',
  empty: 'No subfamilies match the filters.',
  showAll: 'See the whole catalogue',
  filter: {
    familia: 'Product type',
    all: 'All types',
    unknown: 'Unknown type',
    clear: 'Clear filters',
    failed: 'We could not load the product types.',
    more: 'Filters',
    moreCount: 'Filters ({{count}})',
    moreFailed: 'We could not load the filters.',
  },
  sort: {
    label: 'Sort by',
    nameAsc: 'Name: A-Z',
    nameDesc: 'Name: Z-A',
    priceAsc: 'Price: low to high',
    priceDesc: 'Price: high to low',
  },
  card: {
    from: 'FROM {{price}}',
    retail: 'retail price',
    noPrice: 'Price on request',
    add: 'Add',
    addNamed: 'Add {{name}}',
    colors_one: '{{count}} colour',
    colors_other: '{{count}} colours',
    soldOut: 'Sold out',
    low: 'Last units',
    noSubfamilia: 'This product has no subfamily assigned',
  },
  error: {
    title: 'We could not load the catalogue',
    detail: 'Check your connection and try again. What is in your cart is still there.',
    paused: 'The store is paused for now. Write to us by WhatsApp; your cart is still there.',
  },
};
