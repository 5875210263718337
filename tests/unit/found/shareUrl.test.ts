import { expect, test } from 'vitest';
import { initialProducto } from '#domain/catalogue/variants.ts';
import { shareUrl } from '#features/product/shareUrl.ts';
import { readChoice } from '#features/product/variantParams.ts';
import { buildProducto, RED } from '../domain/fixtures.ts';

const SITE = 'https://tienda.example';

test.each([
  ['a colour and a size', { color: RED, tallaId: 'XL' }, '/product/7?color=1&talla=XL'],
  ['a size alone', { color: null, tallaId: '4-6 años' }, '/product/7?color=&talla=4-6+a%C3%B1os'],
  ['a colour alone', { color: RED, tallaId: null }, '/product/7?color=1&talla='],
  ['hostile letters', { color: null, tallaId: '"&#<' }, '/product/7?color=&talla=%22%26%23%3C'],
])('the link to a variant with %s opens that variant', (_what, part, path) => {
  const shared = buildProducto({ id: 1, ...part });
  const url = shareUrl(SITE, 7, shared);
  expect(url).toBe(SITE + path);
  const others = [buildProducto({ id: 2 }), buildProducto({ id: 3, color: null, tallaId: null })];
  expect(initialProducto([...others, shared], readChoice(new URL(url).searchParams))).toBe(shared);
});

test('the link to a product without a choice has no query', () => {
  expect(shareUrl(SITE, 7, null)).toBe('https://tienda.example/product/7');
});
