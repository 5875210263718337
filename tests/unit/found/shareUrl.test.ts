import { expect, test } from 'vitest';
import { initialProducto } from '#domain/catalogue/variants.ts';
import { shareUrl } from '#features/product/shareUrl.ts';
import { readChoice } from '#features/product/variantParams.ts';
import { buildProducto, RED } from '../domain/fixtures.ts';

const SITE = 'https://tienda.example';

test.each([
  ['a colour and a size', { color: RED, tallaId: 'XL' }, '/product/7?color=1&talla=XL'],
  ['a size alone', { color: null, tallaId: '4-6 años' }, '/product/7?color=&talla=4-6+a%C3%B1os'],
  ['neither', { color: null, tallaId: null }, '/product/7?color=&talla='],
  ['hostile letters', { color: null, tallaId: '"&#<' }, '/product/7?color=&talla=%22%26%23%3C'],
])('the link to a variant with %s', (_what, part, path) => {
  expect(shareUrl(SITE, 7, buildProducto(part))).toBe(SITE + path);
});

test('the link to a product of which nothing is chosen', () => {
  expect(shareUrl(SITE, 7, null)).toBe('https://tienda.example/product/7');
});

test.each([
  ['a colour and a size', 1],
  ['a size alone', 2],
  ['a colour alone', 3],
  ['neither', 4],
])('the link to a variant with %s opens that very variant', (_what, id) => {
  const productos = [
    buildProducto({ id: 1, color: RED, tallaId: 'M' }),
    buildProducto({ id: 2, color: null, tallaId: 'M' }),
    buildProducto({ id: 3, color: RED, tallaId: null }),
    buildProducto({ id: 4, color: null, tallaId: null }),
  ];
  const shared = productos.find((producto) => producto.id === id) ?? null;
  const { searchParams } = new URL(shareUrl(SITE, 7, shared));
  expect(initialProducto(productos, readChoice(searchParams))?.id).toBe(id);
});
