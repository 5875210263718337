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
 * check.sql with the lists of what the migrations create, so that a missing part can be named.
 *
 * @param {PGlite} database migrated
 * @param {readonly Table[]} tables of the same database
 * @param {string} text current text of check.sql
 * @returns {Promise<string>}
 * @throws {Error} when `text` has no generated part
 */
export async function withCheckLists(database, tables, text) {
  const begin = text.indexOf(BEGIN) + BEGIN.length;
  const end = text.indexOf(END);
  if (begin < BEGIN.length || end < begin) throw new Error('check.sql has no generated part');
  let lists = '';
  for (const [list, isView] of /** @type {const} */ ([
    ['store', false],
    ['store_view', true],
  ])) {
    const rows = tables.filter((table) => table.isView === isView && table.isStandard !== isView);
    lists += printList(
      `${list} (name, is_public)`,
      rows.map(({ name, isPublic }) => `('${name}', ${isPublic})`),
    );
  }
  const ownTables = tables.filter((table) => !table.isView && !table.isStandard);
  const policies = await database.query(OWN_POLICIES, [ownTables.map(({ name }) => name)], {
    rowMode: 'array',
  });
  lists += printList('own_policies (place, name, cmd, roles, visible, allowed)', values(policies));
  const functions = await database.query(FUNCTIONS, [], { rowMode: 'array' });
  lists += printList('wanted_functions (name, for_staff, is_definer)', values(functions));
  for (const [list, query] of Object.entries(LISTS)) {
    const { rows } = await database.query(query, [], { rowMode: 'array' });
    lists += printList(
      `${list} (name)`,
      rows.map((row) => `('${String(row)}')`),
    );
  }
  return text.slice(0, begin) + lists + text.slice(end);
}

/**
 * @param {{ rows: unknown[] }} answer
 * @returns {string[]}
 */
function values({ rows }) {
  return rows.map((row) => {
    const cells = Array.isArray(row) ? row : [];
    const printed = cells.map((cell) =>
      typeof cell === 'boolean' ? String(cell) : `'${String(cell).replaceAll("'", "''")}'`,
    );
    return `(${printed.join(', ')})`;
  });
}

/**
 * @param {string} head
 * @param {readonly string[]} rows
 */
function printList(head, rows) {
  return `${head} as (\n  values ${rows.join(',\n    ')}\n),\n`;
}
