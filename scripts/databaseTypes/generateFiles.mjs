import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { printTypes } from './printTypes.mjs';
import { readSchema } from './readSchema.mjs';

/** @import { PGlite } from '@electric-sql/pglite' */
/** @import { Table } from './readSchema.mjs' */

const BEGIN = '-- Generated from supabase/migrations by `npm run types:db`. Do not edit.\n';
const END = '-- End of what is generated.\n';

const IN_PUBLIC = `= 'public'::regnamespace`;

/** Policies of tables that differ from those of a table of the shop. */
const OWN_POLICIES = `
  select schemaname || '.' || tablename, policyname::text, cmd,
    (select string_agg(role::text, ',' order by role::text) from unnest(roles) as role),
    coalesce(qual, ''), coalesce(with_check, '')
  from pg_policies where schemaname = 'public' and tablename = any ($1)
  order by 1, 2`;

const FUNCTIONS = `
  select n.nspname || '.' || p.proname,
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

/**
 * The files that are generated from the migrations, with their text on disk and as it should be.
 *
 * @param {PGlite} database migrated
 */
export async function generateFiles(database) {
  const { tables, functions } = await readSchema(database);
  const types = await current('src/data/http/database.types.ts');
  const check = await current('supabase/check.sql');
  return [
    { ...types, text: printTypes(tables, functions) },
    { ...check, text: await withCheckLists(database, tables, check.current) },
  ];
}

/** @param {string} name below the root of the repository */
async function current(name) {
  const path = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const text = await readFile(path, 'utf8').catch(() => '');
  return { name, path, current: text.replaceAll('\r\n', '\n') };
}

/**
 * check.sql with the lists of what the migrations create, so that a missing part can be named.
 *
 * @param {PGlite} database
 * @param {readonly Table[]} tables
 * @param {string} text of check.sql
 */
async function withCheckLists(database, tables, text) {
  /** @param {string} query @param {unknown[]} [values] @returns {Promise<unknown[][]>} */
  const read = async (query, values) => {
    /** @type {import('@electric-sql/pglite').Results<any>} */
    const { rows } = await database.query(query, values, { rowMode: 'array' });
    return rows;
  };
  const ours = tables.filter(({ isView }) => !isView);
  const others = ours.filter(({ isStandard }) => !isStandard).map(({ name }) => name);

  let lists =
    printList('store (name, is_public)', named(ours.filter(({ isStandard }) => isStandard))) +
    printList('store_view (name, is_public)', named(tables.filter(({ isView }) => isView))) +
    printList(
      'own_policies (place, name, cmd, roles, visible, allowed)',
      await read(OWN_POLICIES, [others]),
    ) +
    printList('wanted_functions (name, for_staff, is_definer)', await read(FUNCTIONS));
  for (const [list, query] of Object.entries(LISTS)) {
    lists += printList(`${list} (name)`, await read(query));
  }
  const begin = text.indexOf(BEGIN) + BEGIN.length;
  return text.slice(0, begin) + lists + text.slice(text.indexOf(END));
}

/** @param {readonly Table[]} tables */
const named = (tables) => tables.map(({ name, isPublic }) => [name, isPublic]);

/** Characters of a line with several rows. */
const MAX_WIDTH = 110;

/**
 * @param {string} head
 * @param {readonly (readonly unknown[])[]} rows
 */
function printList(head, rows) {
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
