// Checks the hosted project of .env with the public key: npm run doctor [-- --send].
import { ensureDependencies } from './support/dependencies.mjs';
import { ROOT } from './support/run.mjs';

const args = process.argv.slice(2);
const unknown = args.filter((arg) => arg !== '--send');
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(' ')}. Use \`npm run doctor\` or \`npm run doctor -- --send\`.`,
  );
  process.exit(2);
}

await ensureDependencies();
const { loadEnv, runnerImport } = await import('vite');
try {
  const { module } = await runnerImport('./scripts/doctor/doctor.ts', { logLevel: 'error' });
  const wrong = await module.doctor({
    // The same variables as in `npm run build`.
    variables: loadEnv('production', ROOT, 'VITE_'),
    send: args.includes('--send'),
    say: console.log,
  });
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
