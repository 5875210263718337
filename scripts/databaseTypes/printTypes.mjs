/** @import { Column, DatabaseFunction, Relationship, Table } from './readSchema.mjs' */

const HEADER = '// Generated from supabase/migrations by `npm run types:db`. Do not edit.\n';

const JSON_TYPE = `
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

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

const NONE = '{ [_ in never]: never }';

/**
 * The text of database.types.ts, in the format of `supabase gen types typescript`, from which the
 * PostgREST client infers rows and embedded rows.
 *
 * @param {readonly Table[]} tables
 * @param {readonly DatabaseFunction[]} functions
 * @returns {string}
 * @throws {Error} when a column has a type that TYPESCRIPT_TYPE does not know
 */
export function printTypes(tables, functions) {
  const printed = tables
    .filter(({ isView }) => !isView)
    .map(printTable)
    .join('\n');
  const views = tables
    .filter(({ isView }) => isView)
    .map(printView)
    .join('\n');
  const calls = functions.map(printFunction).join('\n');
  return `${HEADER}${/: Json/.test(printed + views + calls) ? JSON_TYPE : ''}
export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
${printed}
    };
    Views: ${views === '' ? NONE : `{\n${views}\n    }`};
    Functions: ${calls === '' ? NONE : `{\n${calls}\n    }`};
    Enums: ${NONE};
    CompositeTypes: ${NONE};
  };
};
`;
}

/** @param {Table} table */
function printTable({ name, columns, relationships }) {
  const fields = {
    Row: columns.map((column) => `${column.name}: ${valueType(column)};`),
    Insert: columns.map((column) => printInput(column, column.optional)),
    Update: columns.map((column) => printInput(column, true)),
  };
  const shapes = Object.entries(fields).map(
    ([shape, lines]) =>
      `        ${shape}: {\n${lines.map((line) => `          ${line}\n`).join('')}        };`,
  );
  return `      ${name}: {
${shapes.join('\n')}
        Relationships: [${relationships.map(printRelationship).join('')}${relationships.length > 0 ? '\n        ' : ''}];
      };`;
}

/** @param {Table} view */
function printView({ name, columns }) {
  const lines = columns.map((column) => `          ${column.name}: ${valueType(column)};\n`);
  return `      ${name}: {\n        Row: {\n${lines.join('')}        };\n        Relationships: [];\n      };`;
}

/** @param {DatabaseFunction} call */
function printFunction({ name, args, returns }) {
  const lines = args.map(
    (arg) =>
      `          ${arg.name}${arg.optional ? '?' : ''}: ${valueType({ ...arg, nullable: false })};\n`,
  );
  const result = valueType({ name, type: returns, nullable: false });
  return `      ${name}: {\n        Args: {\n${lines.join('')}        };\n        Returns: ${result};\n      };`;
}

/** @param {Relationship} relationship */
function printRelationship({ name, columns, referencedTable, referencedColumns, oneToOne }) {
  return `
          {
            foreignKeyName: '${name}';
            columns: [${columns.map((column) => `'${column}'`).join(', ')}];
            isOneToOne: ${oneToOne};
            referencedRelation: '${referencedTable}';
            referencedColumns: [${referencedColumns.map((column) => `'${column}'`).join(', ')}];
          },`;
}

/**
 * @param {Column} column
 * @param {boolean} optional
 */
function printInput(column, optional) {
  if (column.readOnly) return `${column.name}?: never;`;
  return `${column.name}${optional ? '?' : ''}: ${valueType(column)};`;
}

/** @param {Pick<Column, 'name' | 'type' | 'nullable'>} column */
function valueType({ name, type, nullable }) {
  const isArray = type.startsWith('_');
  const element = TYPESCRIPT_TYPE.get(isArray ? type.slice(1) : type);
  if (element === undefined) throw new Error(`Column ${name} has type ${type}, which is not known`);
  return `${element}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`;
}
