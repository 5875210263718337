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

const NONE = '{ [_ in never]: never }';

/**
 * The text of database.types.ts, in the format of `supabase gen types typescript`, from which the
 * PostgREST client infers rows and embedded rows.
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
      .join('\n');
  return `// Generated from supabase/migrations by \`npm run types:db\`. Do not edit.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  __InternalSupabase: {
    PostgrestVersion: '13';
  };
  public: {
    Tables: {
${printed(false)}
    };
    Views: {
${printed(true)}
    };
    Functions: {
${functions.map(printFunction).join('\n')}
    };
    Enums: ${NONE};
    CompositeTypes: ${NONE};
  };
};
`;
}

/** @param {string} name @param {readonly string[]} lines */
function printFields(name, lines) {
  return `        ${name}: {\n${lines.map((line) => `          ${line};\n`).join('')}        };\n`;
}

/** @param {Table} table */
function printTable({ name, isView, columns, relationships }) {
  const shapes = [
    printFields('Row', columns.map(printField)),
    ...(isView
      ? []
      : [
          printFields('Insert', columns.map(printInput)),
          printFields(
            'Update',
            columns.map((column) => printInput({ ...column, optional: true })),
          ),
        ]),
  ];
  const links = relationships.map(printRelationship).join('');
  return `      ${name}: {
${shapes.join('')}        Relationships: [${links}${links === '' ? '' : '\n        '}];
      };`;
}

/** @param {DatabaseFunction} call */
function printFunction({ name, args, returns }) {
  const fields = args.map((arg) => `${arg.name}${arg.optional ? '?' : ''}: ${valueType(arg)}`);
  return `      ${name}: {
${printFields('Args', fields)}        Returns: ${valueType({ name, type: returns })};
      };`;
}

/** @param {readonly string[]} names */
const list = (names) => names.map((name) => `'${name}'`).join(', ');

/** @param {Relationship} relationship */
function printRelationship({ name, columns, referencedTable, referencedColumns, oneToOne }) {
  return `
          {
            foreignKeyName: '${name}';
            columns: [${list(columns)}];
            isOneToOne: ${oneToOne};
            referencedRelation: '${referencedTable}';
            referencedColumns: [${list(referencedColumns)}];
          },`;
}

/** @param {Column} column */
function printField(column) {
  return `${column.name}: ${valueType(column)}`;
}

/** @param {Column} column */
function printInput(column) {
  if (column.readOnly) return `${column.name}?: never`;
  return `${column.name}${column.optional ? '?' : ''}: ${valueType(column)}`;
}

/** @param {{ name: string, type: string, nullable?: boolean }} column */
function valueType({ name, type, nullable = false }) {
  const isArray = type.startsWith('_');
  const element = TYPESCRIPT_TYPE.get(isArray ? type.slice(1) : type);
  if (element === undefined) throw new Error(`Column ${name} has type ${type}, which is not known`);
  return `${element}${isArray ? '[]' : ''}${nullable ? ' | null' : ''}`;
}
