import { beforeAll, describe, expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { listFamiliaTiles } from '#data/familias/read.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { listProductos } from '#data/productos/read.ts';
import {
  countStaffProductos,
  listBulkProductos,
  listStaffProductos,
} from '#data/productos/staff/list.ts';
import { readByCode } from '#data/quickOrder/read.ts';
import { findAll, findByCode, findFirst, suggest } from '#data/search/read.ts';
import { listSubfamilias, subfamiliaQueries } from '#data/subfamilias/read.ts';
import { listVariants } from '#data/variants/read.ts';
import {
  fullMatches,
  type ProductoListing,
  type ProductoSortKey,
  PRODUCTO_SORT_KEYS,
  readListing,
} from '#domain/staff/productos/listing.ts';
import { firstPicture, unitsOf } from '#domain/staff/productos/staffProducto.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { readProducts, readShop } from '../../../scripts/vite/documents/shop.ts';

describe('the list of products', () => {
  const backend = useBackend();
  beforeAll(async () => {
    await backend().sql(`
      insert into public.familia (id, nombre) values (1, 'Camisetas'), (2, 'Gorras');
      insert into public.subfamilia (id, nombre, familia_id)
      values (1, 'Básica', 1), (2, 'Zeta', 1), (3, 'Visera', 2);
      insert into public.color (numeric_id, name) values (1, 'Azul'), (2, 'Rojo');
      insert into public.talla (id) values ('S'), ('M'), ('XL');
      insert into public.iva (id, nombre, porcentaje) values (2, 'Reducido', 0.04);
      insert into public.bodega (id, nombre) values (2, 'Dos');
      insert into public.producto (
        id, codigo, nombre, sub_familia_id, precio1, precio2, precio3, descuento, iva_id,
        color_numeric_id, talla_id
      ) values
        (1, 'A-10', 'Delta', 2, 300, 30, null, 0, 2, 2, 'M'),
        (2, 'A-9', 'beta', 1, 0, null, 5, 10, null, 1, 'S'),
        (3, 'B-1', 'Ánfora', 3, 100, 0, 6, 5, 1, null, 'XL'),
        (4, 'C-1', 'Caña', null, 200, 50, 7, 1, 2, 2, null);
      insert into public.inventario (producto_id, bodega_id, cantidad)
      values (1, 1, 3), (1, 2, 2), (2, 1, 6), (3, 1, 0);
      update public.producto set oculto = true where id = 3;
      insert into public.images (producto_id, url)
      values (1, '/b.webp'), (1, '/a.webp'), (4, '/c.webp'), (2, '/1.webp'), (2, '/2.webp'), (2, '/3');
    `);
  });

  async function listed(listing: Partial<ProductoListing>): Promise<string> {
    const { rows, total, partialMatchCount } = await listStaffProductos({
      ...readListing(''),
      ...listing,
    });
    expect(total + partialMatchCount).toBe(rows.length);
    // A search has no separate count.
    const counted = listing.search
      ? total
      : await countStaffProductos({ ...readListing(''), ...listing });
    expect(counted).toBe(total);
    return rows.map(({ id }) => id).join(' ');
  }

  test.each<[Partial<ProductoListing>, string]>([
    [{}, '4 3 2 1'],
    [{ familiaId: 1 }, '2 1'],
    [{ subfamiliaId: 2 }, '1'],
    [{ colorId: 2 }, '4 1'],
    [{ tallaId: 'XL' }, '3'],
    [{ stock: 'none' }, '4 3'],
    [{ stock: 'low' }, '1'],
    [{ stock: 'some' }, '2 1'],
    [{ isWithoutPrice: true }, '2'],
    [{ isHidden: true }, '3'],
    [{ isHidden: false, stock: 'none' }, '4'],
    [{ isWithoutImages: true }, '3'],
    [{ isWithoutIva: true }, '2'],
    [{ isWithoutSubfamilia: true }, '4'],
    [{ familiaId: 1, colorId: 1, stock: 'some', search: 'basica' }, '2'],
    [{ familiaId: 1, sort: { by: 'retail', isDescending: true } }, '1 2'],
  ])('the filters %j find the products %j', async (listing, ids) => {
    expect(await listed(listing)).toBe(ids);
  });

  const ASCENDING: Record<ProductoSortKey, string> = {
    code: '2 1 3 4',
    name: '3 2 4 1',
    subfamilia: '4 2 3 1',
    retail: '2 3 4 1',
    wholesale: '2 3 1 4',
    special: '1 2 3 4',
    discount: '1 4 3 2',
    iva: '2 1 4 3',
    color: '3 2 1 4',
    talla: '4 2 1 3',
    stock: '3 4 1 2',
    images: '3 4 1 2',
  };

  test.each(PRODUCTO_SORT_KEYS)('the list is sorted by %s, forwards and backwards', async (by) => {
    expect(await listed({ sort: { by, isDescending: false } })).toBe(ASCENDING[by]);
    // A search passes its sorting to the database in another way, so it is tested too.
    const backwards = ASCENDING[by].split(' ').toReversed().join(' ');
    expect(await listed({ sort: { by, isDescending: true }, search: 'a' })).toBe(backwards);
  });

  test('a row holds its units in all warehouses and its first picture', async () => {
    const { rows } = await listStaffProductos({ ...readListing(''), search: 'delta' });
    expect(rows.map(unitsOf)).toEqual([5]);
    expect(rows.map(firstPicture)).toEqual(['/a.webp']);
    expect(rows).toMatchObject([{ subfamiliaId: 2, images: { length: 2 } }]);
  });

  test('a search lists the typed code first, then matches of all words, then of some, over all pages', async () => {
    // Adds 60 products with one word, 60 with both words, two with the code, and one without a match.
    await backend().sql(`
      insert into public.producto (id, codigo, nombre, precio1)
      select n, 'X-' || n, case when n <= 160 then 'Polo' else 'Polo verde' end, 1
      from generate_series(101, 220) n;
      insert into public.producto (id, codigo, nombre, precio1)
      values (98, 'polo  Verde', 'Otro', 1), (99, 'POLO VERDE', 'Otro', 1), (100, 'X-100', 'Otro', 1)`);
    const page = async (number: number, orden = '') => {
      const listing = readListing(`buscar=polo+verde&pagina=${number}&orden=${orden}`);
      const read = await listStaffProductos(listing);
      expect(read).toMatchObject({ total: 62, partialMatchCount: 60, pageCount: 3 });
      return {
        ids: read.rows.map(({ id }) => id),
        fullCount: fullMatches(read).length,
        page: read.page,
      };
    };
    const range = (from: number, to: number) =>
      Array.from({ length: from - to + 1 }, (_, index) => from - index);
    expect(await page(1)).toEqual({ ids: [99, 98, ...range(220, 173)], fullCount: 50, page: 1 });
    const second = [...range(172, 161), ...range(160, 123)];
    expect(await page(2)).toEqual({ ids: second, fullCount: 12, page: 2 });
    expect(await page(9)).toEqual({ ids: range(122, 101), fullCount: 0, page: 3 });
    // Full and partial matches are sorted separately.
    const sorted = [...range(220, 209).toReversed(), ...range(138, 101).toReversed()];
    expect((await page(2, 'precio1')).ids).toEqual(sorted);
  });
});

/** Searches with their full matches, which shoppers find too, and their partial matches. */
const SEARCHES: readonly (readonly [search: string, found: string, some: string])[] = [
  ['negra', 'GOR-1 CCR-NEGRO-M', ''],
  ['polo roja L', 'POL-ROJO-L', 'DEL-1 GOR-1 POL-VINO-XL'],
  ['ccr blanc m', 'CCR-BLANC-M', 'TMC-CRUDO CCR-VINO-M CCR-NEGRO-M'],
  ['CCRBLANCM', 'CCR-BLANC-M', ''],
  ['camiseta vino', 'CCR-VINO-M', 'POL-VINO-XL CCR-NEGRO-M CCR-BLANC-M'],
  ['algodon', 'DEL-1 CCR-VINO-M CCR-NEGRO-M CCR-BLANC-M', ''],
  // If a search has only words of two characters, they match inside words.
  ['po', '', 'POL-VINO-XL POL-ROJO-L'],
  ['ccr-vino-m', 'CCR-VINO-M', ''],
  // 'C-CR' in TMC-CRUDO ranks below words that begin with 'ccr'.
  ['ccr', 'CCR-VINO-M CCR-NEGRO-M CCR-BLANC-M TMC-CRUDO', ''],
  ['paño 40x70', 'TMC-CRUDO', ''],
  ['40 X 70', 'TMC-CRUDO', ''],
  ['1.60', 'TMC-CRUDO', ''],
  ['(', '', ''],
  ['* %', '', ''],
  // Wildcards of LIKE match only themselves.
  [String.raw`c:\temp`, 'P.1', ''],
  ['CAM_0', 'CAM_002 CAM-001', ''],
  ["CCR'NEGRO'M", 'CCR-NEGRO-M', ''],
  ['CCR/NEGRO/M', 'CCR-NEGRO-M', ''],
  ['camiseta/negra', 'CCR-NEGRO-M', 'GOR-1 CCR-VINO-M CCR-BLANC-M'],
  ['camiseta,negra', 'CCR-NEGRO-M', 'GOR-1 CCR-VINO-M CCR-BLANC-M'],
  // Signs of PostgREST's filters match any character inside a word.
  ['X*Y', 'X&Y X*Y', ''],
  ['zzz),id.gt.0,(codigo.ilike.*', '', ''],
  ["'; drop table producto; --", "O'B", ''],
  ['a=b&c=d', 'X&Y', ''],
];

const HOSTILE: readonly (readonly [code: string, name: string, detail: string | null])[] = [
  ['P.1', 'Estuche 50%', String.raw`c:\temp\foto`],
  ['CAM-001', 'Toalla (niño)', null],
  ['CAM_002', 'Toalla azul', null],
  ['X*Y', 'Bata {cocina}', null],
  ["O'B", "O'Brien's", '-- drop table producto;'],
  ['TMC-CRUDO', 'Paño 40 × 70 cm', 'ancho 1,60 m'],
  ['X&Y', 'Sábana #3 / 2 + 1 = 3?', 'a=b&c=d'],
];

describe('a search of the back-office', () => {
  useBackend(`
    insert into public.familia (id, nombre) values (1, 'Ropa');
    insert into public.subfamilia (id, nombre, familia_id) values
      (1, 'Cuello redondo', 1), (2, 'Polos', 1), (3, 'Accesorios', 1);
    insert into public.color (numeric_id, name) values (1, 'Blanco'), (2, 'Negro'), (3, 'Vino'), (4, 'Rojo');
    insert into public.talla (id) values ('M'), ('L'), ('XL');
    insert into public.producto (
      id, codigo, nombre, detalle, precio1, sub_familia_id, color_numeric_id, talla_id
    ) values
      (1, 'CCR-BLANC-M', 'Camiseta', 'Algodón', 1, 1, 1, 'M'),
      (2, 'CCR-NEGRO-M', 'Camiseta', 'Algodón', 1, 1, 2, 'M'),
      (3, 'CCR-VINO-M', 'Camiseta', 'Algodón', 1, 1, 3, 'M'),
      (4, 'POL-ROJO-L', 'Polo', 'Tejido fino', 1, 2, 4, 'L'),
      (5, 'POL-VINO-XL', 'Polo', null, 1, 2, 3, 'XL'),
      (6, 'GOR-1', 'Gorra negra', 'Visera roja', 1, 3, 2, null),
      (7, 'DEL-1', 'Delantal rojo', 'Algodón', 1, 3, 4, null);
    insert into public.producto (id, codigo, nombre, precio1, sub_familia_id, color_numeric_id)
    values (8, 'PAN-1', 'Pañuelo', 1, 3, 4);
    insert into public.producto (id, codigo, nombre, detalle, precio1, sub_familia_id)
    select 100 + n, row ->> 0, row ->> 1, row ->> 2, 1, 3
    from jsonb_array_elements('${JSON.stringify(HOSTILE).replaceAll("'", "''")}')
      with ordinality listed (row, n)`);

  test.each(SEARCHES)(
    'for %j finds the same products %j as the store, and partial matches %j',
    async (search, found, some) => {
      const listing = { ...readListing(''), search };
      const read = await listStaffProductos(listing);
      const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).join(' ');
      expect(codes(fullMatches(read))).toBe(found);
      expect(codes(read.rows.slice(read.total))).toBe(some);
      expect(read).toMatchObject({
        total: fullMatches(read).length,
        partialMatchCount: read.rows.length - read.total,
      });
      const chosen = await listBulkProductos({ of: { listing }, count: read.total });
      expect(new Set(chosen.map(({ code }) => code))).toEqual(
        new Set(found.split(' ').filter(Boolean)),
      );
      const { ids } = await findFirst(search);
      expect(new Set(ids)).toEqual(new Set(chosen.map(({ subfamiliaId }) => subfamiliaId)));
    },
  );
});

