import type { ProductoSortKey } from '#domain/forms/productoList.ts';

/** A column of the list; the spec's are always offered. @see docs/rules.md#product-list */
type ColumnSpec = {
  readonly key: string;
  readonly isNumber?: true;
  /** What a press on its header sorts by. */
  readonly sortKey?: ProductoSortKey;
  /** Cannot be hidden. */
  readonly isFixed?: true;
};

/** The columns of the list, in their order. */
export const COLUMNS = [
  { key: 'code', sortKey: 'code', isFixed: true },
  { key: 'picture' },
  { key: 'name', sortKey: 'name' },
  { key: 'detail' },
  { key: 'subfamilia', sortKey: 'subfamilia' },
  { key: 'stock', sortKey: 'stock', isNumber: true },
  { key: 'retail', sortKey: 'retail', isNumber: true },
  { key: 'wholesale', sortKey: 'wholesale', isNumber: true },
  { key: 'special', sortKey: 'special', isNumber: true },
  { key: 'discount', sortKey: 'discount', isNumber: true },
  { key: 'iva', sortKey: 'iva', isNumber: true },
  { key: 'color', sortKey: 'color' },
  { key: 'talla', sortKey: 'talla' },
  { key: 'images', sortKey: 'images' },
  { key: 'actions', isFixed: true },
] as const satisfies readonly ColumnSpec[];

/** Name of a column. */
export type ColumnKey = (typeof COLUMNS)[number]['key'];
