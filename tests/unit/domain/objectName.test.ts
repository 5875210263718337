import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName, thumbnailPath } from '#domain/pictures/objectName.ts';

test.each([
  ['camiseta.jpg', 'camiseta.jpg'],
  ['Camiseta Niño.jpg', 'Camiseta_Nino.jpg'],
  ['algodón peinado ÁÉÍÓÚ Ü.jpg', 'algodon_peinado_AEIOU_U.jpg'],
  ['algodo\u0301n.jpg', 'algodon.jpg'],
  ['IMG-2026_11.v2.jpg', 'IMG-2026_11.v2.jpg'],
  ['100% (1) #2.jpg', '100___1___2.jpg'],
  ['👕.jpg', '_.jpg'],
  ['布.jpg', '_.jpg'],
  ['a&b=c?d.jpg', 'a_b_c_d.jpg'],
  ['FOTO.JPG', 'FOTO.jpg'],
  ['foto.jpeg', 'foto.jpeg'],
  ['foto.jfif', 'foto.jpg'],
  ['foto.png', 'foto.jpg'],
  ['foto', 'foto.jpg'],
  ['factura.pdf.jpg', 'factura.pdf.jpg'],
  ['', '_.jpg'],
  ['.jpg', '_jpg.jpg'],
  ['.placeholder', '_placeholder.jpg'],
  ['..', '_.jpg'],
  ['../../secreto.jpg', 'secreto.jpg'],
  ['C:\\Fotos\\gorra.jpg', 'gorra.jpg'],
  ['a..b.jpg', 'a_b.jpg'],
  ['punto..jpg', 'punto_.jpg'],
  ['uno\ndos\0.jpg', 'uno_dos_.jpg'],
])('%j is stored as %s', (given, stored) => {
  expect(safeFileName(given, 'image/jpeg')).toBe(stored);
});

test.each([
  ['image/webp', 'foto.webp'],
  ['image/png', 'foto.png'],
  ['image/gif', 'foto.gif'],
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

test('a thumbnail is stored under the time and its name', () => {
  expect(thumbnailPath('Gorra añil.png', 'image/png', 1_790_000_000_123)).toBe(
    'thumbnails/1790000000123_Gorra_anil.png',
  );
});
