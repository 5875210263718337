import { expect, test } from 'vitest';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { DEFAULT_SORT, parseSort, resort, sortByName } from '#domain/catalogue/sorting.ts';
import { buildSubfamilia } from './fixtures.ts';

const LIST: readonly SubfamiliaSummary[] = [
  buildSubfamilia({ id: 1, name: 'Zapatos', fromPrice: 900 }),
  buildSubfamilia({ id: 2, name: 'árbol', fromPrice: null }),
  buildSubfamilia({ id: 3, name: 'Camiseta 10', fromPrice: 1000 }),
  buildSubfamilia({ id: 4, name: 'camiseta 9', fromPrice: 1000 }),
  buildSubfamilia({ id: 5, name: 'Ñandú', fromPrice: 20_000 }),
  buildSubfamilia({ id: 6, name: 'Nube', fromPrice: null }),
];

test.each([
  ['nameAsc', [2, 4, 3, 6, 5, 1]],
  ['nameDesc', [1, 5, 6, 3, 4, 2]],
  ['priceAsc', [1, 4, 3, 5, 2, 6]],
  ['priceDesc', [5, 4, 3, 1, 2, 6]],
] as const)('%s puts a missing price last and orders ties by name', (sort, ids) => {
  expect(resort(sortByName(LIST), sort).map(({ id }) => id)).toEqual(ids);
});

test('equal price and name are ordered by id in every order', () => {
  const twins = [
    buildSubfamilia({ id: 9, name: 'camisetas' }),
    buildSubfamilia({ id: 3, name: 'CAMISÉTAS' }),
  ];
  for (const sort of ['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const) {
    expect(resort(sortByName(twins), sort).map(({ id }) => id)).toEqual([3, 9]);
  }
});

test.each([
  ['priceDesc', 'priceDesc'],
  [null, DEFAULT_SORT],
  ['NAMEDESC', DEFAULT_SORT],
  ['toString', DEFAULT_SORT],
])('the parameter %s is read as the order %s', (text, expected) => {
  expect(parseSort(text)).toBe(expected);
  expect(DEFAULT_SORT).toBe('nameAsc');
});
