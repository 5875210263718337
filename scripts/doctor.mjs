// Checks the settings in .env, the hosted project and the published store: npm run doctor. With `-- --send` it also
// sends one test message to the shop.
import { parseArgs } from 'node:util';
import { ensureDependencies, load, ROOT } from './support/run.mjs';

try {
  const { values } = parseArgs({ options: { send: { type: 'boolean', default: false } } });
  await ensureDependencies();
  const { doctor } = await load('./scripts/doctor/doctor.ts');
  const { loadEnv } = await import('vite');
  const wrong = await doctor({
    // The same variables as in `npm run build`.
    variables: loadEnv('production', ROOT, 'VITE_'),
    send: values.send,
    say: console.log,
  });
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
