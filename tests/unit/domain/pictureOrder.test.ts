import { expect, test } from 'vitest';
import { comparePictures } from '#domain/catalogue/pictureOrder.ts';

test('a shorter name comes before its extensions, and 2 before 10', () => {
  const names = ['x-10.webp', 'x-espalda.webp', 'x.webp', 'x-2.webp', 'X-1.png'];
  expect(names.toSorted(comparePictures)).toEqual([
    'x.webp',
    'X-1.png',
    'x-2.webp',
    'x-10.webp',
    'x-espalda.webp',
  ]);
});
