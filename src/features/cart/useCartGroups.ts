import { useState } from 'react';
import {
  groupLines,
  parseCartSort,
  type CartSort,
  type LineGroup,
} from '#domain/cart/groupLines.ts';
import { useStateOf } from '#shared/hooks/useStateOf.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';
import type { CartRowView } from './useCartRows.ts';

const SORT_KEY = 'cartSort';

export type CartGroup = LineGroup<CartRowView>;

type CartGroups = {
  readonly groups: readonly CartGroup[];
  readonly sort: CartSort;
  /** The choice is kept for the visit. */
  readonly chooseSort: (sort: CartSort) => void;
};

/** The rows by subfamilia, sorted. Only for rows that are known: the choice depends on the browser. */
export function useCartGroups(rows: readonly CartRowView[]): CartGroups {
  const [sort, setSort] = useState(() => parseCartSort(tabStorage.read(SORT_KEY)));
  const groups = groupLines(rows, sort);
  const ids = groups.map(({ subfamiliaId }) => subfamiliaId);
  // A group that overtakes another one while its quantity is typed would jump away.
  const [order] = useStateOf(`${sort} ${ids.toSorted((a, b) => a - b).join()}`, ids);

  return {
    groups: groups.toSorted(
      (a, b) => order.indexOf(a.subfamiliaId) - order.indexOf(b.subfamiliaId),
    ),
    sort,
    chooseSort(chosen) {
      tabStorage.write(SORT_KEY, chosen);
      setSort(chosen);
    },
  };
}
