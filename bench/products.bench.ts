import { beforeAll, describe } from 'vitest';
import { listStaffProductos } from '#data/productos/staffList.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { useBackend } from '#tests/backend.ts';
import { FILL_MS, measure, shopOf } from './measure.ts';

// Times of the product list with 20,000 products, three quarters of them with two pictures. The limit is
// 300 ms.

const COUNT = 20_000;
const LAST_PAGE = COUNT / 50;
const NOWHERE = 'uno dos tres cuatro cinco seis siete ocho';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(shopOf(COUNT / 20));
}, FILL_MS);

const read = (name: string, listing: Partial<ProductoListing>) =>
  measure(name, () => listStaffProductos({ ...readListing(''), ...listing }));

describe('a page', () => {
  read('the first', { page: 1 });
  read('the last', { page: LAST_PAGE });
});

describe('a search', () => {
  read('one word that one product has', { search: 'cam-999-5xl' });
  read('one word that every product has', { search: 'prenda' });
  read('one word that none has', { search: 'sombrero' });
  read('eight words that none has', { search: NOWHERE });
  read('eight times two letters that none has', { search: 'zq zx zk zj zb zv zw kq' });
  read('the last page of what every product has', { search: 'prenda', page: LAST_PAGE });
});

describe('products without pictures', () => {
  read('the first page', { isWithoutImages: true });
  read('the last page', { isWithoutImages: true, page: LAST_PAGE / 4 });
});
