import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { LINE, TABLES } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

type Row = Readonly<Record<string, unknown>>;

const CHECKED = [...TABLES, 'pedido'] as const;
type Checked = (typeof CHECKED)[number];

/** A valid row of each table; each case below changes some of its columns. */
const VALID_ROW: Readonly<Record<Checked, Row>> = {
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
  pedido: { id: '00000000-0000-4000-8000-000000000001', referencia: 'TT-261123-WWWW', lineas: [] },
};

/** Lines of an order: a valid line, then `count` lines with these columns changed. */
function lines(changed: Row, count = 1): string {
  const line = { ...LINE, talla: null };
  return JSON.stringify([line, ...Array.from({ length: count }, () => ({ ...line, ...changed }))]);
}
const NOT_NUMBERS = ['NaN', '3', [3], null, true];

const BLANKS = ['', ' \t\n'];
const NEGATIVE_PRICES = [-0.01, -1, 'NaN'];
const PRICES = [0, 0.01, 9999999999.99];
const LONGEST_URL = `https://example.com/${'a'.repeat(2028)}`;

/** Columns of up to 10,000 characters. */
const TEXTS: Readonly<Partial<Record<Checked, string>>> = {
  familia: 'nombre',
  subfamilia: 'nombre thumbnail',
  iva: 'nombre detalle',
  color: 'name',
  talla: 'id',
  bodega: 'nombre',
  producto: 'codigo nombre detalle',
  pedido: 'nombre correo telefono provincia canton distrito direccion informacion nota',
};

const columnsOf = (texts: typeof TEXTS) =>
  Object.entries(texts).flatMap(([table, columns]) =>
    columns.split(' ').map((column) => [table, column] as const),
  );

type Values = readonly unknown[];

/** Cases: constraint, changed column, its valid and invalid values, further columns of the row. */
const LISTED: readonly (readonly [string, string, Values, Values, Row?])[] = [
  ['familia_number_positive', 'number', [null, 1, 999], [0, -1]],
  ['iva_porcentaje_fraction', 'porcentaje', [0, 0.13, 1], [-0.01, 1.01, 'NaN']],
  [
    'color_rgb_code_hex',
    'rgb_code',
    ['#000000', '#AbCdEf'],
    ['', '#fff', '000000', '#00000g', '#0000000'],
  ],
  ['color_name_key', 'name', ['Rojo vino'], ['Rojo', 'ROJO', ' rojo ']],
  ['talla_pkey', 'id', ['m'], ['M']],
  ['producto_precio1_not_negative', 'precio1', PRICES, NEGATIVE_PRICES],
  ['producto_precio2_not_negative', 'precio2', [null, ...PRICES], NEGATIVE_PRICES],
  ['producto_precio3_not_negative', 'precio3', [null, ...PRICES], NEGATIVE_PRICES],
  ['producto_descuento_percent', 'descuento', [0, 0.01, 100], [-0.01, 100.01, 'NaN']],
  ['inventario_cantidad_not_negative', 'cantidad', [0, 100000], [-1]],
  ['inventario_pkey', 'bodega_id', [2], [1], { producto_id: 1 }],
  ['images_url_length', 'url', [LONGEST_URL], [`${LONGEST_URL}a`]],
  [
    'images_pkey',
    'url',
    ['https://example.com/otra.webp'],
    ['https://example.com/roja.webp'],
    { producto_id: 1 },
  ],
  ['banners_url_length', 'url', [LONGEST_URL], [`${LONGEST_URL}a`]],
  [
    'banners_url_desktop_key',
    'desktop',
    [false],
    [true],
    { url: 'https://example.com/ancho.webp' },
  ],
  ...columnsOf({ ...TEXTS, images: 'url', banners: 'url', pedido: 'referencia' }).map(
    ([table, column]) =>
      [`${table}_${column}_not_blank`, column, [' <b>"Ñ"</b> 👕 '], BLANKS] as const,
  ),
  ...columnsOf(TEXTS).map(
    ([table, column]) =>
      [`${table}_texts_length`, column, ['ñ'.repeat(10_000)], ['ñ'.repeat(10_001)]] as const,
  ),
  // No invalid value: an insert with an existing request_id updates its row.
  ['familia_request_id_key', 'request_id', [null], []],
  ['subfamilia_request_id_key', 'request_id', [null], []],
  ['producto_request_id_key', 'request_id', [null], []],
  ['pedido_pkey', 'id', [], []],
  ['pedido_referencia_length', 'referencia', ['A'.repeat(60)], ['A'.repeat(61)]],
  ['pedido_pago_known', 'pago', [null, 'bankTransfer', 'cash'], ['', 'card']],
  ['pedido_idioma_known', 'idioma', ['es', 'en'], ['', 'fr']],
  ['pedido_estado_known', 'estado', ['preparando', 'entregado', 'cancelado'], ['', 'pagado']],
  ['pedido_texts_length', 'lineas', [], [lines({ nota: 'x'.repeat(10_001) })]],
  [
    'pedido_size',
    'lineas',
    [lines({ nombre: 'ñ'.repeat(10_000) })],
    [lines({ nota: 'x'.repeat(9900) }, 16)],
  ],
  [
    'pedido_lineas_valid',
    'lineas',
    [
      lines({}),
      lines({ precio: null, color: null }),
      lines({ precio: 0, iva: 0 }),
      lines({ precio: 9999999999.99, iva: 1 }),
      lines({ cantidad: 1_000_000 }),
      lines({}, 499),
    ],
    [
      '{}',
      '"[]"',
      '[[]]',
      `[${lines({})}]`,
      lines({}, 500),
      lines({ color: undefined }),
      lines({ cantidad: undefined }),
      ...[...NOT_NUMBERS, 0, -1, 1.5, 1_000_001].map((cantidad) => lines({ cantidad })),
      lines({ cantidad: 3 }).replaceAll('"cantidad":3', '"cantidad":1e400'),
      ...['NaN', '3', [3], true, -0.01, 1e10].map((precio) => lines({ precio })),
      ...[...NOT_NUMBERS, -0.01, 1.01].map((iva) => lines({ iva })),
      ...[...NOT_NUMBERS, 0, 1.5].map((id) => lines({ producto_id: id })),
      ...[1, {}, ['a']].flatMap((value) => [
        lines({ codigo: value }),
        lines({ nombre: value }),
        lines({ color: value }),
        lines({ talla: value }),
        lines({ nota: value }),
      ]),
    ],
  ],
];

