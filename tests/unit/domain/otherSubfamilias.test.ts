import { expect, test } from 'vitest';
import { relatedSubfamilias } from '#domain/catalogue/relatedSubfamilias.ts';
import { otherSeen, withSeen } from '#domain/catalogue/seenSubfamilias.ts';
import { buildSubfamilia } from './fixtures.ts';

test('related subfamilias: at most eight others, those with a price first, then by name', () => {
  const familia = [
    buildSubfamilia({ id: 1, name: 'La propia' }),
    buildSubfamilia({ id: 2, name: 'Álamo', fromPrice: null }),
    buildSubfamilia({ id: 3, name: 'Zapote' }),
    buildSubfamilia({ id: 4, name: 'Árbol' }),
    buildSubfamilia({ id: 5, name: 'Abeto', fromPrice: Number.NaN }),
    buildSubfamilia({ id: Number.NaN, name: 'Sin id' }),
  ];
  expect(relatedSubfamilias(familia, 1).map(({ name }) => name)).toEqual([
    'Árbol',
    'Zapote',
    'Abeto',
    'Álamo',
  ]);
  const many = Array.from({ length: 20 }, (_, index) => buildSubfamilia({ id: index + 1 }));
  expect(relatedSubfamilias(many, 3).map(({ id }) => id)).toEqual([1, 2, 4, 5, 6, 7, 8, 9]);
  expect(relatedSubfamilias([], 1)).toEqual([]);
});

test('seen subfamilias: newest first, each once, twelve beside the current one', () => {
  expect(withSeen([], 1)).toEqual([1]);
  expect(withSeen([1, 2, 3], 2)).toEqual([2, 1, 3]);
  let ids: readonly number[] = [];
  for (let id = 1; id <= 20; id += 1) ids = withSeen(ids, id);
  expect(otherSeen(ids, 20)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8]);
  expect(otherSeen(ids, 99)).toHaveLength(12);
});
