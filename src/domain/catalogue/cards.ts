import { isPrice } from '../prices/pricing.ts';
import { compareNames } from '../text/collation.ts';
import type { SubfamiliaSummary, VariantsById } from './catalogue.ts';
import { filterByVariants, filterCount, type VariantFilters } from './variantFilters.ts';

/** The subfamilias of the store as cards. A built document has only the first cards, sorted by name. */
export type Cards = { readonly cards: readonly SubfamiliaSummary[] } & (
  | { readonly isWhole: true }
  | {
      readonly isWhole: false;
      /** Number of subfamilias in all. */
      readonly total: number;
      /** Ids of the familias, each with its number of subfamilias. */
      readonly counts: readonly (readonly [familiaId: number, count: number])[];
    }
);

/** Cards that are shown before all other cards: more than a large screen holds. */
export const FIRST_CARDS = 24;

function countByFamilia(list: readonly SubfamiliaSummary[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { familiaId } of list) counts.set(familiaId, (counts.get(familiaId) ?? 0) + 1);
  return counts;
}

/** Sorts the cards by name, then by id. For a long list this takes longer than anything else in this file. */
export function byName(all: Cards): Cards {
  if (!all.isWhole) return all;
  const cards = all.cards.toSorted((a, b) => compareNames(a.name, b.name) || a.id - b.id);
  return { ...all, cards };
}

export function firstCards(list: readonly SubfamiliaSummary[]): Cards {
  const { cards } = byName({ cards: list, isWhole: true });
  const counts = [...countByFamilia(list)];
  return { cards: cards.slice(0, FIRST_CARDS), isWhole: false, total: list.length, counts };
}

/** Sort orders by their names in the URL, in the order in which the page offers them. */
export const SORTS = ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const;

export type CatalogueSort = (typeof SORTS)[number];

/** @see docs/rules.md#cards */
export const DEFAULT_SORT: CatalogueSort = 'nameAsc';

/** Reads the sort from a query parameter; `null` and unknown values are the default. */
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

/**
 * Sorts cards that are sorted by name: cards of one price keep this order, and cards without a price are last by price.
 */
function sortCards(
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

/** The query parameter `familia` of the catalogue. `junk` cannot be an id, so it matches nothing. */
export type FamiliaParam =
  | { readonly kind: 'all' }
  | { readonly kind: 'familia'; readonly id: string }
  | { readonly kind: 'junk' };

/** Reads the query parameter: an id of at most 18 digits, which a bigint holds; missing or empty means all. */
export function parseFamiliaParam(text: string | null): FamiliaParam {
  if (text === null || text === '') return { kind: 'all' };
  const isId = /^[0-9]{1,18}$/.test(text) && Number(text) > 0;
  return isId ? { kind: 'familia', id: text } : { kind: 'junk' };
}

function filterByFamilia(list: readonly SubfamiliaSummary[], filter: FamiliaParam) {
  if (filter.kind === 'all') return list;
  const familiaId = filter.kind === 'familia' ? Number(filter.id) : null;
  return list.filter((subfamilia) => subfamilia.familiaId === familiaId);
}

/** Filters and order of the catalogue. */
export type CardChoice = {
  readonly filter: FamiliaParam;
  readonly variantFilters: VariantFilters;
  readonly sort: CatalogueSort;
};

/** The cards that the catalogue shows; `null`: not known yet. */
export type ShownCards = {
  readonly cards: readonly SubfamiliaSummary[] | null;
  /** Cards that match the search and the familia, whatever the other filters. */
  readonly unfiltered: readonly SubfamiliaSummary[] | null;
  /** Number of subfamilias by familia id, whatever the chosen familia. */
  readonly counts: ReadonlyMap<number, number> | null;
  /** Number of cards in all, also of those that a built document lacks. */
  readonly count: number;
};

const UNKNOWN: ShownCards = { cards: null, unfiltered: null, counts: null, count: 0 };

/**
 * Finds the cards that match the search and all filters, in the chosen order.
 *
 * @param all from {@link byName}
 * @param foundIds ids that the search finds; `null`: not known yet
 * @param variants needed for filters; `null`: not known yet
 * @see docs/rules.md#cards
 */
export function shownCards(
  all: Cards | undefined,
  foundIds: ReadonlySet<number> | 'all' | null,
  variants: VariantsById | null,
  { filter, variantFilters, sort }: CardChoice,
): ShownCards {
  if (all === undefined || foundIds === null) return UNKNOWN;
  const isFiltered = filterCount(variantFilters) > 0;
  if (!all.isWhole) {
    const isChosen = foundIds !== 'all' || filter.kind !== 'all' || sort !== DEFAULT_SORT;
    if (isChosen || isFiltered) return UNKNOWN;
    return { ...UNKNOWN, cards: all.cards, counts: new Map(all.counts), count: all.total };
  }
  const searched = foundIds === 'all' ? all.cards : all.cards.filter(({ id }) => foundIds.has(id));
  const unfiltered = filterByFamilia(searched, filter);
  if (isFiltered && variants === null) return { ...UNKNOWN, unfiltered };
  const fitting =
    isFiltered && variants ? filterByVariants(searched, variants, variantFilters) : searched;
  const cards = sortCards(filterByFamilia(fitting, filter), sort);
  return { cards, unfiltered, counts: countByFamilia(fitting), count: cards.length };
}
