// Generates from supabase/migrations the database types and the lists of check.sql: npm run types:db.
// With --check it only compares, and exits with 1 when a file is stale.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { generateFiles } from './databaseTypes/generateFiles.mjs';
import { openMigratedDatabase } from './databaseTypes/migratedDatabase.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const database = await openMigratedDatabase();
const files = await generateFiles(database);
await database.close();

for (const { name, path, current, text } of files) {
  if (!values.check) {
    await writeFile(path, text);
    console.log(`${name} written`);
  } else if (current === text) {
    console.log(`${name} fits the migrations`);
  } else {
    console.error(`${name} is stale: run \`npm run types:db\``);
    process.exitCode = 1;
  }
}