function tableOf(constraint: string): Checked {
  const table = CHECKED.find((name) => constraint.startsWith(`${name}_`));
  if (table === undefined) throw new Error(`no table of ${constraint}`);
  return table;
}

/** A case for each constraint except foreign keys. */
const CASES = LISTED.map(([constraint, column, good, bad, row]) => {
  return { constraint, table: tableOf(constraint), column, good, bad, row };
});

type Attempted = Omit<(typeof CASES)[number], 'good' | 'bad'> & { readonly value: unknown };

function insertWith({ table, column, row, value }: Attempted) {
  const inserted = { ...VALID_ROW[table], ...row, [column]: value };
  const names = Object.keys(inserted);
  return database.attempt(
    `insert into public.${table} (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    { values: Object.values(inserted) },
  );
}

const attempts = (kind: 'good' | 'bad'): Attempted[] =>
  CASES.flatMap((item) => item[kind].map((value) => Object.assign({}, item, { value })));

test.for(attempts('good'))('$constraint: $column $value is accepted', async (item) => {
  expect(await insertWith(item)).toEqual({ rows: 1 });
});

test.for(attempts('bad'))('$constraint: $column $value is refused', async (item) => {
  expect(await insertWith(item)).toMatchObject({
    code: expect.stringMatching(/^235/),
    constraint: item.constraint,
  });
});

test('by default a colour is black, a product has no discount, stock is 0 and nothing is hidden', async () => {
  const rows =
    await database.rows(`select relname as table, pg_get_expr(adbin, adrelid) as default from pg_attrdef
     join pg_attribute on (attrelid, attnum) = (adrelid, adnum) join pg_class c on c.oid = adrelid
     where relnamespace = 'public'::regnamespace and relname not in ('historial', 'pedido')
       and attname !~ '^(busqueda|existencias|imagenes|orden_.*)$' order by 1, 2`);
  expect(rows).toEqual([
    { table: 'color', default: "'#000000'::text" },
    { table: 'inventario', default: '0' },
    { table: 'producto', default: '0' },
    { table: 'producto', default: 'false' },
    { table: 'subfamilia', default: 'false' },
  ]);
});

test('every CHECK, unique and natural key has a case above', async () => {
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
    [...new Set(CASES.map((item) => item.constraint))].toSorted(),
  );
});

test('every foreign key protects rows in use, and refuses unknown references', async () => {
  const keys = await database.rows<Record<'constraint' | 'table' | 'column' | 'used', string>>(`
     select conname as constraint, conrelid::regclass as table, attname as column,
       confrelid::regclass as used
     from pg_constraint join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(7);
  for (const { constraint, table, column, used } of keys) {
    const refused = { code: '23503', constraint };
    const others = keys.filter((key) => key.used === used && key.table !== table);
    const before = others.map((other) => `delete from ${other.table};`).join('');
    expect(await database.attempt(`delete from ${used}`, { before })).toMatchObject(refused);
    const change = await database.attempt(`update ${table} set ${column} = '99'`);
    expect(change).toMatchObject(refused);
  }
});
