/** @import { PGlite } from '@electric-sql/pglite' */

const BEGIN = '-- Generated from supabase/migrations by `npm run types:db`. Do not edit.\n';
const END = '-- End of what is generated.\n';

const IN_PUBLIC = `= 'public'::regnamespace`;

/** Each list of check.sql: its columns, and the query of its rows. */
const LISTS = {
  'store (name, is_public)': `
    select relname, has_table_privilege('anon', oid, 'SELECT') from pg_class
    where relnamespace ${IN_PUBLIC} and relkind in ('r', 'p')
    order by relname collate "C"`,
  'wanted_columns (name)': `
    select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace ${IN_PUBLIC} and c.relkind in ('r', 'p')
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`,
  'wanted_rules (name)': `
    select conname from pg_constraint where connamespace ${IN_PUBLIC} and contype <> 'n'
    order by conname collate "C"`,
  'wanted_indexes (name)': `
    select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace ${IN_PUBLIC}
      and not exists (select from pg_constraint where conindid = i.indexrelid)
    order by c.relname collate "C"`,
};

/**
 * check.sql with the lists of what the migrations create, so that a missing part can be named.
 *
 * @param {PGlite} database migrated
 * @param {string} text current text of check.sql
 * @returns {Promise<string>}
 * @throws {Error} when `text` has no generated part
 */
export async function withCheckLists(database, text) {
  const begin = text.indexOf(BEGIN) + BEGIN.length;
  const end = text.indexOf(END);
  if (begin < BEGIN.length || end < begin) throw new Error('check.sql has no generated part');
  let lists = '';
  for (const [columns, query] of Object.entries(LISTS)) {
    const { rows } = await database.query(query, [], { rowMode: 'array' });
    lists += `${columns} as (\n  values ${rows.map(printRow).join(',\n    ')}\n),\n`;
  }
  return text.slice(0, begin) + lists + text.slice(end);
}

/** @param {unknown} row */
function printRow(row) {
  const values = Array.isArray(row) ? row : [];
  return `(${values.map((value) => (value === true || value === false ? value : `'${value}'`)).join(', ')})`;
}
