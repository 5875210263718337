import { expect, test } from 'vitest';
import { pastedFileName } from '#domain/pictures/pastedFile.ts';

const NOW = new Date(2026, 2, 4, 5, 6, 7);

test.each([
  ['image.png', 'image/png', 0, 0, 'pegada_2026-03-04_050607.png'],
  ['imagen.png', 'image/png', 5, 1, 'pegada_2026-03-04_050607_2.png'],
  ['画像.png', 'image/png', 5_000, 0, 'pegada_2026-03-04_050607.png'],
  ['image.tiff', 'image/tiff', 0, 0, 'pegada_2026-03-04_050607.png'],
  ['', 'image/jpeg', 60_000, 0, 'pegada_2026-03-04_050607.jpg'],
  ['image.png', 'image/png', 5_001, 0, 'image.png'],
  ['CCR-NEGRO-M.jpg', 'image/jpeg', 86_400_000, 1, 'CCR-NEGRO-M.jpg'],
])('%j of the type %s, %i ms old, number %i, is called %s', (name, type, ageMs, index, called) => {
  const file = { name, type, lastModified: NOW.getTime() - ageMs };
  expect(pastedFileName(file, NOW, index)).toBe(called);
});