describe('suggestions', () => {
  // More subfamilias match than are ranked, and those with the best names have the highest ids.
  useBackend(`
    insert into public.familia (id, nombre) values (1, 'Ropa');
    insert into public.subfamilia (id, nombre, familia_id)
    select n, 'Camiseta modelo ' || n, 1 from generate_series(1, 80) n;
    insert into public.subfamilia (id, nombre, familia_id) values
      (81, 'Traje con camiseta', 1), (82, 'Camisetas', 1), (83, 'Camiseta', 1), (84, 'ÑANDÚ', 1),
      (85, 'Camiseta de señora', 1), (86, 'Luz (50%) [1+1]', 1), (87, 'Luces', 1),
      (88, 'Camiseta (niño), roja', 1);
    insert into public.producto (codigo, nombre, detalle, sub_familia_id, precio1)
    select 'C-' || id, 'Camiseta, luz', 'Camisetas de señora o niño, roja, un ñandú', id, 1000 from public.subfamilia;
  `);

  test.each([
    ['CAMISETA', ['Camiseta', 'Camiseta (niño), roja', 'Camiseta de señora', 'Camiseta modelo 1']],
    ['nandus', ['ÑANDÚ']],
    ['camisetas para señoras', ['Camiseta de señora']],
    ['luz', ['Luces', 'Luz (50%) [1+1]']],
    ['Camiseta (niño), roja', ['Camiseta (niño), roja']],
    ['luz (50%) [1+1]', ['Luz (50%) [1+1]']],
  ])('the search %j suggests the best names first: %j', async (text, names) => {
    const { subfamilias } = await suggest(text);
    expect(subfamilias.map(({ name }) => name).slice(0, names.length)).toEqual(names);
  });

  test('the longest search fits into a URL', async () => {
    const lengths: number[] = [];
    faults.rest('subfamilia', ({ url }) => void lengths.push(url.length));
    await suggest('ú'.repeat(100));
    expect(Math.max(...lengths)).toBeLessThan(6000);
  });
});

