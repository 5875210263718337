import { http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { listBannerUrls } from '#data/banners/read.ts';
import { staffBannerQueries } from '#data/banners/write.ts';
import { listColors } from '#data/colors/read.ts';
import { listFamiliaTiles, listFamilias } from '#data/familias/read.ts';
import { pictureQueries } from '#data/library/write.ts';
import { listImages } from '#data/productos/images.ts';
import { optionQueries } from '#data/options.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import { listBulkProductos, listStaffProductos } from '#data/productos/staffList.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/write.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { network } from '#tests/backend.ts';
import { faults } from '#tests/faults.ts';
import { useSignedInShop } from '../admin/staffShop.ts';

describe('a small maximum of rows', () => {
  /** The project's setting Max Rows. */
  const MAX_ROWS = 20;
  const COUNT = 60;
  const BANNERS = '/storage/v1/object/public/banners';
  const PICTURE = '/storage/v1/object/public/productsamples/highres/a.webp';

  const { backend } = useSignedInShop();
  beforeAll(async () => {
    await backend().sql(`
      insert into public.familia (id, nombre) select n, 'F' || n from generate_series(1, ${COUNT}) n;
      insert into public.subfamilia (id, nombre, familia_id, thumbnail)
        select n, 'S' || n, n, '${PICTURE}' from generate_series(1, ${COUNT}) n;
      insert into public.producto (id, codigo, nombre, precio1, sub_familia_id)
        select n, 'P' || n, 'P', 1, 1 from generate_series(1, ${COUNT}) n;
      insert into public.images (producto_id, url) select n, '${PICTURE}' from generate_series(1, ${COUNT}) n;
      insert into public.images (producto_id, url) select 1, '/p' || n from generate_series(2, ${COUNT}) n;
      insert into public.color (numeric_id, name) select n, 'C' || n from generate_series(1, ${COUNT}) n;
      insert into public.talla (id) select 'T' || n from generate_series(1, ${COUNT}) n;
      insert into public.iva (id, nombre, porcentaje)
        select n, 'I' || n, 0.1 from generate_series(2, ${COUNT}) n on conflict do nothing;
      insert into public.bodega (id, nombre)
        select n, 'B' || n from generate_series(2, ${COUNT}) n on conflict do nothing;
      insert into public.banners (id, url, desktop)
        select n, '${BANNERS}/banner%20desktop/' || n || '.webp', true from generate_series(1, ${COUNT}) n;
    `);
  });

  beforeEach(() => {
    network.use(
      http.get('*/rest/v1/*', ({ request }) => {
        const url = new URL(request.url);
        const limit = Number(url.searchParams.get('limit') ?? Infinity);
        url.searchParams.set('limit', String(Math.min(limit, MAX_ROWS)));
        return backend().fetch(new Request(url, request));
      }),
    );
  });

  const client = createQueryClient();
  const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
  const listed = (page: number) => async () =>
    (await listStaffProductos({ ...readListing(''), page })).rows;

  describe('faults', () => {
    test.each<[string, number, () => Promise<unknown>]>([
      ['familias', COUNT, listFamilias],
      ['tiles', COUNT, listFamiliaTiles],
      ['subfamilias', COUNT, listSubfamilias],
      ['variants', COUNT, () => listProductos('1')],
      ['banners', COUNT, () => listBannerUrls('desktop')],
      ['lines of a cart', COUNT, async () => [...(await readLineFacts(ids))]],
      ['active banners', COUNT, () => client.fetchQuery(staffBannerQueries.active())],
      ['pictures of a product', COUNT, () => listImages(1)],
      ['subfamilias for staff', COUNT, () => client.fetchQuery(staffSubfamiliaQueries.all())],
      ['colours', COUNT, listColors],
      ['sizes', COUNT, () => client.fetchQuery(optionQueries.tallas())],
      ['taxes', COUNT, () => client.fetchQuery(optionQueries.ivas())],
      ['warehouses', COUNT, () => client.fetchQuery(optionQueries.bodegas())],
      [
        'uses of a picture',
        2 * COUNT,
        () => client.fetchQuery(pictureQueries.uses('highres/a.webp')),
      ],
      ['products to change', COUNT, () => listBulkProductos({ of: { ids }, count: COUNT })],
      ['a page of products', 50, listed(1)],
      ['the last page of products', 10, listed(9)],
    ])('all %s are read', async (_, count, read) => {
      const rows = await read();
      expect(rows).toHaveLength(count);
      expect(new Set(JSON.parse(JSON.stringify(rows)).map(JSON.stringify)).size).toBe(count);
    });

    test('a cart of two thousand lines is read by addresses that gateways accept', async () => {
      const lengths: number[] = [];
      faults.rest('producto', ({ url }) => void lengths.push(url.length));
      const others = Array.from({ length: 2_000 }, (_, index) => 1e15 + index);
      expect(await readLineFacts([1, ...others])).toHaveProperty('size', 1);
      expect(Math.max(...lengths)).toBeLessThan(8_000);
    });
  });
});
