import { expect, test } from 'vitest';
import type { SubfamiliaSummary, Variant } from '#domain/catalogue/catalogue.ts';
import { countFacets, priceBands } from '#domain/catalogue/facets.ts';
import {
  filterByVariants,
  filterCount,
  NO_FILTERS,
  type VariantFilters,
} from '#domain/catalogue/variantFilters.ts';

const variant = (colorId: number | null, tallaId: string | null, price: number | null, stock = 1) =>
  ({ colorId, tallaId, price, stock }) satisfies Variant;

const [NEGRO, ROJO] = [1, 2];

const VARIANTS = new Map<number, readonly Variant[]>([
  [1, [variant(NEGRO, 'M', 3000), variant(ROJO, 'L', 5000, 0)]],
  [2, [variant(ROJO, 'M', 1000), variant(ROJO, 'L', 1000)]],
  [3, [variant(null, null, null)]],
]);

const LIST: SubfamiliaSummary[] = [1, 2, 3, 4].map((id) => ({
  id,
  name: `Modelo ${id}`,
  familiaId: 1,
  thumbnailUrl: null,
  fromPrice: null,
}));

const filtered = (filters: Partial<VariantFilters>) =>
  filterByVariants(LIST, VARIANTS, { ...NO_FILTERS, ...filters }).map(({ id }) => id);

test.each<[string, Partial<VariantFilters>, number[]]>([
  ['a colour', { colorIds: [NEGRO] }, [1]],
  ['one of two colours', { colorIds: [NEGRO, ROJO] }, [1, 2]],
  ['a colour in a size', { colorIds: [ROJO], tallaIds: ['L'] }, [1, 2]],
  ['the size of another colour', { colorIds: [NEGRO], tallaIds: ['L'] }, []],
  ['stock of that very producto', { colorIds: [ROJO], tallaIds: ['L'], isInStock: true }, [2]],
  ['a lowest price', { minPrice: 3000 }, [1]],
  ['a highest price', { maxPrice: 2999 }, [2]],
  ['both prices', { minPrice: 1000, maxPrice: 3000 }, [1, 2]],
  ['stock alone', { isInStock: true }, [1, 2, 3]],
  ['no filter: those with productos', {}, [1, 2, 3]],
])('one and the same producto must have %s', (_what, filters, ids) => {
  expect(filtered(filters)).toEqual(ids);
  expect(filterCount({ ...NO_FILTERS, ...filters }) > 0).toBe(Object.keys(filters).length > 0);
});

test('a choice counts the subfamilias that it would leave, with the filters of the other groups', () => {
  const facets = countFacets(LIST, VARIANTS, { ...NO_FILTERS, colorIds: [ROJO], isInStock: true });
  expect([...facets.colors]).toEqual([
    [ROJO, 1],
    [NEGRO, 1],
  ]);
  expect(Object.fromEntries(facets.tallas)).toEqual({ M: 1, L: 1 });
  expect(facets.inStock).toBe(1);
  expect(countFacets([], VARIANTS, { ...NO_FILTERS, tallaIds: ['XL'] }).tallas.get('XL')).toBe(0);
});

test('ranges of prices are round, leave no gap, and count what they hold', () => {
  expect(priceBands([900, 1200, 1500, 2600, 4300, 5200, 8100, 22_000])).toEqual([
    { min: null, max: 2000 },
    { min: 2000, max: 4000 },
    { min: 4000, max: 8000 },
    { min: 8000, max: null },
  ]);
  expect(priceBands([])).toEqual([]);
  expect(priceBands([3500, 3500, 3500])).toEqual([]);
  const { bands } = countFacets(LIST, VARIANTS, NO_FILTERS);
  expect(bands.length).toBeGreaterThan(1);
  expect(bands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(2);
});
