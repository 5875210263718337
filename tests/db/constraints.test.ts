import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import type { TableName } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

/** A row that the table takes; each case below changes some columns of it. */
const VALID_ROW: Readonly<Record<TableName, Readonly<Record<string, unknown>>>> = {
  familia: { nombre: 'Bolsos', number: 3 },
  subfamilia: { nombre: 'Tote', familia_id: 1, thumbnail: null },
  iva: { nombre: 'Reducido', porcentaje: 0.04, detalle: null },
  color: { name: 'Verde', rgb_code: '#00aa00' },
  talla: { id: 'XL' },
  bodega: { nombre: 'Bodega 3' },
  producto: { codigo: 'CR-3', nombre: 'Camiseta', precio1: 100, sub_familia_id: 1 },
  inventario: { producto_id: 2, bodega_id: 1, cantidad: 5 },
  images: { producto_id: 2, url: 'https://example.com/nueva.webp' },
  banners: { url: 'https://example.com/nuevo.webp', desktop: true },
};

const BLANKS = ['', '   ', ' \t\n'];
const NEGATIVE_PRICES = [-0.01, -1, 'NaN'];
const PRICES = [0, 0.01, 9999999999.99];
const LONGEST_URL = `https://example.com/${'a'.repeat(2028)}`;

type Case = {
  readonly constraint: string;
  readonly table: TableName;
  /** Column that is changed. */
  readonly column: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  /** Further columns of the row. */
  readonly row?: Readonly<Record<string, unknown>>;
};

