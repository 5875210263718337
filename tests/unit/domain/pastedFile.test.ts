import { expect, test } from 'vitest';
import { pastedFileName } from '#domain/pictures/pastedFile.ts';

test.each([
  ['image.png', 'image/png', 0, 'pegada_2026-03-04_050607.png'],
  ['image.png', 'image/png', 1, 'pegada_2026-03-04_050607_2.png'],
  ['', 'image/jpeg', 0, 'pegada_2026-03-04_050607.jpg'],
  ['image.tiff', 'image/tiff', 0, 'pegada_2026-03-04_050607.png'],
  ['camiseta image.png', 'image/png', 0, 'camiseta image.png'],
])('%j of the type %s, number %i, is called %s', (name, type, index, called) => {
  expect(pastedFileName(name, type, new Date(2026, 2, 4, 5, 6, 7), index)).toBe(called);
});
