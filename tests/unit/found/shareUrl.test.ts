import { expect, test } from 'vitest';
import { shareUrl } from '../../../src/features/product/shareUrl.ts';
import { buildProducto, RED } from '../domain/fixtures.ts';

const SITE = 'https://tienda.example';

test.each([
  ['a colour and a size', { color: RED, tallaId: 'XL' }, '/product/7?color=1&talla=XL'],
  ['a size alone', { color: null, tallaId: '4-6 años' }, '/product/7?talla=4-6+a%C3%B1os'],
  ['neither', { color: null, tallaId: null }, '/product/7'],
  ['hostile letters', { color: null, tallaId: '"&#<' }, '/product/7?talla=%22%26%23%3C'],
])('the link to a variant with %s', (_what, part, path) => {
  expect(shareUrl(SITE, 7, buildProducto(part))).toBe(SITE + path);
});

test('the link to a product of which nothing is chosen', () => {
  expect(shareUrl(SITE, 7, null)).toBe('https://tienda.example/product/7');
});
