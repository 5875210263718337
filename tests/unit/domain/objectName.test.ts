import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName, thumbnailPath } from '#domain/pictures/objectName.ts';

test.each([
  ['algodón peinado ÁÉÍÓÚ Ü.jpg', 'algodon_peinado_AEIOU_U.jpg'],
  ['algodo\u0301n.jpg', 'algodon.jpg'],
  ['IMG-2026_11.v2.jpg', 'IMG-2026_11.v2.jpg'],
  ['100% (1) #2.jpg', '100___1___2.jpg'],
  ['👕.jpg', '_.jpg'],
  ['FOTO.JPG', 'FOTO.jpg'],
  ['foto.jpeg', 'foto.jpeg'],
  ['foto', 'foto.jpg'],
  ['.placeholder', '_placeholder.jpg'],
  ['../../secreto.jpg', 'secreto.jpg'],
  ['C:\\Fotos\\gorra.jpg', 'gorra.jpg'],
  ['a..b.jpg', 'a_b.jpg'],
  ['punto..jpg', 'punto_.jpg'],
  ['uno\ndos\0.jpg', 'uno_dos.jpg'],
])('%j is stored as %s', (given, stored) => {
  expect(safeFileName(given, 'image/jpeg')).toBe(stored);
});

test.each([
  ['image/webp', 'foto.webp'],
  ['image/unknown', 'foto.jpg'],
])('a picture of type %s is stored as %s', (type, stored) => {
  expect(safeFileName('foto.jpg', type)).toBe(stored);
});

test('a long name keeps its ending and stays short', () => {
  const stored = safeFileName(`${'ñ'.repeat(300)}.jpg`, 'image/jpeg');
  expect(stored).toBe(`${'n'.repeat(120)}.jpg`);
});

test('any name becomes one that the bucket accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const path = thumbnailPath(name, 'image/webp', 1_700_000_000_000);
      expect(path).toMatch(/^thumbnails\/1700000000000_[A-Za-z0-9._-]+\.webp$/);
      expect(path).not.toContain('..');
      expect(path.length).toBeLessThan(512);
    }),
  );
});
