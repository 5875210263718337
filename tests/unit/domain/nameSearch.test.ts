import { expect, test } from 'vitest';
import { searchByWords } from '#domain/text/nameSearch.ts';

const LIST = [
  { name: 'Camiseta cuello redondo', familia: 'Camisetas' },
  { name: 'Ñandutí', familia: 'Algodón crudo' },
  { name: 'Zi\u0301per 100 %', familia: 'Algodón crudo' },
];

test.each([
  [' \t', [0, 1, 2]],
  ['redondo camiseta', [0]],
  ['ñandutí', [1]],
  ['algodon', [1, 2]],
  ['zíper algodón', [2]],
  ['redondo algodon', []],
  ['redondocamisetas', []],
  ['.*', [0, 1, 2]],
  ['“redondo”, camiseta.', [0]],
  [`${' '.repeat(60)}zíper${' '.repeat(95)}gorra`, [2]],
])('the search "%s" finds the items that contain all its words', (search, found) => {
  const names = searchByWords(LIST, search, ({ name, familia }) => [name, familia]);
  expect(names).toEqual(found.map((index) => LIST[index]));
});
