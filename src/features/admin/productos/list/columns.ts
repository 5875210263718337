import { useMemo, useSyncExternalStore } from 'react';
import type { ProductoSortKey } from '#domain/forms/productoList.ts';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';

/** A column of the list; the spec's are always offered. @see docs/rules.md#product-list */
type ColumnSpec = {
  readonly key: string;
  readonly isNumber?: true;
  /** What a press on its header sorts by. */
  readonly sortKey?: ProductoSortKey;
  /** Cannot be hidden. */
  readonly isFixed?: true;
  /** Fits its usual values; longer ones take a second line. */
  readonly widthRem: number;
  /** Takes a part of the space that is left. */
  readonly isElastic?: true;
};

/** The columns of the list, in their order. */
export const COLUMNS = [
  { key: 'code', sortKey: 'code', isFixed: true, widthRem: 10.5 },
  { key: 'picture', widthRem: 4.25 },
  { key: 'name', sortKey: 'name', widthRem: 7.5, isElastic: true },
  { key: 'detail', widthRem: 7.5, isElastic: true },
  { key: 'subfamilia', sortKey: 'subfamilia', widthRem: 7.5, isElastic: true },
  { key: 'stock', sortKey: 'stock', isNumber: true, widthRem: 7.5 },
  { key: 'retail', sortKey: 'retail', isNumber: true, widthRem: 7 },
  { key: 'wholesale', sortKey: 'wholesale', isNumber: true, widthRem: 6.75 },
  { key: 'special', sortKey: 'special', isNumber: true, widthRem: 6.75 },
  { key: 'discount', sortKey: 'discount', isNumber: true, widthRem: 7.25 },
  { key: 'iva', sortKey: 'iva', isNumber: true, widthRem: 5.75 },
  { key: 'color', sortKey: 'color', widthRem: 7.25 },
  { key: 'talla', sortKey: 'talla', widthRem: 5 },
  { key: 'images', sortKey: 'images', widthRem: 8.25 },
  { key: 'actions', isFixed: true, widthRem: 9 },
] as const satisfies readonly ColumnSpec[];

/** Name of a column. */
export type ColumnKey = (typeof COLUMNS)[number]['key'];

/** The hidden columns, so that a new column is shown to everybody. */
const hiddenColumns = createStoredValue<readonly ColumnKey[]>({
  storage: lastingStorage,
  key: 'staff.productos.hiddenColumns',
  parse: (stored) =>
    Array.isArray(stored)
      ? COLUMNS.filter((column) => !('isFixed' in column) && stored.includes(column.key)).map(
          ({ key }) => key,
        )
      : [],
});

/** Which columns the list shows in this browser. */
export function useColumnChoice() {
  const hidden = useSyncExternalStore(hiddenColumns.subscribe, hiddenColumns.read);
  const columns = useMemo(() => COLUMNS.filter(({ key }) => !hidden.includes(key)), [hidden]);
  return {
    columns,
    isShown: (key: ColumnKey) => !hidden.includes(key),
    show: (key: ColumnKey, isShown: boolean) => {
      const others = hidden.filter((other) => other !== key);
      hiddenColumns.write(isShown ? others : [...others, key]);
    },
    showAll: () => hiddenColumns.remove(),
    isEveryShown: hidden.length === 0,
  };
}
