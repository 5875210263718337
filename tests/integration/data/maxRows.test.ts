import { http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listBannerUrls } from '#data/banners/read.ts';
import { activateBanner, listActiveBanners, removeBanner } from '#data/banners/write.ts';
import { writeDeleteBatch } from '#data/bulk/deleteBatch.ts';
import { listBulkProductos } from '#data/bulk/productos.ts';
import { readTarget } from '#data/bulk/targets.ts';
import { listColors } from '#data/colors/read.ts';
import { listFamiliaTiles, listFamilias } from '#data/familias/read.ts';
import { listPictureUses } from '#data/library/write.ts';
import { listImages } from '#data/productos/images.ts';
import { listBodegas, listIvas } from '#data/productos/options.ts';
import { listProductos, readLineFacts } from '#data/productos/read.ts';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { listStaffSubfamilias } from '#data/subfamilias/write.ts';
import { listTallas } from '#data/tallas/read.ts';
import type { BulkTarget } from '#domain/bulk/batches.ts';
import { EVERY_PRODUCTO } from '#domain/forms/productoList.ts';
import { network } from '#tests/backend.ts';
import { useSignedInShop } from '../admin/staffShop.ts';

/** The project's setting Max Rows. */
const MAX_ROWS = 7;
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

const ids = Array.from({ length: COUNT }, (_, index) => index + 1);

const held = (target: BulkTarget) => async () => [...(await readTarget(target, ids))];

describe('faults', () => {
  test.each<[string, number, () => Promise<unknown>]>([
    ['familias', COUNT, listFamilias],
    ['tiles', COUNT, listFamiliaTiles],
    ['subfamilias', COUNT, listSubfamilias],
    ['variants', COUNT, () => listProductos('1')],
    ['banners', COUNT, () => listBannerUrls('desktop')],
    ['lines of a cart', COUNT, async () => [...(await readLineFacts(ids))]],
    ['active banners', COUNT, listActiveBanners],
    ['pictures of a product', COUNT, () => listImages(1)],
    ['subfamilias for staff', COUNT, listStaffSubfamilias],
    ['colours', COUNT, listColors],
    ['sizes', COUNT, listTallas],
    ['taxes', COUNT, listIvas],
    ['warehouses', COUNT, listBodegas],
    ['uses of a picture', 2 * COUNT, () => listPictureUses('highres/a.webp')],
    ['products to change', COUNT, () => listBulkProductos({ of: { ids }, count: COUNT })],
    ['prices to compare', COUNT, held({ kind: 'field', field: 'retail' })],
    ['units to compare', COUNT, held({ kind: 'stock', bodegaId: 1 })],
    ['links to compare', COUNT, held({ kind: 'picture', url: PICTURE })],
    ['a page of products', 50, async () => (await listStaffProductos(EVERY_PRODUCTO)).rows],
    [
      'the last page of products',
      10,
      async () => (await listStaffProductos({ ...EVERY_PRODUCTO, page: 9 })).rows,
    ],
  ])('all %s are read from a project with a small maximum of rows', async (_, count, read) => {
    const rows = await read();
    expect(rows).toHaveLength(count);
    expect(new Set(JSON.parse(JSON.stringify(rows)).map(JSON.stringify)).size).toBe(count);
  });

  test('after the first response, all others are requested together', async () => {
    let open = 0;
    let release = () => undefined as void;
    const all = new Promise<void>((resolve) => {
      release = resolve;
    });
    network.use(
      http.get('*/rest/v1/talla', async ({ request }) => {
        if (new URL(request.url).searchParams.get('offset') === '0') return;
        open += 1;
        if (open === Math.ceil(COUNT / MAX_ROWS) - 1) release();
        await all;
      }),
    );
    expect(await listTallas()).toHaveLength(COUNT);
  });

  test('a response that is shorter than the others leaves no gap', async () => {
    network.use(
      http.get('*/rest/v1/talla', ({ request }) => {
        const url = new URL(request.url);
        if (url.searchParams.get('offset') !== String(2 * MAX_ROWS)) return;
        url.searchParams.set('limit', '3');
        return backend().fetch(new Request(url, request));
      }),
    );
    expect(new Set(await listTallas()).size).toBe(COUNT);
  });

  test('a banner beyond the first response is found active, and removed', async () => {
    await backend().sql(`insert into public.banners (id, url, desktop)
      values (${COUNT + 1}, '${BANNERS}/banner%20desktop/last.webp', true)`);
    expect(await activateBanner('banner desktop/last.webp', 'desktop')).toBe('alreadyActive');
    expect(await removeBanner('banner desktop/last.webp')).toEqual({ outcome: 'removed' });
    expect(await listActiveBanners()).toHaveLength(COUNT);
  });

  test('products beyond the first response are deleted too, with their stock and links', async () => {
    await backend().sql(`
      insert into public.producto (id, codigo, nombre, precio1)
        select n, 'X' || n, 'X', 1 from generate_series(901, 920) n;
      insert into public.inventario (producto_id, bodega_id, cantidad)
        select n, 1, 5 from generate_series(901, 920) n;
      insert into public.images (producto_id, url)
        select n, '${PICTURE}' from generate_series(901, 920) n;`);
    const rows = Array.from({ length: 20 }, (_, index) => ({ id: 901 + index, label: 'X' }));
    const outcomes = await writeDeleteBatch({ kind: 'delete', rows }, false);
    expect(outcomes).toEqual(rows.map(() => ({ kind: 'done' })));
    expect(await backend().sql('select id from public.producto where id > 900')).toEqual([]);
  });
});