// No read by shoppers or the build returns hidden products: docs/rules.md#hidden.
describe('hidden products', () => {
  const backend = useBackend();
  beforeAll(() =>
    backend().sql(`
      insert into public.familia (id, nombre) values (1, 'Camisetas');
      insert into public.subfamilia (id, nombre, familia_id, thumbnail, oculto)
      values (1, 'Camisa oculta', 1, '/a.webp', true), (2, 'Camisa a la venta', 1, '/b.webp', false);
      insert into public.producto (id, codigo, nombre, sub_familia_id, precio1) values
        (11, 'CAM-11', 'Camisa', 1, 5), (21, 'CAM-21', 'Camisa', 2, 100), (22, 'CAM-22', 'Camisa', 2, 90),
        (23, 'CAM-23', 'Camisa', 2, 80);
      update public.producto set oculto = true where id = 22;
      -- A hidden subfamilia offers no product, even one that is not hidden.
      update public.producto set oculto = false where id = 11`),
  );

  test('are found by staff, but not by shoppers or the build', async () => {
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    expect(await listSubfamilias()).toMatchObject([{ id: 2, fromPrice: 80 }]);
    expect(await listFamiliaTiles()).toMatchObject([{ pictureUrl: '/b.webp' }]);
    expect(ids(await listProductos('2'))).toEqual([21, 23]);
    expectLoggedError(/read: subfamilia/);
    const page = createQueryClient().fetchQuery({ ...subfamiliaQueries.one('1'), retry: false });
    await expect(page).rejects.toMatchObject({ kind: 'notFound' });
    const variants = await listVariants();
    expect(variants.get(2)).toHaveLength(2);

    expect([...(await readLineFacts([11, 21, 22])).keys()]).toEqual([21]);
    const codes = await readByCode(['CAM-11', 'CAM-21', 'CAM-22']);
    expect([...codes.values()].map((found) => found.length)).toEqual([0, 1, 0]);

    expect((await findFirst('CAM-22')).ids).toEqual([]);
    expect((await findAll('camisa')).ids).toEqual([2]);
    expect(await findByCode('CAM-22')).toEqual([]);
    expect(await findByCode('CAM-11')).toEqual([]);
    expect(await suggest('camisa')).toMatchObject({ codes: [], subfamilias: [{ id: 2 }] });

    const shop = await readShop();
    expect(ids(shop.subfamilias)).toEqual([2]);
    const documents: { id: number }[] = [];
    for await (const document of readProducts(shop)) documents.push(document);
    expect(ids(documents)).toEqual([2]);
    expect(JSON.stringify(documents)).not.toContain('CAM-22');

    const staff = await listStaffProductos(readListing(''));
    expect(staff.rows.map(({ id, isHidden }) => [id, isHidden])).toEqual([
      [23, false],
      [22, true],
      [21, false],
      [11, false],
    ]);
  });
});
