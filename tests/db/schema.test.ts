import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateFiles } from '../../scripts/databaseTypes/generateFiles.ts';
import { prepareDatabase } from './support/migrated.ts';
import { OWN_POLICIES, TABLES, VIEWS } from './support/rows.ts';

const database = prepareDatabase({ isFilled: false });

// Names in parentheses are rules of Supabase's database linter: https://github.com/supabase/splinter
// Row-level security, policies, views and functions are tested in checkSql.test.ts.

test('the schema public has the tables and views of the store, two functions and nothing else', async () => {
  const rows = await database.rows<{ name: string }>(`select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(
    [...TABLES, ...OWN_POLICIES, ...VIEWS, 'apply_change', 'undo_change'].toSorted(),
  );
});

test('the migrations add warehouse 1 and the general tax, and the next ids are 2', async () => {
  expect(await database.rows('select id, nombre from public.bodega')).toEqual([
    { id: 1, nombre: 'Bodega 1 Taras' },
  ]);
  expect(
    await database.rows('select id, nombre, porcentaje::float8 as rate from public.iva'),
  ).toEqual([{ id: 1, nombre: 'IVA 13%', rate: 0.13 }]);

  const rows =
    await database.rows(`with warehouse as (insert into public.bodega (nombre) values ('Otra') returning id),
       tax as (insert into public.iva (nombre, porcentaje) values ('Exento', 0) returning id)
     select warehouse.id as warehouse, tax.id as tax from warehouse, tax`);
  expect(rows).toEqual([{ warehouse: 2, tax: 2 }]);
});

test('every foreign key is covered by an index (unindexed_foreign_keys)', async () => {
  const rows = await database.rows(`select f.conname from pg_constraint f
     where f.contype = 'f'
       and f.connamespace in ('public'::regnamespace, 'private'::regnamespace)
       and not exists (
         select from pg_index i
         where i.indrelid = f.conrelid
           and (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(f.conkey)] = f.conkey
       )`);
  expect(rows).toEqual([]);
});

test('no two indexes of a table begin alike (duplicate_index)', async () => {
  const rows =
    await database.rows(`select a.indexrelid::regclass as one, b.indexrelid::regclass as other
     from pg_index a
     join pg_index b on b.indrelid = a.indrelid and b.indexrelid <> a.indexrelid
     join pg_class c on c.oid = a.indrelid and c.relnamespace = 'public'::regnamespace
     where a.indexprs is null and b.indexprs is null and a.indpred is null and b.indpred is null
       and b.indkey::text || ' ' like a.indkey::text || ' %'`);
  expect(rows).toEqual([]);
});

test('supabase/config.toml closes the sign-up, serves only public, and has the buckets of the migrations', async () => {
  const config = (await readFile('supabase/config.toml', 'utf8')).replaceAll('\r\n', '\n');
  expect(config).toMatch(
    /\[auth\][^[]*\nenable_signup = false\nenable_anonymous_sign_ins = false\n/,
  );
  expect(config).toMatch(/\[auth\.email\][^[]*\nenable_signup = true\n/);
  expect(config).toContain('\nschemas = ["public"]\n');
  expect(config).toContain('\nmax_rows = 1000\n');
  const buckets = await database.rows<{ lines: string }>(`
    select format(E'\\n[storage.buckets.%s]\\npublic = %s\\nfile_size_limit = "%sMiB"\\nallowed_mime_types = %s\\n',
      id, public, file_size_limit / 1048576, to_jsonb(allowed_mime_types)) as lines
    from storage.buckets`);
  expect(buckets).toHaveLength(2);
  for (const { lines } of buckets) {
    expect(config).toContain(lines.replace('public = t\n', 'public = true\n'));
  }
});

test('generated files match the migrations (if not: npm run types:db)', async () => {
  for (const { current, text } of await generateFiles(database.rows)) expect(current).toBe(text);
});

test('generating types fails for an unknown column type, instead of leaving it out', async () => {
  await database.open().exec('create materialized view public.place as select point(1, 2) as at');
  await expect(generateFiles(database.rows)).rejects.toThrow('Column at has type point');
  await database.open().exec('drop materialized view public.place');
});
