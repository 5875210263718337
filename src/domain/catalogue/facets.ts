import type { SubfamiliaSummary, StockedVariant, VariantsById } from './catalogue.ts';
import { passesFilters, type FilterGroup, type VariantFilters } from './variantFilters.ts';

/** The choices of the filters, each with the number of subfamilias that it would show. */
export type Facets = ReturnType<typeof countFacets>;

/** Places in the sorted prices, as fractions: the prices there limit the ranges. */
const QUARTERS = [0.25, 0.5, 0.75];

/** Rounds to 100 below 1,000 colones, to 1,000 below 10,000 colones, otherwise to 5,000. */
function roundPrice(price: number): number {
  const step = price < 1000 ? 100 : price < 10_000 ? 1000 : 5000;
  return Math.round(price / step) * step;
}

/**
 * Makes at most four price ranges with round limits and about as many prices in each; none if all are about the same.
 * A `min` or `max` of `null` is no limit.
 */
function priceBands(prices: readonly number[]) {
  const sorted = prices.toSorted((a, b) => a - b);
  const low = sorted[0] ?? 0;
  const high = sorted.at(-1) ?? 0;
  const limits = [
    ...new Set(QUARTERS.map((part) => roundPrice(sorted[Math.floor(part * sorted.length)] ?? 0))),
  ].filter((limit) => limit > low && limit < high);
  if (limits.length === 0) return [];
  return [null, ...limits].map((min, index) => ({ min, max: limits[index] ?? null }));
}

/** Counts the subfamilias that have a variant with a key. All variants of one subfamilia must be added in a row. */
class Counter<Key> {
  readonly counts = new Map<Key, number>();
  #last = new Map<Key, number>();

  add(key: Key, subfamiliaId: number): void {
    if (this.#last.get(key) === subfamiliaId) return;
    this.#last.set(key, subfamiliaId);
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }
}

const pricesOf = (list: readonly SubfamiliaSummary[], variants: VariantsById) =>
  list.flatMap(({ id }) => (variants.get(id) ?? []).flatMap(({ price }) => price ?? []));

/**
 * Counts, for each choice of the filters, the subfamilias that it would show. The filters of other groups apply, those
 * of its own group do not. A chosen value that no subfamilia has counts 0.
 *
 * @param list after search and familia
 */
export function countFacets(
  list: readonly SubfamiliaSummary[],
  variants: VariantsById,
  filters: VariantFilters,
) {
  const colors = new Counter<number>();
  const tallas = new Counter<string>();
  const inBand = new Counter<number>();
  const stocked = new Counter<true>();
  const bands = priceBands(pricesOf(list, variants));
  for (const id of filters.colorIds) colors.counts.set(id, 0);
  for (const id of filters.tallaIds) tallas.counts.set(id, 0);

  function count(variant: StockedVariant, id: number) {
    const passesBut = (group: FilterGroup) => passesFilters(variant, filters, group);
    const { colorId, tallaId, price, stock } = variant;
    if (colorId !== null) {
      if (passesBut('color')) colors.add(colorId, id);
      else if (!colors.counts.has(colorId)) colors.counts.set(colorId, 0);
    }
    if (tallaId !== null) {
      if (passesBut('talla')) tallas.add(tallaId, id);
      else if (!tallas.counts.has(tallaId)) tallas.counts.set(tallaId, 0);
    }
    if (price !== null && passesBut('price')) {
      bands.forEach(({ min, max }, index) => {
        if (price >= (min ?? 0) && price <= (max ?? Infinity)) inBand.add(index, id);
      });
    }
    if (stock > 0 && passesBut('stock')) stocked.add(true, id);
  }

  for (const { id } of list) for (const variant of variants.get(id) ?? []) count(variant, id);
  return {
    colors: colors.counts,
    tallas: tallas.counts,
    bands: bands.map(({ min, max }, index) => ({ min, max, count: inBand.counts.get(index) ?? 0 })),
    inStock: stocked.counts.get(true) ?? 0,
  };
}
