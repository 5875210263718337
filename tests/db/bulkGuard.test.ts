import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { TABLES } from './support/rows.ts';
import type { TableName } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

const ANA = '00000000-0000-4000-8000-00000000000a';

/** Most rows that one request may change. */
const LIMIT = 200;

/** Adds rows that nothing refers to; `n` is their number, from 1. */
const FILL: Readonly<Record<TableName, string>> = {
  familia: "(nombre) select 'F' || n",
  subfamilia: "(nombre, familia_id) select 'S' || n, 1",
  iva: "(nombre, porcentaje) select 'I' || n, 0",
  color: "(name) select 'C' || n",
  talla: "(id) select 'T' || n",
  bodega: "(nombre) select 'B' || n",
  producto: "(codigo, nombre, precio1) select 'P' || n, 'P', 1",
  inventario: '(producto_id, bodega_id) select n, 1',
  images: "(producto_id, url) select 2, '/' || n",
  banners: "(url, desktop) select '/' || n, true",
};

/** Staff of an otherwise empty store whose table holds `rows` rows that can be deleted. */
function filled(table: TableName, rows: number): string {
  return `
    truncate ${TABLES.map((name) => `public.${name}`).join(', ')} restart identity;
    insert into auth.users (id, email) values ('${ANA}', 'ana@tienda.cr');
    select private.grant_staff('ana@tienda.cr');
    ${table === 'subfamilia' ? "insert into public.familia (nombre) values ('F');" : ''}
    ${table === 'inventario' ? "insert into public.bodega (nombre) values ('B');" : ''}
    ${
      table === 'inventario' || table === 'images'
        ? `insert into public.producto ${FILL.producto} from generate_series(1, ${rows}) n;`
        : ''
    }
    insert into public.${table} ${FILL[table]} from generate_series(1, ${rows}) n;
  `;
}

test.for(TABLES)('%s: staff change 200 rows at once, not 201', async (table) => {
  const [, column] = /\((\w+)/.exec(FILL[table]) ?? [];
  for (const statement of [
    `update public.${table} set ${column} = ${column}`,
    `delete from public.${table}`,
  ]) {
    const asStaff = { role: 'authenticated', userId: ANA } as const;
    expect(await database.attempt(statement, { ...asStaff, before: filled(table, LIMIT) })).toEqual(
      { rows: LIMIT },
    );
    expect(
      await database.attempt(statement, { ...asStaff, before: filled(table, LIMIT + 1) }),
    ).toMatchObject({
      code: 'PT400',
      message: expect.stringContaining(`201 rows of ${table} in one request: at most 200`),
    });
  }
});

test('an upsert counts the rows that it overwrites', async () => {
  const result = await database.attempt(
    `insert into public.inventario (producto_id, bodega_id, cantidad)
     select n, 1, 9 from generate_series(1, 201) n
     on conflict (producto_id, bodega_id) do update set cantidad = excluded.cantidad`,
    { role: 'authenticated', userId: ANA, before: filled('inventario', LIMIT + 1) },
  );
  expect(result).toMatchObject({ code: 'PT400' });
});

test('many rows may be inserted at once, and the owner of the database is not limited', async () => {
  const inserted = await database.attempt(
    "insert into public.talla (id) select 'N' || n from generate_series(1, 500) n",
    { role: 'authenticated', userId: ANA, before: filled('talla', 1) },
  );
  expect(inserted).toEqual({ rows: 500 });
  const before = filled('talla', LIMIT + 1);
  expect(await database.attempt('delete from public.talla', { before })).toEqual({ rows: 201 });
});
