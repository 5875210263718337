import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { withCheckLists } from './checkLists.mjs';
import { printTypes } from './printTypes.mjs';
import { readFunctions, readSchema } from './readSchema.mjs';

/** @import { PGlite } from '@electric-sql/pglite' */

/**
 * @typedef {object} GeneratedFile
 * @property {string} name below the root of the repository
 * @property {string} path
 * @property {string} current its text on disk; empty if there is none
 * @property {string} text as it should be
 */

/**
 * The files that are generated from the migrations.
 *
 * @param {PGlite} database migrated
 * @returns {Promise<GeneratedFile[]>}
 */
export async function generateFiles(database) {
  const tables = await readSchema(database);
  const check = await current('supabase/check.sql');
  return [
    {
      ...(await current('src/data/http/database.types.ts')),
      text: printTypes(tables, await readFunctions(database)),
    },
    { ...check, text: await withCheckLists(database, tables, check.current) },
  ];
}

/** @param {string} name */
async function current(name) {
  const path = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const text = await readFile(path, 'utf8').catch(() => '');
  return { name, path, current: text.replaceAll('\r\n', '\n') };
}
