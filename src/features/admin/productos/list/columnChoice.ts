import { useMemo, useSyncExternalStore } from 'react';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';

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
