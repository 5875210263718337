import { describe, expect, test } from 'vitest';
import { parseFamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { countByFamilia } from '#domain/catalogue/catalogueStart.ts';
import { filterSubfamilias } from '#features/catalogue/filterSubfamilias.ts';
import { buildSubfamilia } from '../domain/fixtures.ts';

const LIST = [
  buildSubfamilia({ id: 1, familiaId: 1 }),
  buildSubfamilia({ id: 2, familiaId: 2 }),
  buildSubfamilia({ id: 3, familiaId: 1 }),
];

test.each([
  ['', [1, 2, 3]],
  ['1', [1, 3]],
  ['002', [2]],
  ['4', []],
])('the parameter %j selects the subfamilias %j', (text, ids) => {
  const filtered = filterSubfamilias(LIST, parseFamiliaParam(text));
  expect(filtered.map(({ id }) => id)).toEqual(ids);
});

describe('bad inputs', () => {
  test('a parameter that is no familia id selects nothing', () => {
    expect(filterSubfamilias(LIST, parseFamiliaParam('<script>'))).toEqual([]);
  });
});

test('the subfamilias of each familia are counted', () => {
  expect([...countByFamilia(LIST)]).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(countByFamilia([]).size).toBe(0);
});
