import { ensureDependencies, load } from './support/run.mjs';

await ensureDependencies();
const { resetData } = await load('./supabase/local/data/dataDirectory.ts');
try {
  await resetData();
  console.log('The embedded backend starts over at the next `npm start`.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
