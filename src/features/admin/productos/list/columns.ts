/** The columns of the list, in their order. @see docs/rules.md#product-list */
export const COLUMNS = [
  'code',
  'name',
  'detail',
  'subfamilia',
  'retail',
  'wholesale',
  'special',
  'discount',
  'iva',
  'color',
  'talla',
  'images',
  'actions',
] as const;

export const NUMBER_COLUMNS: readonly (typeof COLUMNS)[number][] = [
  'retail',
  'wholesale',
  'special',
  'discount',
  'iva',
];
