// Writes src/data/http/database.types.ts from supabase/migrations: npm run types:db.
// With --check it only compares and exits with 1 when the file is stale.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openMigratedDatabase } from './databaseTypes/migratedDatabase.mjs';
import { printTypes } from './databaseTypes/printTypes.mjs';
import { readSchema } from './databaseTypes/readSchema.mjs';

const TYPES = fileURLToPath(new URL('../src/data/http/database.types.ts', import.meta.url));

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const database = await openMigratedDatabase();
const text = printTypes(await readSchema(database));
await database.close();

if (values.check) {
  const current = await readFile(TYPES, 'utf8').catch(() => '');
  if (current === text) {
    console.log('src/data/http/database.types.ts fits the migrations');
  } else {
    console.error('src/data/http/database.types.ts is stale: run `npm run types:db`');
    process.exitCode = 1;
  }
} else {
  await writeFile(TYPES, text);
  console.log('src/data/http/database.types.ts written');
}
