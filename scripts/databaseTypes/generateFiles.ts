import { readFile } from 'node:fs/promises';
import { printTypes } from './printTypes.ts';
import { readSchema, type Sql, type Table } from './readSchema.ts';

const BEGIN = '-- Generated from supabase/migrations by `npm run types:db`. Do not edit.\n';
const END = '-- End of what is generated.\n';

const IN_PUBLIC = `= 'public'::regnamespace`;

/** Policies of tables that differ from those of a table of the shop. */
const ownPolicies = (tables: readonly string[]) => `
  select schemaname || '.' || tablename as place, policyname::text, cmd,
    (select string_agg(role::text, ',' order by role::text) from unnest(roles) as role) as roles,
    coalesce(qual, '') as visible, coalesce(with_check, '') as allowed
  from pg_policies where schemaname = 'public' and tablename = any ('{${tables.join()}}')
  order by 1, 2`;

const FUNCTIONS = `
  select n.nspname || '.' || p.proname as name,
    has_function_privilege('authenticated', p.oid, 'EXECUTE'), p.prosecdef
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
  order by 1`;

/** Each list of names in check.sql, and the query of its rows. */
const LISTS = {
  wanted_columns: `
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace ${IN_PUBLIC} and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`,
  wanted_rules: `
    select conname from pg_constraint where connamespace ${IN_PUBLIC} and contype not in ('n', 't')
    order by conname collate "C"`,
  wanted_indexes: `
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace ${IN_PUBLIC}
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by c.relname collate "C"`,
  wanted_triggers: `
    select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace ${IN_PUBLIC} and not t.tgisinternal
    order by t.tgname collate "C"`,
};

const read = async (path: string) => (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');

/** The files that follow from the migrations, with their text as it is and as it should be. */
export async function generateFiles(sql: Sql) {
  const { tables, functions } = await readSchema(sql);
  const [types, check] = ['src/data/http/database.types.ts', 'supabase/check.sql'] as const;
  const current = await read(check);
  return [
    { path: types, current: await read(types), text: printTypes(tables, functions) },
    { path: check, current, text: await withCheckLists(sql, tables, current) },
  ];
}

/** check.sql with the lists of what the migrations create, so that a missing part can be named. */
async function withCheckLists(sql: Sql, tables: readonly Table[], text: string): Promise<string> {
  const list = async (query: string) => (await sql<object>(query)).map((row) => Object.values(row));
  const ours = tables.filter(({ isView }) => !isView);
  const others = ours.filter(({ isStandard }) => !isStandard).map(({ name }) => name);

  let lists =
    printList('store (name, is_public)', named(ours.filter(({ isStandard }) => isStandard))) +
    printList('store_view (name, is_public)', named(tables.filter(({ isView }) => isView))) +
    printList(
      'own_policies (place, name, cmd, roles, visible, allowed)',
      await list(ownPolicies(others)),
    ) +
    printList('wanted_functions (name, for_staff, is_definer)', await list(FUNCTIONS));
  for (const [name, query] of Object.entries(LISTS)) {
    lists += printList(`${name} (name)`, await list(query));
  }
  const begin = text.indexOf(BEGIN) + BEGIN.length;
  return text.slice(0, begin) + lists + text.slice(text.indexOf(END));
}

const named = (tables: readonly Table[]) => tables.map(({ name, isPublic }) => [name, isPublic]);

const MAX_WIDTH = 110;

function printList(head: string, rows: readonly (readonly unknown[])[]): string {
  const [first = '', ...others] = rows.map((row) => {
    const cells = row.map((cell) =>
      typeof cell === 'boolean' ? cell : `'${String(cell).replaceAll("'", "''")}'`,
    );
    return `(${cells.join(', ')})`;
  });
  const lines = [first];
  for (const row of others) {
    const line = lines.pop() ?? '';
    lines.push(...(line.length + row.length < MAX_WIDTH ? [`${line}, ${row}`] : [`${line},`, row]));
  }
  return `${head} as (\n  values ${lines.join('\n    ')}\n),\n`;
}
