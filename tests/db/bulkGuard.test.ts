import { beforeAll, expect, test } from 'vitest';
import { ANA_IS_STAFF, AS_ANA, prepareDatabase } from './support/migrated.ts';
import { TABLES, type TableName } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

const LIMIT = 200;

/** An insert of rows that nothing refers to (`n` counts from 1), and the condition that finds them. */
const ROWS: Readonly<Record<TableName, readonly [added: string, which: string]>> = {
  familia: ["(nombre) select 'F' || n", 'id > 2'],
  subfamilia: ["(nombre, familia_id) select 'S' || n, 1", 'id > 2'],
  iva: ["(nombre, porcentaje) select 'I' || n, 0", 'id > 2'],
  color: ["(name) select 'C' || n", 'numeric_id > 2'],
  talla: ["(id) select 'T' || n", "id like 'T%'"],
  bodega: ["(nombre) select 'B' || n", 'id > 2'],
  producto: ["(codigo, nombre, precio1) select 'P' || n, 'P', 1", 'id > 2'],
  inventario: [
    '(producto_id, bodega_id) select (select max(id) + 1 - n from public.producto), 2',
    'bodega_id = 2',
  ],
  images: ["(producto_id, url) select 2, '/' || n", 'producto_id = 2'],
  banners: ["(url, desktop) select '/' || n, true", 'id > 2'],
};

const fill = (table: TableName, count = LIMIT + 1): string =>
  (table === 'inventario' ? fill('producto', count) : '') +
  `insert into public.${table} ${ROWS[table][0]} from generate_series(1, ${count}) n;`;

beforeAll(() => database.open().exec(ANA_IS_STAFF));

test.for(TABLES)('%s: staff can change 200 rows at once, but not 201', async (table) => {
  const [added, which] = ROWS[table];
  const [, column] = /\((\w+)/.exec(added) ?? [];
  for (const statement of [
    `update public.${table} set ${column} = ${column}`,
    `delete from public.${table}`,
  ]) {
    const change = (count: number) =>
      database.attempt(`${statement} where ${which}`, { ...AS_ANA, before: fill(table, count) });
    expect(await change(LIMIT)).toEqual({ rows: LIMIT });
    expect(await change(LIMIT + 1)).toMatchObject({
      code: 'PT400',
      message: expect.stringContaining(`201 rows of ${table} in one request: at most 200`),
    });
  }
});

test('the limit counts rows that an upsert overwrites', async () => {
  const result = await database.attempt(
    `insert into public.inventario (producto_id, bodega_id, cantidad)
     select id, 2, 9 from public.producto where id > 2
     on conflict (producto_id, bodega_id) do update set cantidad = excluded.cantidad`,
    { ...AS_ANA, before: fill('inventario') },
  );
  expect(result).toMatchObject({ code: 'PT400' });
});

test('inserts have no limit, nor has the owner of the database', async () => {
  const inserted = await database.attempt(
    "insert into public.talla (id) select 'N' || n from generate_series(1, 500) n",
    AS_ANA,
  );
  expect(inserted).toEqual({ rows: 500 });
  const forgotten = await database.attempt("delete from public.talla where id like 'T%'", {
    before: fill('talla'),
  });
  expect(forgotten).toEqual({ rows: 201 });
});
