import { beforeAll, describe } from 'vitest';
import { listStaffProductos } from '#data/productos/staffList.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { useBackend } from '#tests/backend.ts';
import { FILL_MS, measure } from './measure.ts';

// Times of the product list with 20,000 products, three quarters of them with two pictures. The limit is
// 300 ms. Run it alone with
// `npx vitest bench --run --project screens`.

const COUNT = 20_000;
const LAST_PAGE = COUNT / 50;
const NOWHERE = 'uno dos tres cuatro cinco seis siete ocho';

const FILL = `
  insert into public.familia (id, nombre) values (1, 'Camisetas');
  insert into public.subfamilia (id, nombre, familia_id)
  select n, 'Camiseta modelo ' || n, 1 from generate_series(1, 200) n;
  insert into public.color (numeric_id, name) select n, 'Color ' || n from generate_series(1, 40) n;
  insert into public.talla (id) values ('S'), ('M'), ('L'), ('XL');
  insert into public.producto (
    id, codigo, nombre, detalle, sub_familia_id, precio1, precio2, precio3,
    iva_id, color_numeric_id, talla_id
  )
  select n, 'CAM-' || lpad(n::text, 5, '0'), 'Camiseta cuello redondo manga larga ' || n,
    case when n % 3 = 0 then null else 'Algodón peinado 100 %, lote ' || n end,
    1 + n % 200, 3500, 3000, 2500, 1, 1 + n % 40, (array['S', 'M', 'L', 'XL'])[1 + n % 4]
  from generate_series(1, ${COUNT}) n;
  insert into public.images (url, producto_id)
  select '/foto-' || n || '-' || k || '.webp', n
  from generate_series(1, ${COUNT}) n, generate_series(1, 2) k where n % 4 <> 0;
`;

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(FILL);
}, FILL_MS);

const read = (name: string, listing: Partial<ProductoListing>) =>
  measure(name, () => listStaffProductos({ ...readListing(''), ...listing }));

describe('a page', () => {
  read('the first', { page: 1 });
  read('the last', { page: LAST_PAGE });
});

describe('a search', () => {
  read('one word that one product has', { search: 'cam-19999' });
  read('one word that every product has', { search: 'camiseta' });
  read('one word that none has', { search: 'sombrero' });
  read('eight words that none has', { search: NOWHERE });
  read('eight times two letters that none has', { search: 'zq zx zk zj zb zv zw kq' });
  read('the last page of what every product has', { search: 'camiseta', page: LAST_PAGE });
});

describe('products without pictures', () => {
  read('the first page', { isWithoutImages: true });
  read('the last page', { isWithoutImages: true, page: LAST_PAGE / 4 });
});
