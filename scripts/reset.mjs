import { ensureDependencies } from './support/dependencies.mjs';

await ensureDependencies();
const { runnerImport } = await import('vite');
const { module } = await runnerImport('./supabase/local/reset.ts', { logLevel: 'error' });
try {
  await module.resetData();
  console.log('The embedded backend starts over at the next `npm start`.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
