import type { SubfamiliaSummary } from './catalogue.ts';
import { compareNames } from '../text/collation.ts';
import { isPrice } from '../prices/pricing.ts';

/** In the order in which they are offered. */
export const SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;

/** How the catalogue is sorted, as the URL spells it. */
export type CatalogueSort = (typeof SORTS)[number];

/** @see docs/rules.md#cards */
export const DEFAULT_SORT: CatalogueSort = 'nameAsc';

/** The sort of a query parameter; the default for `null` and for unknown values. */
export function parseSort(text: string | null): CatalogueSort {
  return SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
}

function byPrice(direction: 1 | -1): (a: SubfamiliaSummary, b: SubfamiliaSummary) => number {
  return (a, b) => {
    const isPriced = isPrice(a.fromPrice) && isPrice(b.fromPrice);
    if (!isPriced) return Number(!isPrice(a.fromPrice)) - Number(!isPrice(b.fromPrice));
    return direction * (a.fromPrice - b.fromPrice);
  };
}

/** A new list ordered by name, then by id. */
export function sortByName(list: readonly SubfamiliaSummary[]): SubfamiliaSummary[] {
  return list.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id);
}

/**
 * The list in the order of `sort`. Subfamilias without a price come last in both price orders; equal
 * ones are ordered by name, then by id.
 *
 * @param list of {@link sortByName}, which takes most of the time of a long list
 * @see docs/rules.md#cards
 */
export function resort(
  list: readonly SubfamiliaSummary[],
  sort: CatalogueSort,
): readonly SubfamiliaSummary[] {
  switch (sort) {
    case 'nameAsc':
      return list;
    case 'nameDesc':
      return list.toSorted((a, b) => compareNames(b.name, a.name));
    case 'priceAsc':
      return list.toSorted(byPrice(1));
    case 'priceDesc':
      return list.toSorted(byPrice(-1));
  }
}

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
