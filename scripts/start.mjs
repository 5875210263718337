import { ensureDependencies, runNode } from './support/run.mjs';

await ensureDependencies();
process.exitCode = await runNode(['node_modules/vite/bin/vite.js', ...process.argv.slice(2)]);
