import { expect, test } from 'vitest';
import { parseFamiliaId, parseFamiliaParam } from '#domain/catalogue/familiaFilter.ts';
import { sortFamilias } from '#domain/catalogue/familiaOrder.ts';

test('familias are ordered by position, then name, those without a position last', () => {
  const list = Object.freeze([
    { id: 1, name: 'Ropa', position: null },
    { id: 2, name: 'Gorras', position: 2 },
    { id: 3, name: 'Álbumes', position: null },
    { id: 4, name: 'Bolsos', position: 1 },
    { id: 5, name: 'Aretes', position: 2 },
    { id: 6, name: 'Aretes', position: 2 },
  ]);
  expect(sortFamilias(list).map(({ id }) => id)).toEqual([4, 5, 6, 2, 3, 1]);
  expect(list[0]?.id).toBe(1);
  expect(sortFamilias(list.toReversed()).map(({ id }) => id)).toEqual([4, 5, 6, 2, 3, 1]);
});

test.each<[string | null, string | null]>([
  ['3', '3'],
  ['123456789012345678', '123456789012345678'],
  ['1234567890123456789', null],
  ['0', null],
  ['3.5', null],
  [null, null],
])('the parameter %s is the familia id %s', (text, id) => {
  expect(parseFamiliaId(text)).toBe(id);
});

test.each([
  [null, { kind: 'all' }],
  ['', { kind: 'all' }],
  ['7', { kind: 'familia', id: '7' }],
  ['abc', { kind: 'junk' }],
])('the parameter %s means %o', (text, expected) => {
  expect(parseFamiliaParam(text)).toEqual(expected);
});
