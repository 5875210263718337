/** @import { Table } from './readSchema.mjs' */

const HEADER = `// Generated from supabase/migrations by \`npm run types:db\`. Do not edit.
import type { TableShape } from './tables.ts';

/** Every table and view of the store. */
`;

/**
 * The text of scripts/doctor/tableShapes.ts: what the doctor expects of the tables of a project.
 *
 * @param {readonly Table[]} tables
 * @returns {string}
 */
export function printTableShapes(tables) {
  const shapes = tables.map(
    ({ name, columns, key, isPublic, takesInserts, isView }) => `  {
    table: '${name}',
    columns: [${names(columns.map((column) => column.name))}],
    key: [${names(key)}],
    isPublic: ${isPublic},
    isView: ${isView},${takesInserts ? '\n    takesInserts: true,' : ''}
  },
`,
  );
  return `${HEADER}export const TABLE_SHAPES: readonly TableShape[] = [\n${shapes.join('')}];\n`;
}

/** @param {readonly string[]} list */
function names(list) {
  return list.map((name) => `'${name}'`).join(', ');
}
