import { beforeAll, describe, expect, test } from 'vitest';
import { HIDDEN, RESET_ROWS, TABLES, type TableName } from './support/rows.ts';
import { prepareStore, ROLES, type Role, type Store } from './support/store.ts';

type Row = Readonly<Record<string, unknown>>;

/** What is tried on each table: a row to add, and a change to one row that nothing refers to. */
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

/** How a call ends: it did its work, it touched no row, or it was refused with code 42501. */
type Outcome = 'done' | 'nothing' | 'forbidden';

/** What each role gets; an UPDATE or DELETE that the policies refuse matches no row. */
type Expectations = Readonly<
  Record<Role, Readonly<Record<'read' | 'readHidden' | 'insert' | 'change', Outcome>>>
>;

/** Every table x verb x role over HTTP: the answer, and the rows of the table afterwards. */
function describeTableMatrix(store: Store, expected: Expectations): void {
  const cases = TABLES.flatMap((table) =>
    ROLES.map((role) => Object.assign({ table, role }, CASES[table])),
  );

  test.for(cases)('$role selects from $table', async ({ table, role }) => {
    const rows = await reset(store, table);
    const { read, readHidden } = expected[role];
    const outcome = HIDDEN.includes(table) ? readHidden : read;

    const reply = await store.clients[role].from(table).select('*', { count: 'exact' });

    expect(outcomeOf(reply)).toBe(outcome);
    expect(sorted(reply.data ?? [])).toEqual(outcome === 'done' ? rows : []);
  });

  test.for(cases)('$role inserts into $table', async ({ table, role, added }) => {
    const before = await reset(store, table);

    const reply = await store.clients[role].from(table).insert(added, { count: 'exact' });

    const after = await rowsOf(store, table);
    const wanted = expected[role].insert === 'done' ? [added] : [];
    expect(outcomeOf(reply)).toBe(expected[role].insert);
    expect(after).toHaveLength(before.length + wanted.length);
    expect(after).toEqual(
      expect.arrayContaining([...before, ...wanted].map((row) => expect.objectContaining(row))),
    );
  });

  test.for(cases)('$role updates $table', async ({ table, role, key, changed }) => {
    const before = await reset(store, table);

    const reply = await store.clients[role]
      .from(table)
      .update(changed, { count: 'exact' })
      .match(key);

    expect(outcomeOf(reply)).toBe(expected[role].change);
    const others = before.filter((row) => !has(row, key));
    const target = before.find((row) => has(row, key));
    const wanted = expected[role].change === 'done' ? { ...target, ...changed } : { ...target };
    expect(await rowsOf(store, table)).toEqual(sorted([...others, wanted]));
  });

  test.for(cases)('$role deletes from $table', async ({ table, role, key }) => {
    const before = await reset(store, table);

    const reply = await store.clients[role].from(table).delete({ count: 'exact' }).match(key);

    expect(outcomeOf(reply)).toBe(expected[role].change);
    const wanted =
      expected[role].change === 'done' ? before.filter((row) => !has(row, key)) : before;
    expect(await rowsOf(store, table)).toEqual(wanted);
  });
}

/** Rows of the table as the owner sees them, after bringing all tables to their known state. */
async function reset(store: Store, table: TableName): Promise<Row[]> {
  await store.backend.sql(RESET_ROWS);
  return rowsOf(store, table);
}

async function rowsOf(store: Store, table: TableName): Promise<Row[]> {
  const found = await store.backend.sql<{ row: Row }>(
    `select to_jsonb(t) as row from public.${table} t`,
  );
  return sorted(found.map(({ row }) => row));
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

function sorted(rows: readonly Row[]): Row[] {
  const text = (row: Row) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return rows.toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
}

describe('with the grants of the migrations', () => {
  describeTableMatrix(prepareStore(), {
    anon: { read: 'done', readHidden: 'forbidden', insert: 'forbidden', change: 'forbidden' },
    stranger: { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' },
    staff: { read: 'done', readHidden: 'done', insert: 'done', change: 'done' },
  });
});

describe('with everything granted', () => {
  const store = prepareStore();

  // Older projects grant everything on `public` to the API roles: the policies must suffice alone.
  beforeAll(async () => {
    await store.backend.sql(`
    grant usage on schema public, private, storage to anon, authenticated;
    grant all on all tables in schema public, private, storage to anon, authenticated;
    grant all on all sequences in schema public to anon, authenticated;
    grant all on all functions in schema private to anon, authenticated;
  `);
  });

  describeTableMatrix(store, {
    anon: { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' },
    stranger: { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' },
    staff: { read: 'done', readHidden: 'done', insert: 'done', change: 'done' },
  });

  test('everything is granted indeed', async () => {
    const rows = await store.backend.sql(
      `select has_table_privilege('anon', 'public.producto', 'insert, update, delete') as rows,
       has_table_privilege('anon', 'private.staff', 'insert') as staff,
       has_function_privilege('anon', 'private.grant_staff(text)', 'execute') as grant`,
    );
    expect(rows).toEqual([{ rows: true, staff: true, grant: true }]);
  });
});
