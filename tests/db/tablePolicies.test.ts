import { beforeAll, describe, expect, test } from 'vitest';
import { HIDDEN, RESET_ROWS, TABLES, type TableName } from './support/rows.ts';
import { prepareStore, type Role, type Store } from './support/store.ts';

type Row = Readonly<Record<string, unknown>>;

/** Attempts on each table: a row to add, and a change of a row that nothing refers to. */
type TableCase = { readonly added: Row; readonly key: Row; readonly changed: Row };

const CASES: Readonly<Record<TableName, TableCase>> = {
  familia: {
    added: { nombre: 'Bolsos', number: 3 },
    key: { id: 2 },
    changed: { nombre: 'Viseras', number: 2 },
  },
  subfamilia: {
    added: { nombre: 'Cuello V', familia_id: 2, thumbnail: '/v.webp' },
    key: { id: 2 },
    changed: { thumbnail: '/polo.webp' },
  },
  iva: {
    added: { nombre: 'Reducido', porcentaje: 0.04, detalle: 'Salud' },
    key: { id: 2 },
    changed: { porcentaje: 0.02 },
  },
  color: {
    added: { name: 'Verde', rgb_code: '#00aa00' },
    key: { numeric_id: 2 },
    changed: { rgb_code: '#0000ff' },
  },
  talla: { added: { id: 'XL' }, key: { id: 'L' }, changed: { id: 'Grande' } },
  bodega: { added: { nombre: 'Bodega 3' }, key: { id: 2 }, changed: { nombre: 'Central' } },
  producto: {
    added: { codigo: 'CR-3', nombre: 'Camiseta azul', sub_familia_id: 1, precio1: 4200.5 },
    key: { id: 2 },
    changed: { precio1: 999.99, descuento: 5 },
  },
  inventario: {
    added: { producto_id: 2, bodega_id: 1, cantidad: 7 },
    key: { producto_id: 1, bodega_id: 1 },
    changed: { cantidad: 0 },
  },
  images: {
    added: { producto_id: 2, url: '/nueva.webp' },
    key: { producto_id: 1 },
    changed: { url: '/otra.webp' },
  },
  banners: {
    added: { url: '/nuevo.webp', desktop: true },
    key: { id: 2 },
    changed: { url: '/cambiado.webp' },
  },
};

/** Outcome of a call: done, no row touched, or refused with code 42501. */
type Outcome = 'done' | 'nothing' | 'forbidden';

/** Outcomes of the calls of a role; an UPDATE or DELETE that the policies refuse matches no row. */
type Expected = Readonly<Record<'read' | 'readHidden' | 'insert' | 'change', Outcome>>;

/** Tests every table and verb over HTTP, as these roles: the response, and the rows of the table afterwards. */
function describeTableMatrix(store: Store, expected: readonly (readonly [Role, Expected])[]) {
  const cases = TABLES.flatMap((table) =>
    expected.map(([role, outcomes]) => Object.assign({ table, role, outcomes }, CASES[table])),
  );

  test.for(cases)('$role reads and writes rows of $table only as granted', async (item) => {
    const { table, role, added, key, changed } = item;
    const { read, readHidden, insert, change } = item.outcomes;
    await store.backend.sql(RESET_ROWS);
    let wanted = await rowsOf(store, table);
    const rows = () => store.clients[role].from(table);
    const count = 'exact';

    const selected = await rows().select('*', { count });
    const outcome = HIDDEN.includes(table) ? readHidden : read;
    expect(outcomeOf(selected)).toBe(outcome);
    expectRows(selected.data ?? [], outcome === 'done' ? wanted : []);

    expect(outcomeOf(await rows().insert(added, { count }))).toBe(insert);
    if (insert === 'done') wanted.push(added);
    expectRows(await rowsOf(store, table), wanted);

    expect(outcomeOf(await rows().update(changed, { count }).match(key))).toBe(change);
    const target: Row = { ...key, ...(key['id'] === 'L' && change === 'done' && changed) };
    if (change === 'done') {
      wanted = wanted.map((row) => (has(row, key) ? { ...row, ...changed } : row));
    }
    expectRows(await rowsOf(store, table), wanted);

    expect(outcomeOf(await rows().delete({ count }).match(target))).toBe(change);
    if (change === 'done') wanted = wanted.filter((row) => !has(row, target));
    expectRows(await rowsOf(store, table), wanted);
  });
}

async function rowsOf(store: Store, table: TableName): Promise<Row[]> {
  const rows = await store.backend.sql<{ row: Row }>(
    `select to_jsonb(t) as row from public.${table} t`,
  );
  return rows.map(({ row }) => row);
}

/** Expects exactly these rows, in any order. A wanted row may leave out columns. */
function expectRows(rows: readonly Row[], wanted: readonly Row[]): void {
  expect(rows).toHaveLength(wanted.length);
  expect(rows).toEqual(expect.arrayContaining(wanted.map((row) => expect.objectContaining(row))));
}

function outcomeOf(reply: {
  readonly error: { readonly code: string } | null;
  readonly count: number | null;
}): string {
  if (reply.error !== null) return reply.error.code === '42501' ? 'forbidden' : reply.error.code;
  return reply.count === 0 ? 'nothing' : 'done';
}

function has(row: Row, key: Row): boolean {
  return Object.entries(key).every(([column, value]) => row[column] === value);
}

describe('with the grants of the migrations', () => {
  describeTableMatrix(prepareStore(), [
    ['anon', { read: 'done', readHidden: 'forbidden', insert: 'forbidden', change: 'forbidden' }],
    ['stranger', { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' }],
    ['staff', { read: 'done', readHidden: 'done', insert: 'done', change: 'done' }],
  ]);
});

describe('with everything granted', () => {
  const store = prepareStore({ isOwn: true });

  // Older projects grant everything on `public` to the API roles: policies alone must suffice.
  beforeAll(async () => {
    await store.backend.sql(`
    grant usage on schema public, private, storage to anon, authenticated;
    grant all on all tables in schema public, private, storage to anon, authenticated;
    grant all on all sequences in schema public to anon, authenticated;
    grant all on all functions in schema private to anon, authenticated;
  `);
  });

  // Signed-in users have these grants on the tables anyway: staff share their role in the database.
  describeTableMatrix(store, [
    ['anon', { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' }],
  ]);

  test('the grants of this group are in effect', async () => {
    const rows = await store.backend.sql(
      `select has_table_privilege('anon', 'public.producto', 'insert, update, delete') as rows,
       has_table_privilege('anon', 'private.staff', 'insert') as staff,
       has_function_privilege('anon', 'private.grant_staff(text)', 'execute') as grant`,
    );
    expect(rows).toEqual([{ rows: true, staff: true, grant: true }]);
  });
});
