import { readFile } from 'node:fs/promises';
import { printTypes } from './printTypes.ts';
import { FUNCTIONS, TABLES, type DatabaseFunction, type Table } from './readSchema.ts';

type Sql = <Row>(query: string) => Promise<Row[]>;

const BEGIN = '-- Generated from supabase/migrations by `npm run types:db`. Do not edit.\n';
const END = '-- End of what is generated.\n';

const read = async (path: string) => (await readFile(path, 'utf8')).replaceAll('\r\n', '\n');

/** Lists the files that are generated from the migrations, each with its current and its new text. */
export async function generateFiles(sql: Sql) {
  const tables = await sql<Table>(TABLES);
  const functions = await sql<DatabaseFunction>(FUNCTIONS);
  const [types, check] = ['src/data/http/database.types.ts', 'supabase/check.sql'] as const;
  const current = await read(check);
  return [
    { path: types, current: await read(types), text: printTypes(tables, functions) },
    { path: check, current, text: await withCheckLists(sql, tables, current) },
  ];
}

/**
 * Returns check.sql with new lists of what the migrations create, by which it names what a project lacks. The
 * queries of check.sql itself make the lists from the migrated database, and later compare a project with them.
 */
async function withCheckLists(sql: Sql, tables: readonly Table[], text: string): Promise<string> {
  const runCheckQuery = (name: string, query: string) => {
    const [clause] = new RegExp(`^${name} .*?^\\)(?=,$)`, 'ms').exec(text) ?? [];
    return sql<object>(`with ${clause} ${query}`);
  };
  const listed = tables.filter(({ isView, isStandard }) => isView || isStandard);
  const otherTables = tables.filter((table) => !listed.includes(table)).map(({ name }) => name);
  const policies = `
    select * from found_policies where split_part(place, '.', 2) = any ('{${otherTables.join()}}') order by 1, 2`;
  const parts = `
    select part, array_agg(distinct name collate "C") from found group by part order by part`;
  const lists = [
    printList(
      'store (name, is_public, is_view)',
      listed.map(({ name, isPublic, isView }) => [name, isPublic, isView]),
    ),
    printList(
      'own_policies (place, name, cmd, roles, visible, allowed)',
      (await runCheckQuery('found_policies', policies)).map(Object.values),
    ),
    printList(
      'wanted_parts (part, names)',
      (await runCheckQuery('found', parts)).map(Object.values),
    ),
  ];
  const begin = text.indexOf(BEGIN) + BEGIN.length;
  return text.slice(0, begin) + lists.join('') + text.slice(text.indexOf(END));
}

function printList(head: string, rows: readonly (readonly unknown[])[]): string {
  const printed = rows.map((row) => `(${row.map(printCell).join(', ')})`);
  return `${head} as (\n  values ${printed.join(',\n    ')}\n),\n`;
}

function printCell(cell: unknown): string {
  if (typeof cell === 'boolean') return String(cell);
  const text = Array.isArray(cell) ? cell.join(', ') : String(cell);
  return `'${text.replaceAll("'", "''")}'`;
}
