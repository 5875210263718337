import { describe, expect, test } from 'vitest';
import { listBannerUrls } from '#data/banners/read.ts';
import { listActiveBanners } from '#data/banners/write.ts';
import { listColors } from '#data/colors/read.ts';
import { listFamiliaTiles, listFamilias } from '#data/familias/read.ts';
import { DataError } from '#data/http/DataError.ts';
import { listImages } from '#data/productos/images.ts';
import { listIvas } from '#data/productos/options.ts';
import { listProductos, readLineFacts } from '#data/productos/read.ts';
import { listStaffProductos } from '#data/productos/staffList.ts';
import { EVERY_PRODUCTO } from '#domain/forms/productoList.ts';
import { listSubfamilias } from '#data/subfamilias/read.ts';
import { listStaffSubfamilias } from '#data/subfamilias/write.ts';
import { listTallas } from '#data/tallas/read.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';

useBackend();

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
  inventario: [{ cantidad: 5 }],
  images: [{ url: '/a.webp' }],
  subfamilia: { id: 10, nombre: 'Cuello redondo', thumbnail: null },
};
const BANNER = { id: 1, url: '/b.webp', desktop: true };

const READS: readonly (readonly [name: string, table: string, Row, () => Promise<unknown[]>])[] = [
  ['banners', 'banners', BANNER, () => listBannerUrls('desktop')],
  ['familias', 'familia', FAMILIA, () => listFamilias()],
  ['tiles', 'familia', FAMILIA, () => listFamiliaTiles()],
  ['subfamilias', 'subfamilia', SUBFAMILIA, () => listSubfamilias()],
  ['productos', 'producto', PRODUCTO, () => listProductos('10')],
  ['line facts', 'producto', PRODUCTO, async () => [...(await readLineFacts([100]))]],
  ['banners of staff', 'banners', BANNER, () => listActiveBanners()],
  ['subfamilias of staff', 'subfamilia', SUBFAMILIA, () => listStaffSubfamilias()],
  [
    'products of staff',
    'producto',
    PRODUCTO,
    async () => [...(await listStaffProductos(EVERY_PRODUCTO)).rows],
  ],
  ['colors', 'color', { numeric_id: 1, name: 'Rojo', rgb_code: '#ff0000' }, () => listColors()],
  ['sizes', 'talla', { id: 'M' }, () => listTallas()],
  ['taxes', 'iva', { id: 1, nombre: 'IVA 13%', porcentaje: 0.13 }, () => listIvas()],
  ['pictures', 'images', { url: '/a.webp' }, () => listImages(100)],
];

/** Values that no column holds. */
const JUNK: readonly unknown[] = [null, undefined, {}, [], [null], 'texto', true, 'NaN', -7.5];

/** Copies of the row with junk in one column each, and values that are not rows. */
function spoiled(good: Row): unknown[] {
  const rows = Object.keys(good).flatMap((column) =>
    JUNK.map((junk) => Object.assign({}, good, { [column]: junk })),
  );
  return [null, 7, 'texto', [], {}, ...rows];
}

describe('bad inputs', () => {
  test.each(READS)('%s: malformed rows do not empty the list', async (_name, table, good, read) => {
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
  });

  test('rows that are left out are logged once', async () => {
    expectLoggedError(/rows of familias left out/);
    const bad = { id: 2, nombre: null, number: 1 };
    faults.rest('familia', () => Response.json([FAMILIA, bad, null]));
    expect(await listFamilias()).toEqual([{ id: 1, name: 'Camisetas', position: 1 }]);
    expect(console.error).toHaveBeenCalledExactlyOnceWith('[data: rows of familias left out]', [
      bad,
      null,
    ]);
  });

  test('a list of products with unreadable ids ends', async () => {
    expectLoggedError(/left out/);
    faults.rest('producto', () =>
      Response.json([{ id: null }], { headers: { 'content-range': '0-0/5' } }),
    );
    const { rows } = await listStaffProductos(EVERY_PRODUCTO);
    expect(rows).toEqual([]);
  });

  test.each([[{}], [null], ['texto']])(
    'the response %o, which is not a list, is a DataError',
    async (response) => {
      faults.rest('familia', () => Response.json(response));
      await expect(listFamilias()).rejects.toBeInstanceOf(DataError);
    },
  );
});
