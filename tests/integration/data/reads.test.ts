import { http } from 'msw';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { listBannerUrls } from '#data/banners/read.ts';
import { staffBannerQueries } from '#data/banners/staff.ts';
import { listColors } from '#data/colors/read.ts';
import { familiaQueries, listFamilias, listFamiliaTiles } from '#data/familias/read.ts';
import { DataError } from '#data/http/DataError.ts';
import { pictureQueries } from '#data/library/staff/pictures.ts';
import { createTalla, optionQueries } from '#data/options/staff.ts';
import { createPedido } from '#data/pedidos/create.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import { listImages } from '#data/productos/staff/images.ts';
import { listBulkProductos, listStaffProductos } from '#data/productos/staff/list.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { readListing } from '#domain/staff/productos/listing.ts';
import { keepSession, network, signIn, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, GATEWAY } from '#tests/faults.ts';
import { buildOrder } from '../../unit/domain/fixtures.ts';
import { useSignedInShop } from '../admin/staffShop.ts';

type Row = Readonly<Record<string, unknown>>;

const FAMILIA = { id: 1, nombre: 'Camisetas', number: 1, subfamilia: [{ thumbnail: '/a.webp' }] };
const SUBFAMILIA = {
  id: 10,
  nombre: 'Cuello redondo',
  familia_id: 1,
  thumbnail: '/a.webp',
  familia: { nombre: 'Camisetas' },
  producto: [{ precio1: 3500 }],
};
const PRODUCTO = {
  id: 100,
  codigo: 'C-1',
  nombre: 'Camiseta',
  detalle: null,
  sub_familia_id: 10,
  precio1: 3500,
  precio2: null,
  precio3: null,
  descuento: 0,
  iva_id: 1,
  talla_id: 'M',
  color: { numeric_id: 1, name: 'Rojo', rgb_code: '#ff0000' },
  iva: { id: 1, nombre: 'IVA 13%', porcentaje: 0.13 },
  inventario: [{ bodega_id: 1, cantidad: 5 }],
  images: [{ url: '/a.webp' }],
  subfamilia: { id: 10, nombre: 'Cuello redondo', thumbnail: null },
};
const BANNER = { id: 1, url: '/b.webp', desktop: true };

/** Number of rows in each table: more than a response holds in the tests of a small maximum of rows. */
const COUNT = 60;
const ids = Array.from({ length: COUNT }, (_, index) => index + 1);
const staffRows = async (page = 1) =>
  (await listStaffProductos({ ...readListing(''), page })).rows.slice();

const client = createQueryClient();
const READS: readonly (readonly [string, table: string, Row, () => Promise<unknown[]>])[] = [
  ['banners', 'banners', BANNER, () => listBannerUrls('desktop')],
  ['familias', 'familia', FAMILIA, listFamilias],
  ['tiles', 'familia', FAMILIA, listFamiliaTiles],
  ['subfamilias', 'subfamilia', SUBFAMILIA, listSubfamilias],
  ['variants', 'producto', PRODUCTO, () => listProductos('1')],
  ['lines of a cart', 'producto', PRODUCTO, async () => [...(await readLineFacts(ids))]],
  ['active banners', 'banners', BANNER, () => client.fetchQuery(staffBannerQueries.active())],
  [
    'subfamilias of staff',
    'subfamilia',
    SUBFAMILIA,
    () => client.fetchQuery(staffSubfamiliaQueries.all()),
  ],
  ['colours', 'color', PRODUCTO.color, listColors],
  ['sizes', 'talla', { id: 'M' }, () => client.fetchQuery(optionQueries.tallas())],
  ['taxes', 'iva', PRODUCTO.iva, () => client.fetchQuery(optionQueries.ivas())],
  ['pictures of a product', 'images', { url: '/a.webp' }, () => listImages(1)],
];

describe('rows', () => {
  useBackend();

  const JUNK: readonly unknown[] = [null, undefined, {}, [], [null], 'texto', true, 'NaN', -7.5];

  /** Builds copies of a row with junk in a column each, and values that are not rows. */
  function spoiled(good: Row): unknown[] {
    const rows = Object.keys(good).flatMap((column) =>
      JUNK.map((junk) => Object.assign({}, good, { [column]: junk })),
    );
    return [null, 7, 'texto', [], {}, ...rows];
  }

  describe('bad inputs', () => {
    test.each([...READS, ['products of staff', 'producto', PRODUCTO, staffRows] as const])(
      'malformed rows are left out of the list of %s',
      async (_name, table, good, read) => {
        expectLoggedError(/left out|invalid price/);
        faults.rest(table, () => Response.json([good]));
        const [item] = await read();
        expect(item).toBeDefined();
        faults.none();
        faults.rest(table, () => Response.json([...spoiled(good), good]));
        const items = await read();
        expect(items).toContainEqual(item);
        const nameTypes = items.map((each) =>
          typeof each === 'object' && each !== null && 'name' in each ? typeof each.name : 'string',
        );
        expect(new Set(nameTypes)).toEqual(new Set(['string']));
      },
    );

    test('rows that are left out are logged once', async () => {
      expectLoggedError(/rows of familias left out/);
      faults.rest('familia', () => Response.json([FAMILIA, null]));
      expect(await listFamilias()).toEqual([{ id: 1, name: 'Camisetas', position: 1 }]);
      const text = '[data: rows of familias left out]';
      expect(console.error).toHaveBeenCalledExactlyOnceWith(text, [null]);
    });

    test('a response that is not a list is a DataError', async () => {
      faults.rest('familia', () => Response.json({}));
      await expect(listFamilias()).rejects.toBeInstanceOf(DataError);
    });
  });
});

