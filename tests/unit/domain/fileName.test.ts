import { expect, test } from 'vitest';
import { pictureFileName } from '#domain/pictures/fileName.ts';

const DAY = '2026-11-21';

test.each([
  [{ detail: 'Algodón peinado 24/1', name: 'Camiseta', colorName: 'Rojo' }, 'algodon-peinado-24-1'],
  [{ detail: null, name: 'Camiseta niño', colorName: 'Azul' }, 'camiseta-nino-azul-2026-11-21'],
  [{ detail: '  ', name: 'Polo', colorName: null }, 'polo-2026-11-21'],
  [{ detail: '../..\\<b>"x"', name: 'Polo', colorName: null }, 'b-x'],
  [{ detail: '🎽', name: '🎽', colorName: null }, '2026-11-21'],
])('%o is saved as %s.webp', (subject, expected) => {
  expect(pictureFileName(subject, DAY)).toBe(`${expected}.webp`);
});

test('a long name is cut', () => {
  const name = pictureFileName({ detail: 'camiseta '.repeat(50), name: '', colorName: null }, DAY);
  expect(name.length).toBeLessThanOrEqual(85);
  expect(name).toMatch(/[a-z]\.webp$/);
});
