import { expect, test } from 'vitest';
import type { SubfamiliaSummary } from '#domain/catalogue/catalogue.ts';
import { DEFAULT_SORT, parseSort, sortSubfamilias } from '#domain/catalogue/sorting.ts';
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
] as const)('%s: without a price comes last, ties by name', (sort, ids) => {
  expect(sortSubfamilias(LIST, sort).map(({ id }) => id)).toEqual(ids);
});

test.each(['priceAsc', 'priceDesc'] as const)('%s: what is no price comes last', (sort) => {
  const list = [buildSubfamilia({ id: 7, name: 'A', fromPrice: Number.NaN }), ...LIST];
  const ids = sortSubfamilias(list, sort).map(({ id }) => id);
  expect(ids.slice(-3)).toEqual([7, 2, 6]);
});

test.each(['nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'] as const)(
  '%s: same price and name but for case and accents, lower id first',
  (sort) => {
    const twins = [
      buildSubfamilia({ id: 9, name: 'camisetas' }),
      buildSubfamilia({ id: 3, name: 'CAMISÉTAS' }),
    ];
    expect(sortSubfamilias(twins, sort).map(({ id }) => id)).toEqual([3, 9]);
  },
);

test('the list given is not touched, and may be empty', () => {
  const frozen = Object.freeze([...LIST]);
  sortSubfamilias(frozen, 'priceAsc');
  expect(frozen).toEqual(LIST);
  expect(sortSubfamilias([], 'nameAsc')).toEqual([]);
});

test.each([
  ['priceDesc', 'priceDesc'],
  ['nameDesc', 'nameDesc'],
  [null, DEFAULT_SORT],
  ['', DEFAULT_SORT],
  ['NAMEDESC', DEFAULT_SORT],
  ['toString', DEFAULT_SORT],
])('the text %s means %s', (text, expected) => {
  expect(parseSort(text)).toBe(expected);
  expect(DEFAULT_SORT).toBe('nameAsc');
});