describe('a response that is an error', () => {
  const { signInAs } = useSignedInShop();
  const HTML = '<!DOCTYPE html><h1>Bad Gateway</h1>';
  const of = (code: string, message: string, details = '') => ({ code, message, details });
  const IN_USE = of('23503', 'update or delete on table "color"', 'Key is still referenced from');
  const GONE = of('23503', 'insert or update on table "producto"', 'Key is not present in table');

  describe('faults', () => {
    test.each<[number, unknown, string, string]>([
      [502, HTML, 'unavailable', 'HTTP 502'],
      [502, { message: HTML }, 'unavailable', 'HTTP 502'],
      [502, { code: 502, message: { text: 'down' } }, 'unavailable', 'HTTP 502'],
      [503, { message: 'no upstream' }, 'unavailable', 'no upstream'],
      [503, of('PGRST001', 'no connection'), 'unavailable', 'no connection'],
      [522, 'error code: 522', 'unavailable', 'HTTP 522'],
      [544, '', 'unavailable', 'HTTP 544'],
      [540, { message: 'project paused' }, 'paused', 'project paused'],
      [540, HTML, 'paused', 'HTTP 540'],
      [500, null, 'unavailable', 'HTTP 500'],
      [500, 7, 'unavailable', 'HTTP 500'],
      [500, {}, 'unavailable', 'HTTP 500'],
      [500, of('57014', 'canceling'), 'tooLong', 'canceling'],
      [500, of('XX000', 'boom'), 'unknown', 'boom'],
      [200, '[{"id":1,"nom', 'unavailable', 'HTTP 200'],
      [200, HTML, 'unavailable', 'HTTP 200'],
      [400, '{"code":"42501","mess', 'unknown', 'HTTP 400'],
      [401, of('42501', 'denied'), 'forbidden', 'denied'],
      [401, of('PGRST301', 'expired'), 'signedOut', 'expired'],
      [401, { message: 'Invalid API key' }, 'signedOut', 'Invalid API key'],
      [403, HTML, 'unknown', 'HTTP 403'],
      [404, '', 'unknown', 'HTTP 404'],
      [404, [], 'unknown', 'HTTP 404'],
      [405, of('25006', 'read-only transaction'), 'readOnly', 'read-only transaction'],
      [409, IN_USE, 'inUse', IN_USE.message],
      [409, GONE, 'missingReference', GONE.message],
      [429, HTML, 'rateLimited', 'HTTP 429'],
    ])('%i with %j is %s, with the text %j', async (status, body, kind, detail) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      await signInAs();
      const fault = () => new Response(text, { status });
      faults.rest('familia', fault);
      faults.write('post', 'talla', fault);
      faults.count('subfamilia', () => new Response(null, { status }));
      await expect(listFamilias()).rejects.toMatchObject({ kind, detail });
      await expect(createTalla('XXL')).rejects.toMatchObject({ kind, detail });
      faults.write('post', 'pedido', fault);
      const order = buildOrder({ id: crypto.randomUUID() });
      const creation = createPedido(order, 'es', new AbortController().signal);
      await expect(creation).rejects.toMatchObject({ kind, detail });
      if (status === 200) return;
      const count = createQueryClient().fetchQuery({
        ...staffSubfamiliaQueries.withoutThumbnail(),
        retry: false,
      });
      await expect(count).rejects.toMatchObject({ detail: `HTTP ${status}` });
    });

    test('a body that ends too early counts as a network error', async () => {
      faults.rest('familia', GATEWAY['cut body']);
      await expect(listFamilias()).rejects.toMatchObject({ kind: 'network' });
    });
  });
});

