// Measures the speed of the built store: npm run bench:speed, see docs/performance.md.
import { join } from 'node:path';
import { ensureDependencies, load, ROOT } from './support/run.mjs';

await ensureDependencies();
// The bench runs in `loadModule`, because it imports modules while it runs: `runnerImport` does not allow that.
const { loadModule } = await load('./supabase/local/vite/loadModule.ts');
const bench = await loadModule(join(ROOT, 'bench', 'speed', 'speedBench.ts'));
process.exitCode = await bench.module.speedBench(process.argv.slice(2));
// Ends the process: the servers of the store and of its backend would keep it alive.
process.exit();
