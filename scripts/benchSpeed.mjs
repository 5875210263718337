// Measures the speed of the built store: npm run bench:speed, see docs/performance.md.
import { join } from 'node:path';
import { ensureDependencies } from './support/dependencies.mjs';
import { ROOT } from './support/run.mjs';

await ensureDependencies();
const { runnerImport } = await import('vite');
// The embedded backend imports a module later, which `runnerImport` itself does not allow.
const loader = await runnerImport('./supabase/local/vite/loadModule.ts', { logLevel: 'error' });
const bench = await loader.module.loadModule(join(ROOT, 'bench', 'speed', 'speedBench.ts'));
process.exitCode = await bench.module.speedBench(process.argv.slice(2));
// Ends the servers of the store and of its backend, which would keep the process alive.
process.exit();
