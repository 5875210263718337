import type { SubfamiliaSummary } from './catalogue.ts';
import { sortByName } from './sorting.ts';

/** Cards that are shown before all others: more than a large screen holds. */
export const FIRST_CARDS = 24;

/** The catalogue's part in a document: its first cards in the default order, without a filter. */
export type CatalogueStart = {
  readonly cards: readonly SubfamiliaSummary[];
  /** Number of subfamilias in all. */
  readonly total: number;
  /** Ids of the familias with their number of subfamilias. */
  readonly counts: readonly (readonly [familiaId: number, count: number])[];
};

/** Number of subfamilias by familia id. */
export function countByFamilia(list: readonly SubfamiliaSummary[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { familiaId } of list) counts.set(familiaId, (counts.get(familiaId) ?? 0) + 1);
  return counts;
}

/** The start of the whole catalogue. */
export function catalogueStart(list: readonly SubfamiliaSummary[]): CatalogueStart {
  return {
    cards: sortByName(list).slice(0, FIRST_CARDS),
    total: list.length,
    counts: [...countByFamilia(list)],
  };
}
