import { expect, test } from 'vitest';
import { listPictures } from '#features/product/productPictures.ts';
import { BLUE, buildProducto, RAINBOW, RED } from '../domain/fixtures.ts';

const SUBFAMILIA = {
  id: 1,
  name: 'Camiseta',
  familiaId: 1,
  familiaName: 'Camisetas',
  thumbnailUrl: '/thumb.webp',
};
const PRODUCTOS = [
  buildProducto({ id: 1, color: RAINBOW, imageUrls: ['/rainbow'] }),
  buildProducto({ id: 2, color: null, imageUrls: ['/plain', '/shared'] }),
  buildProducto({ id: 3, color: RED, imageUrls: ['/red', '/shared'] }),
  buildProducto({ id: 4, color: BLUE, imageUrls: ['/blue'] }),
  buildProducto({ id: 5, color: RED, imageUrls: ['/red', '/red-2'] }),
];

test.each([
  [RED.id, ['/red', '/shared', '/red-2', '/blue', '/rainbow', '/plain']],
  [BLUE.id, ['/blue', '/red', '/shared', '/red-2', '/rainbow', '/plain']],
  [null, ['/plain', '/shared', '/blue', '/red', '/red-2', '/rainbow']],
  [99, ['/blue', '/red', '/shared', '/red-2', '/rainbow', '/plain']],
])('the pictures of the chosen colour %s come first, each once', (colorId, urls) => {
  expect(listPictures(SUBFAMILIA, PRODUCTOS, colorId).map(({ url }) => url)).toEqual(urls);
});

test('a product without pictures has the thumbnail of its subfamilia, or nothing', () => {
  const bare = [buildProducto({ imageUrls: [] })];
  expect(listPictures(SUBFAMILIA, bare, RED.id)).toEqual([{ url: '/thumb.webp', colorName: null }]);
  expect(listPictures({ ...SUBFAMILIA, thumbnailUrl: null }, bare, RED.id)).toEqual([]);
});