describe('early responses', () => {
  useBackend();

  async function urlsOf(reads: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    network.use(http.all('*', ({ request }) => void seen.push(request.url)));
    await reads();
    return seen;
  }

  test('are used once, and requested again if they failed', async () => {
    const [url = ''] = await urlsOf(listSubfamilias);
    const row = { id: 7, nombre: 'De antes', familia_id: 1, thumbnail: null, producto: [] };
    window.earlyResponses = { [url]: Promise.resolve(Response.json([row])) };
    expect(await urlsOf(listSubfamilias)).toEqual([]);
    expect(await urlsOf(listSubfamilias)).toHaveLength(1);
    const failed = Promise.reject(new TypeError('network'));
    failed.catch(() => undefined);
    window.earlyResponses = { [url]: failed };
    expect(await urlsOf(listSubfamilias)).toHaveLength(1);
  });
});

describe('a busy service', () => {
  const backend = useBackend();

  function busy(status: number, retryAfter: string | null): Response {
    const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
    return Response.json({ code: 'X', message: 'busy' }, { status, ...(headers && { headers }) });
  }

  async function readFrom(first: Response) {
    expectLoggedError(/read: familias/);
    const times: number[] = [];
    faults.rest('familia', () => {
      times.push(performance.now());
      return times.length === 1 ? first : undefined;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const outcomes: string[] = [];
    void createQueryClient()
      .fetchQuery(familiaQueries.all())
      .then(
        () => outcomes.push('read'),
        (error: Error) => outcomes.push(error.message),
      );
    while (outcomes.length === 0) {
      await new Promise(setImmediate);
      vi.advanceTimersByTime(1);
    }
    const [outcome] = outcomes;
    return { outcome, count: times.length, pauseMs: (times[1] ?? 0) - (times[0] ?? 0) };
  }

  describe('faults', () => {
    test.each([
      ['1 s', 429, '1', 1000],
      ['a past date', 503, 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
      ['nothing', 503, null, 800],
    ] as const)('with retry-after %s (%i) is read again', async (_, status, after, pauseMs) => {
      const read = await readFrom(busy(status, after));
      expect(read).toMatchObject({ outcome: 'read', count: 2 });
      expect(read.pauseMs).toBeGreaterThanOrEqual(pauseMs);
      // Each turn of the loop above counts as 1 ms, and the response takes a few turns.
      expect(read.pauseMs).toBeLessThan(pauseMs + 150);
    });

    test.each<[string, string, number, () => Response]>([
      ['with retry-after above 10 s', 'unavailable: busy', 1, () => busy(503, '11')],
      ['with 429 and no retry-after', 'rateLimited: busy', 1, () => busy(429, null)],
      ['behind a gateway with 502 in HTML', 'read', 2, GATEWAY['502 in HTML']],
      ['behind a gateway with 503', 'read', 2, GATEWAY['503 without a code']],
      ['behind a gateway with 544 in HTML', 'read', 2, GATEWAY['544 in HTML']],
      ['whose body is cut', 'read', 2, GATEWAY['cut body']],
      ['that is paused', 'paused: project paused', 1, GATEWAY['paused 540']],
    ])('%s: the read ends as "%s", requests %i', async (_how, outcome, count, respond) => {
      expect(await readFrom(respond())).toMatchObject({ outcome, count });
    });

    test('never gets a write again', async () => {
      keepSession(await signIn(backend(), 'staff@example.com', { staff: true }));
      let count = 0;
      faults.write('post', 'talla', () => {
        count += 1;
        return busy(429, '0');
      });
      await expect(createTalla('XXL')).rejects.toMatchObject({ retryAfterMs: 0 });
      expect(count).toBe(1);
    });
  });
});

describe('a small maximum of rows', () => {
  /** Setting "Max Rows" of the project. */
  const MAX_ROWS = 20;
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

  describe('faults', () => {
    test.each<[string, number, () => Promise<unknown>]>([
      ...READS.map(([name, , , read]): [string, number, typeof read] => [name, COUNT, read]),
      ['warehouses', COUNT, () => client.fetchQuery(optionQueries.bodegas())],
      [
        'uses of a picture',
        2 * COUNT,
        () => client.fetchQuery(pictureQueries.uses('highres/a.webp')),
      ],
      ['products to change', COUNT, () => listBulkProductos({ of: { ids }, count: COUNT })],
      ['a page of products', 50, staffRows],
      ['the last page of products', 10, () => staffRows(9)],
    ])('is no limit: all %s are read', async (_, count, read) => {
      const rows = await read();
      expect(rows).toHaveLength(count);
      expect(new Set(JSON.parse(JSON.stringify(rows)).map(JSON.stringify)).size).toBe(count);
    });

    test('does not matter to a cart of 2,000 lines, whose URLs are short enough for gateways', async () => {
      const lengths: number[] = [];
      faults.rest('producto', ({ url }) => void lengths.push(url.length));
      const others = Array.from({ length: 2_000 }, (_, index) => 1e15 + index);
      expect(await readLineFacts([1, ...others])).toHaveProperty('size', 1);
      expect(Math.max(...lengths)).toBeLessThan(8_000);
    });
  });
});
