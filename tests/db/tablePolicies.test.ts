import { beforeAll, describe, expect, test } from 'vitest';
import { prepareStore } from './support/store.ts';
import { describeTableMatrix } from './support/tableMatrix.ts';

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