const CASES: readonly Case[] = [
  {
    constraint: 'familia_nombre_not_blank',
    table: 'familia',
    column: 'nombre',
    good: ['A', ' Ñandú '],
    bad: BLANKS,
  },
  {
    constraint: 'familia_number_positive',
    table: 'familia',
    column: 'number',
    good: [null, 1, 999],
    bad: [0, -1],
  },
  {
    constraint: 'subfamilia_nombre_not_blank',
    table: 'subfamilia',
    column: 'nombre',
    good: ['Polo', '<b>"Polo"</b> 👕'],
    bad: BLANKS,
  },
  {
    constraint: 'subfamilia_thumbnail_not_blank',
    table: 'subfamilia',
    column: 'thumbnail',
    good: [null, '/t.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'iva_nombre_not_blank',
    table: 'iva',
    column: 'nombre',
    good: ['IVA 4%'],
    bad: BLANKS,
  },
  {
    constraint: 'iva_porcentaje_fraction',
    table: 'iva',
    column: 'porcentaje',
    good: [0, 0.13, 1],
    bad: [-0.01, 1.01, 'NaN'],
  },
  {
    constraint: 'iva_detalle_not_blank',
    table: 'iva',
    column: 'detalle',
    good: [null, 'Canasta básica'],
    bad: BLANKS,
  },
  {
    constraint: 'color_name_not_blank',
    table: 'color',
    column: 'name',
    good: ['Verde'],
    bad: BLANKS,
  },
  {
    constraint: 'color_rgb_code_hex',
    table: 'color',
    column: 'rgb_code',
    good: ['#000000', '#AbCdEf'],
    bad: ['', '#fff', '000000', '#00000g', '#0000000', 'red'],
  },
  {
    constraint: 'color_name_key',
    table: 'color',
    column: 'name',
    good: ['Rojo vino'],
    bad: ['Rojo', 'ROJO', ' rojo '],
  },
  { constraint: 'talla_id_not_blank', table: 'talla', column: 'id', good: ['2T'], bad: BLANKS },
  { constraint: 'talla_pkey', table: 'talla', column: 'id', good: ['m'], bad: ['M'] },
  {
    constraint: 'bodega_nombre_not_blank',
    table: 'bodega',
    column: 'nombre',
    good: ['Central'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_codigo_not_blank',
    table: 'producto',
    column: 'codigo',
    good: ['CR-1'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_nombre_not_blank',
    table: 'producto',
    column: 'nombre',
    good: ['N', 'x'.repeat(300)],
    bad: BLANKS,
  },
  {
    constraint: 'producto_detalle_not_blank',
    table: 'producto',
    column: 'detalle',
    good: [null, 'Algodón'],
    bad: BLANKS,
  },
  {
    constraint: 'producto_precio1_not_negative',
    table: 'producto',
    column: 'precio1',
    good: PRICES,
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_precio2_not_negative',
    table: 'producto',
    column: 'precio2',
    good: [null, ...PRICES],
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_precio3_not_negative',
    table: 'producto',
    column: 'precio3',
    good: [null, ...PRICES],
    bad: NEGATIVE_PRICES,
  },
  {
    constraint: 'producto_descuento_percent',
    table: 'producto',
    column: 'descuento',
    good: [0, 0.01, 100],
    bad: [-0.01, 100.01, 'NaN'],
  },
  {
    constraint: 'inventario_cantidad_not_negative',
    table: 'inventario',
    column: 'cantidad',
    good: [0, 100000],
    bad: [-1],
  },
  {
    constraint: 'inventario_pkey',
    table: 'inventario',
    column: 'bodega_id',
    row: { producto_id: 1 },
    good: [2],
    bad: [1],
  },
  {
    constraint: 'images_url_not_blank',
    table: 'images',
    column: 'url',
    good: ['/a.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'images_url_length',
    table: 'images',
    column: 'url',
    good: [LONGEST_URL],
    bad: [`${LONGEST_URL}a`],
  },
  {
    constraint: 'images_pkey',
    table: 'images',
    column: 'url',
    row: { producto_id: 1 },
    good: ['https://example.com/otra.webp'],
    bad: ['https://example.com/roja.webp'],
  },
  {
    constraint: 'banners_url_not_blank',
    table: 'banners',
    column: 'url',
    good: ['/a.webp'],
    bad: BLANKS,
  },
  {
    constraint: 'banners_url_length',
    table: 'banners',
    column: 'url',
    good: [LONGEST_URL],
    bad: [`${LONGEST_URL}a`],
  },
  {
    constraint: 'banners_url_desktop_key',
    table: 'banners',
    column: 'desktop',
    row: { url: 'https://example.com/ancho.webp' },
    good: [false],
    bad: [true],
  },
];

type Attempted = Omit<Case, 'good' | 'bad'> & { readonly value: unknown };

function insertWith({ table, column, row, value }: Attempted) {
  const inserted = { ...VALID_ROW[table], ...row, [column]: value };
  const names = Object.keys(inserted);
  return database.attempt(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    { values: Object.values(inserted) },
  );
}

const GOOD: Attempted[] = CASES.flatMap((item) =>
  item.good.map((value) => Object.assign({}, item, { value })),
);

test.for(GOOD)('$constraint: $column $value is taken', async (item) => {
  expect(await insertWith(item)).toEqual({ rows: 1 });
});

const BAD: Attempted[] = CASES.flatMap((item) =>
  item.bad.map((value) => Object.assign({}, item, { value })),
);

test.for(BAD)('$constraint: $column $value is refused', async (item) => {
  expect(await insertWith(item)).toMatchObject({
    code: expect.stringMatching(/^235/),
    constraint: item.constraint,
  });
});

test.for([
  ['familia', 'nombre'],
  ['subfamilia', 'nombre'],
  ['subfamilia', 'familia_id'],
  ['iva', 'nombre'],
  ['iva', 'porcentaje'],
  ['color', 'name'],
  ['color', 'rgb_code'],
  ['bodega', 'nombre'],
  ['producto', 'codigo'],
  ['producto', 'nombre'],
  ['producto', 'precio1'],
  ['producto', 'descuento'],
  ['inventario', 'cantidad'],
  ['banners', 'url'],
  ['banners', 'desktop'],
] as const)('%s.%s is required', async ([table, column]) => {
  const result = await database.attempt(`update public.${table} set ${column} = null`);
  expect(result).toMatchObject({ code: '23502' });
});

test('a new colour is black, a new product has no discount, new stock is 0', async () => {
  const rows = await database.rows<{
    table: string;
    default: string;
  }>(`select relname as table, pg_get_expr(adbin, adrelid) as default from pg_attrdef
     join pg_attribute on (attrelid, attnum) = (adrelid, adnum) join pg_class c on c.oid = adrelid
     where relnamespace = 'public'::regnamespace and attname <> 'busqueda' order by 1`);
  expect(rows).toEqual([
    { table: 'color', default: "'#000000'::text" },
    { table: 'inventario', default: '0' },
    { table: 'producto', default: '0' },
  ]);
});

test('prices are kept with two decimals', async () => {
  const rows = await database.rows<{
    scale: number;
  }>(`select distinct numeric_scale as scale from information_schema.columns
     where table_schema = 'public' and table_name = 'producto' and column_name like 'precio_'`);
  expect(rows).toEqual([{ scale: 2 }]);
});

test('every CHECK, unique and natural key has its case above', async () => {
  const rows = await database.rows<{ name: string }>(`select conname as name from pg_constraint c
     where connamespace = 'public'::regnamespace and (
       contype in ('c', 'u')
       or contype = 'p' and not exists (
         select from pg_attribute a
         where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and a.attidentity <> ''
       )
     )
     union
     select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace and i.indisunique and not exists (
       select from pg_constraint k where k.conindid = i.indexrelid
     )`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(
    CASES.map((item) => item.constraint).toSorted(),
  );
});
