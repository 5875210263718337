import type { Column, DatabaseFunction, Table } from './readSchema.ts';

const TYPESCRIPT_TYPES = {
  boolean: 'bool',
  number: 'int2 int4 int8 float4 float8 numeric',
  string: 'text varchar uuid date timestamp timestamptz',
  Json: 'json jsonb',
} as const;

/**
 * Returns the text of database.types.ts, from which the PostgREST client infers rows and embedded rows.
 *
 * @throws Error if TYPESCRIPT_TYPES lacks the type of a column
 */
export function printTypes(
  tables: readonly Table[],
  functions: readonly DatabaseFunction[],
): string {
  const printTables = (areViews: boolean) =>
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
${printTables(false)}    };
    Views: {
${printTables(true)}    };
    Functions: {
${functions.map(printFunction).join('')}    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
`;
}

const printFields = (lines: readonly string[]) =>
  `{\n${lines.map((line) => `        ${line};\n`).join('')}      }`;

const unionOf = (columns: readonly Column[]) =>
  columns.map(({ name }) => `'${name}'`).join(' | ') || 'never';

function printTable({ name, isView, columns, relationships }: Table): string {
  const row = printFields(columns.map((column) => `${column.name}: ${valueType(column)}`));
  if (isView) return `      ${name}: View<${row}>;\n`;
  const needed = unionOf(columns.filter(({ optional }) => !optional));
  const computed = unionOf(columns.filter(({ readOnly }) => readOnly));
  const links = relationships
    .map(({ names, oneToOne }) => `Link<'${names.join("', '")}'${oneToOne ? ', true' : ''}>`)
    .map((link) => `\n        ${link},`)
    .join('');
  return `      ${name}: Table<${row}, ${needed}, ${computed}, [${links && `${links}\n      `}]>;\n`;
}

function printFunction({ name, args, returns }: DatabaseFunction): string {
  const fields = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${valueType(arg)}`);
  const result = valueType({ name, type: returns });
  return `      ${name}: { Args: { ${fields.join('; ')} }; Returns: ${result} };\n`;
}

function valueType({ name, type, nullable }: Pick<Column, 'name' | 'type'> & Partial<Column>) {
  const known = Object.entries(TYPESCRIPT_TYPES).find(([, types]) =>
    types.split(' ').includes(type.replace(/^_/, '')),
  );
  if (known === undefined) throw new Error(`Column ${name} has type ${type}, which is not known`);
  return `${known[0]}${type.startsWith('_') ? '[]' : ''}${nullable ? ' | null' : ''}`;
}
