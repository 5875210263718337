// Generates the database types and the lists in check.sql from supabase/migrations: npm run types:db.
import { writeFile } from 'node:fs/promises';
import { load } from './support/run.mjs';

const { createBackend } = await load('./supabase/local/createBackend.ts');
const { generateFiles } = await load('./scripts/databaseTypes/generateFiles.ts');
const backend = await createBackend();
for (const { path, text } of await generateFiles(backend.sql)) {
  await writeFile(path, text);
  console.log(`${path} written`);
}
await backend.close();
