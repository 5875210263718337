import { beforeAll, expect, test } from 'vitest';
import { ANA_IS_STAFF, AS_ANA, prepareDatabase } from './support/migrated.ts';
import { TABLES } from './support/rows.ts';

const database = prepareDatabase({ isFilled: true });

const LIMIT = 200;

const addTallas = (count: number) =>
  `insert into public.talla (id) select 'T' || n from generate_series(1, ${count}) n;`;
const ADDED = "where id like 'T%'";

beforeAll(() => database.open().exec(ANA_IS_STAFF));

test.each([
  `update public.talla set id = id ${ADDED}`,
  `delete from public.talla ${ADDED}`,
  `insert into public.talla select id from public.talla ${ADDED} on conflict (id) do update set id = excluded.id`,
])('staff can change 200 rows at once, but not 201: %s', async (statement) => {
  const change = (count: number) =>
    database.attempt(statement, { ...AS_ANA, before: addTallas(count) });
  expect(await change(LIMIT)).toEqual({ rows: LIMIT });
  expect(await change(LIMIT + 1)).toMatchObject({
    code: 'PT400',
    message: expect.stringContaining('201 rows of talla in one request: at most 200'),
  });
});

test('the limit guards updates and deletions in every table whose rows staff write', async () => {
  // `tgtype` tells the event: 8 deletions, 16 updates, of a trigger that runs after a whole statement.
  const rows = await database.rows<{ table: string }>(`
    select relname as table from pg_trigger join pg_class c on c.oid = tgrelid
    where tgfoid = 'private.refuse_bulk_change'::regproc and tgenabled = 'O' and tgoldtable = 'changed'
    group by relname having array_agg(tgtype order by tgtype) = '{8,16}'`);
  expect(rows.map(({ table }) => table).toSorted()).toEqual([...TABLES, 'pedido'].toSorted());
});

test('inserts have no limit, nor has the owner of the database', async () => {
  const inserted = await database.attempt(
    "insert into public.talla (id) select 'N' || n from generate_series(1, 500) n",
    AS_ANA,
  );
  expect(inserted).toEqual({ rows: 500 });
  const forgotten = await database.attempt(`delete from public.talla ${ADDED}`, {
    before: addTallas(LIMIT + 1),
  });
  expect(forgotten).toEqual({ rows: 201 });
});
