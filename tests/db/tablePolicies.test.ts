import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { ALL_GRANTED, RESET_ROWS, TABLES, type TableName } from './support/rows.ts';
import { prepareStore, type Role } from './support/store.ts';

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

/** Outcomes of a role (hidden: bodega); an UPDATE or DELETE that the policies refuse matches no row. */
type Expected = Readonly<Record<'read' | 'readHidden' | 'insert' | 'change', Outcome>>;

const EXPECTED: readonly (readonly [Role, Expected])[] = [
  ['anon', { read: 'done', readHidden: 'forbidden', insert: 'forbidden', change: 'forbidden' }],
  ['stranger', { read: 'done', readHidden: 'nothing', insert: 'forbidden', change: 'nothing' }],
  ['staff', { read: 'done', readHidden: 'done', insert: 'done', change: 'done' }],
];

const store = prepareStore();
const database = prepareDatabase({ isFilled: true });

const calls = TABLES.flatMap((table) =>
  EXPECTED.map(([role, outcomes]) => Object.assign({ table, role, outcomes }, CASES[table])),
);

test.for(calls)('$role reads and writes rows of $table only as granted', async (item) => {
  const { table, role, added, key, changed } = item;
  const { read, readHidden, insert, change } = item.outcomes;
  await store.backend.sql(RESET_ROWS);
  let wanted = await rowsOf(table);
  const rows = () => store.clients[role].from(table);
  const count = 'exact';

  const selected = await rows().select('*', { count });
  const outcome = table === 'bodega' ? readHidden : read;
  expect(outcomeOf(selected)).toBe(outcome);
  expectRows(selected.data ?? [], outcome === 'done' ? wanted : []);

  expect(outcomeOf(await rows().insert(added, { count }))).toBe(insert);
  if (insert === 'done') wanted.push(added);
  expectRows(await rowsOf(table), wanted);

  expect(outcomeOf(await rows().update(changed, { count }).match(key))).toBe(change);
  const target: Row = { ...key, ...(key['id'] === 'L' && change === 'done' && changed) };
  if (change === 'done') {
    wanted = wanted.map((row) => (has(row, key) ? { ...row, ...changed } : row));
  }
  expectRows(await rowsOf(table), wanted);

  expect(outcomeOf(await rows().delete({ count }).match(target))).toBe(change);
  if (change === 'done') wanted = wanted.filter((row) => !has(row, target));
  expectRows(await rowsOf(table), wanted);
});

async function rowsOf(table: TableName): Promise<Row[]> {
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

// Signed-in users have all grants on the tables anyway: staff share their role in the database.
test.for(TABLES)(
  'anon with all grants still reads and writes %s only as granted',
  async (table) => {
    const attempt = (statement: string) =>
      database.attempt(statement, { role: 'anon', before: ALL_GRANTED });
    const all = await database.rows(`select 1 from public.${table}`);
    const visible = table === 'bodega' ? 0 : all.length;
    expect(await attempt(`select 1 from public.${table}`)).toEqual({ rows: visible });
    const [column] = Object.keys(CASES[table].changed);
    expect(await attempt(`update public.${table} set ${column} = ${column}`)).toEqual({ rows: 0 });
    expect(await attempt(`delete from public.${table}`)).toEqual({ rows: 0 });
    const insertion = `insert into public.${table} default values`;
    expect(await attempt(insertion)).toMatchObject({ code: '42501' });
  },
);
