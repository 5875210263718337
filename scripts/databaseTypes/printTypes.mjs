/** @import { Column, DatabaseFunction, Relationship, Table } from './readSchema.mjs' */

/** TypeScript type of each Postgres type in the JSON of PostgREST. */
const TYPESCRIPT_TYPE = new Map([
  ['bool', 'boolean'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float4', 'number'],
  ['float8', 'number'],
  ['numeric', 'number'],
  ['text', 'string'],
  ['varchar', 'string'],
  ['uuid', 'string'],
  ['date', 'string'],
  ['timestamp', 'string'],
  ['timestamptz', 'string'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
]);

/**
 * The text of database.types.ts, from which the PostgREST client infers rows and embedded rows.
 *
 * @param {readonly Table[]} tables
 * @param {readonly DatabaseFunction[]} functions
 * @throws {Error} when a column has a type that TYPESCRIPT_TYPE does not know
 */
export function printTypes(tables, functions) {
  const printed = (/** @type {boolean} */ areViews) =>
    tables
      .filter(({ isView }) => isView === areViews)
      .map(printTable)
      .join('');
  return `// Generated from supabase/migrations by \`npm run types:db\`. Do not edit.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Link<Name, Column, Referenced, ReferencedColumn, IsOneToOne = false> = {
  foreignKeyName: Name;
  columns: [Column];
  isOneToOne: IsOneToOne;
  referencedRelation: Referenced;
  referencedColumns: [ReferencedColumn];
};

type View<Row> = { Row: Row; Relationships: [] };

/** An insert needs the columns \`Needed\`; only Postgres writes the columns \`Computed\`. */
type Table<Row, Needed extends keyof Row, Computed extends keyof Row, Links> = {
  Row: Row;
  Insert: Partial<Omit<Row, Computed>> & Pick<Row, Needed>;
  Update: Partial<Omit<Row, Computed>>;
  Relationships: Links;
};

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' };
  public: {
    Tables: {
${printed(false)}    };
    Views: {
${printed(true)}    };
    Functions: {
${functions.map(printFunction).join('')}    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}

/** @param {readonly string[]} lines */
function printFields(lines) {
  return `{\n${lines.map((line) => `        ${line};\n`).join('')}      }`;
}

/** @param {readonly Column[]} columns */
function unionOf(columns) {
  return columns.map(({ name }) => `'${name}'`).join(' | ') || 'never';
}

/** @param {Table} table */
function printTable({ name, isView, columns, relationships }) {
  const row = printFields(columns.map((column) => `${column.name}: ${valueType(column)}`));
  if (isView) return `      ${name}: View<${row}>;\n`;
  const needed = unionOf(columns.filter(({ optional }) => !optional));
  const computed = unionOf(columns.filter(({ readOnly }) => readOnly));
  const links = relationships.map((link) => `\n        ${printRelationship(link)},`).join('');
  return `      ${name}: Table<${row}, ${needed}, ${computed}, [${links && `${links}\n      `}]>;\n`;
}

/** @param {DatabaseFunction} call */
function printFunction({ name, args, returns }) {
  const fields = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${valueType(arg)}`);
  const result = valueType({ name, type: returns });
  return `      ${name}: { Args: { ${fields.join('; ')} }; Returns: ${result} };\n`;
}

/** @param {Relationship} relationship */
function printRelationship({ name, columns, referencedTable, referencedColumns, oneToOne }) {
  const [column, ...others] = columns;
  if (others.length > 0) throw new Error(`${name} has more columns than one`);
  const texts = [name, column, referencedTable, referencedColumns[0]].map((text) => `'${text}'`);
  return `Link<${texts.join(', ')}${oneToOne ? ', true' : ''}>`;
}

/** @param {{ name: string, type: string, nullable?: boolean }} column */
function valueType({ name, type, nullable = false }) {
  const isArray = type.startsWith('_');
  const element = TYPESCRIPT_TYPE.get(isArray ? type.slice(1) : type);
  if (element === undefined) throw new Error(`Column ${name} has type ${type}, which is not known`);
  return `${element}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`;
}
