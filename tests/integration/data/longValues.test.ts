import { http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deletePicture, listPictureUses } from '#data/library/write.ts';
import { listImages, unlinkImage } from '#data/productos/images.ts';
import { readLineFacts } from '#data/productos/read.ts';
import { readProducto, updateProductoRow } from '#data/productos/row.ts';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { EVERY_PRODUCTO } from '#domain/forms/productoList.ts';
import { listStaffSubfamilias, updateSubfamilia } from '#data/subfamilias/write.ts';
import { network } from '#tests/backend.ts';
import { useSignedInShop } from '../admin/staffShop.ts';

/** Longest request line that gateways accept. */
const LINE_LENGTH = 8_000;
const LONG = `ñandú 50% \\ _*',(a)"b" 🙂 `.repeat(800);
/** The longest URL of a picture; as a filter each of its bytes takes three characters. */
const LONG_URL = `/storage/v1/object/public/productsamples/highres/a.webp?v=${'é'.repeat(990)}`;

const { backend } = useSignedInShop();
let tooLong: string[] = [];

beforeAll(async () => {
  await backend().sql(`insert into public.familia (id, nombre) values (1, 'F')`);
  await backend().sql(
    `insert into public.subfamilia (id, nombre, familia_id, thumbnail) values (1, $1, 1, $1)`,
    [LONG],
  );
  await backend().sql(
    `insert into public.producto (id, codigo, nombre, detalle, precio1, sub_familia_id)
      select 1, $1, $1, $1, 1, 1 union all
      select n, 'C', 'N', 'D', 1, 1 from generate_series(2, 230) n`,
    [LONG],
  );
});

beforeEach(() => {
  tooLong = [];
  network.use(
    http.all('*', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const line = `${request.method} ${pathname}${search} HTTP/1.1`;
      if (line.length >= LINE_LENGTH) tooLong.push(line);
    }),
  );
});

afterEach(() => expect(tooLong).toEqual([]));

const draft = { name: 'Nueva', familiaId: 1, thumbnailUrl: null };

describe('bad inputs', () => {
  test('a subfamilia with long texts is saved, unless someone else changed it', async () => {
    const [read] = await listStaffSubfamilias();
    if (read === undefined) throw new Error('no row');
    await backend().sql(`update public.subfamilia set nombre = 'x' || nombre`);
    expect((await updateSubfamilia(read, draft)).outcome).toBe('changed');
    await backend().sql(`update public.subfamilia set nombre = substr(nombre, 2)`);
    expect((await updateSubfamilia(read, draft)).outcome).toBe('saved');
  });

  test('a product with long texts is saved', async () => {
    const read = await readProducto('1');
    expect(await updateProductoRow(read, { ...read, code: 'C', name: 'N', detail: null })).toEqual({
      outcome: 'saved',
    });
  });

  test('a picture with the longest URL is found and unlinked from hundreds of products', async () => {
    await backend().sql(
      'insert into public.images (producto_id, url) select id, $1 from producto',
      [LONG_URL],
    );
    const [image] = await listImages(1);
    await unlinkImage([1], image?.storedUrl ?? '');
    const told = await listPictureUses('highres/a.webp');
    expect(told).toHaveLength(229);
    expect(await deletePicture('highres/a.webp', told)).toEqual({ outcome: 'gone' });
  });

  test('a search of long words finds nothing', async () => {
    const search = '🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂 '.repeat(100);
    const { total } = await listStaffProductos({ ...EVERY_PRODUCTO, search });
    expect(total).toBe(0);
  });

  test('a cart of two thousand lines is read', async () => {
    const ids = Array.from({ length: 2_000 }, (_, index) => 1e15 + index);
    expect(await readLineFacts([1, ...ids])).toHaveProperty('size', 1);
  });
});
