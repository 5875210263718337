import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { prepareDatabase } from './support/migrated.ts';
import { OWN_POLICIES, TABLES, VIEWS } from './support/rows.ts';

const database = prepareDatabase({ isFilled: false });

// The names in parentheses are those of the rules of supabase/splinter, Supabase's database linter. What
// check.sql tells of a right database (row-level security, policies, views, functions) is in its test.

test('the store has its tables, its views, two functions and nothing else in public', async () => {
  const rows = await database.rows<{ name: string }>(`select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
     union all
     select proname from pg_proc where pronamespace = 'public'::regnamespace`);
  expect(rows.map((row) => row.name).toSorted()).toEqual(
    [...TABLES, ...OWN_POLICIES, ...VIEWS, 'apply_change', 'undo_change'].toSorted(),
  );
});

test('warehouse 1 and the general tax come with the migrations, and ids go on after them', async () => {
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

test('every table has a primary key (no_primary_key)', async () => {
  const rows = await database.rows(`select relname from pg_class c
     where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
       and not exists (select from pg_index where indrelid = c.oid and indisprimary)`);
  expect(rows).toEqual([]);
});

type Value = boolean | number | string | readonly string[];

/** The settings of supabase/config.toml as `section.key`: it holds nothing but plain values. */
async function readConfig(): Promise<ReadonlyMap<string, Value>> {
  const text = await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8');
  const settings = new Map<string, Value>();
  let section = '';
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\[(.+)\]$/.exec(line) ?? [];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line) ?? [];
    if (name !== undefined) section = `${name}.`;
    if (key !== undefined && value !== undefined) settings.set(section + key, JSON.parse(value));
  }
  return settings;
}

test('supabase/config.toml closes the sign-up, serves public only, and has the buckets of the migrations', async () => {
  const config = await readConfig();
  expect(config.get('auth.enable_signup')).toBe(false);
  expect(config.get('auth.enable_anonymous_sign_ins')).toBe(false);
  expect(config.get('auth.email.enable_signup')).toBe(true);
  expect(config.get('api.schemas')).toEqual(['public']);
  expect(config.get('api.max_rows')).toBe(1000);
  const buckets = await database.rows<
    Readonly<Record<string, Value>>
  >(`select id, public, (file_size_limit / 1048576) || 'MiB' as file_size_limit, allowed_mime_types
     from storage.buckets order by id`);

  expect(buckets.map((bucket) => bucket['id'])).toEqual(['banners', 'productsamples']);
  for (const { id, ...settings } of buckets) {
    for (const [key, value] of Object.entries(settings)) {
      expect(config.get(`storage.buckets.${String(id)}.${key}`)).toEqual(value);
    }
  }
});
