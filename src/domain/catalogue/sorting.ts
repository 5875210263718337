import type { SubfamiliaSummary } from './catalogue.ts';
import { compareNames } from '../text/collation.ts';
import { isPrice } from '../prices/pricing.ts';

const SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;

/** How the catalogue is sorted, as the URL spells it. */
export type CatalogueSort = (typeof SORTS)[number];

/** @see docs/rules.md#cards */
export const DEFAULT_SORT: CatalogueSort = 'nameAsc';

/** The sort of a query parameter; the default for `null` and for unknown values. */
export function parseSort(text: string | null): CatalogueSort {
  return SORTS.find((sort) => sort === text) ?? DEFAULT_SORT;
}

function byName(a: SubfamiliaSummary, b: SubfamiliaSummary): number {
  return compareNames(a.name, b.name);
}

function byPrice(direction: 1 | -1): (a: SubfamiliaSummary, b: SubfamiliaSummary) => number {
  return (a, b) => {
    const isPriced = isPrice(a.fromPrice) && isPrice(b.fromPrice);
    if (!isPriced) return Number(!isPrice(a.fromPrice)) - Number(!isPrice(b.fromPrice));
    return direction * (a.fromPrice - b.fromPrice);
  };
}

const COMPARE = {
  nameAsc: byName,
  nameDesc: (a, b) => byName(b, a),
  priceAsc: byPrice(1),
  priceDesc: byPrice(-1),
} as const satisfies Record<CatalogueSort, (a: SubfamiliaSummary, b: SubfamiliaSummary) => number>;

/**
 * A new list in the order of `sort`. Subfamilias without a price come last in both price orders;
 * equal ones are ordered by name, then by id.
 *
 * @see docs/rules.md#cards
 */
export function sortSubfamilias(
  list: readonly SubfamiliaSummary[],
  sort: CatalogueSort,
): SubfamiliaSummary[] {
  const compare = COMPARE[sort];
  return list.toSorted((a, b) => compare(a, b) || byName(a, b) || a.id - b.id);
}
