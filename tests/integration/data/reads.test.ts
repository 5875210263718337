import { http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { listBannerUrls } from '#data/banners/read.ts';
import { staffBannerQueries } from '#data/banners/write.ts';
import { listColors } from '#data/colors/read.ts';
import { listFamiliaTiles, listFamilias, familiaQueries } from '#data/familias/read.ts';
import { DataError } from '#data/http/DataError.ts';
import { listImages } from '#data/productos/images.ts';
import { createTalla, optionQueries } from '#data/options.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/write.ts';
import { readListing } from '#features/admin/productos/listingUrl.ts';
import { network, useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { keepSession, signIn } from '#tests/signIn.ts';

const backend = useBackend();

describe('rows', () => {
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
  const COLOR = { numeric_id: 1, name: 'Rojo', rgb_code: '#ff0000' };
  const staffRows = async () => [...(await listStaffProductos(readListing(''))).rows];

  const client = createQueryClient();
  const READS: readonly (readonly [string, table: string, Row, () => Promise<unknown[]>])[] = [
    ['banners', 'banners', BANNER, () => listBannerUrls('desktop')],
    ['familias', 'familia', FAMILIA, listFamilias],
    ['tiles', 'familia', FAMILIA, listFamiliaTiles],
    ['subfamilias', 'subfamilia', SUBFAMILIA, listSubfamilias],
    ['productos', 'producto', PRODUCTO, () => listProductos('10')],
    ['line facts', 'producto', PRODUCTO, async () => [...(await readLineFacts([100]))]],
    ['banners of staff', 'banners', BANNER, () => client.fetchQuery(staffBannerQueries.active())],
    [
      'subfamilias of staff',
      'subfamilia',
      SUBFAMILIA,
      () => client.fetchQuery(staffSubfamiliaQueries.all()),
    ],
    ['products of staff', 'producto', PRODUCTO, staffRows],
    ['colors', 'color', COLOR, listColors],
    ['sizes', 'talla', { id: 'M' }, () => client.fetchQuery(optionQueries.tallas())],
    ['taxes', 'iva', PRODUCTO.iva, () => client.fetchQuery(optionQueries.ivas())],
    ['pictures', 'images', { url: '/a.webp' }, () => listImages(100)],
  ];

  const JUNK: readonly unknown[] = [null, undefined, {}, [], [null], 'texto', true, 'NaN', -7.5];

  /** Copies of the row with junk in one column each, and values that are not rows. */
  function spoiled(good: Row): unknown[] {
    const rows = Object.keys(good).flatMap((column) =>
      JUNK.map((junk) => Object.assign({}, good, { [column]: junk })),
    );
    return [null, 7, 'texto', [], {}, ...rows];
  }

  describe('bad inputs', () => {
    test.each(READS)(
      'malformed rows do not empty the list of %s',
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

describe('early responses', () => {
  async function urlsOf(reads: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    network.use(http.all('*', ({ request }) => void seen.push(request.url)));
    await reads();
    return seen;
  }

  test('are used once, and requested again when they failed', async () => {
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
  function busy(status: number, retryAfter: string | null): Response {
    const headers = retryAfter === null ? undefined : { 'retry-after': retryAfter };
    return Response.json({ code: 'X', message: 'busy' }, { status, ...(headers && { headers }) });
  }

  async function readFrom(first: Response) {
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
    ] as const)('that says %s (%i) is asked again after it', async (_, status, after, pauseMs) => {
      const read = await readFrom(busy(status, after));
      expect(read).toMatchObject({ outcome: 'read', count: 2 });
      expect(read.pauseMs).toBeGreaterThanOrEqual(pauseMs);
      // A turn of the loop counts 1 ms, and the answer itself takes some.
      expect(read.pauseMs).toBeLessThan(pauseMs + 150);
    });

    test.each([
      ['above 10 s', 503, '11'],
      ['nothing', 429, null],
    ] as const)('that says %s (%i) is not asked again', async (_, status, after) => {
      const outcome = expect.stringContaining('busy');
      expect(await readFrom(busy(status, after))).toMatchObject({ outcome, count: 1 });
    });

    test('is never sent a write again', async () => {
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
