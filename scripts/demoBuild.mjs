import { rmSync } from 'node:fs';
import { DEMO_SHOP_DIR, load, runNode } from './support/run.mjs';

// Builds the store for the embedded backend, with the demo shop in its documents. Deletes the data folder of the
// last run, and keeps the new one: the browser tests start from copies of it.
rmSync(DEMO_SHOP_DIR, { recursive: true, force: true });
const { createBackend } = await load('./supabase/local/createBackend.ts');
const { serveHttp } = await load('./supabase/local/vite/nodeBridge.ts');
const backend = await createBackend({ dataDir: DEMO_SHOP_DIR, demo: true });
const server = await serveHttp(backend.fetch);

process.exitCode = await runNode(
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...process.argv.slice(2)],
  { NODE_ENV: 'production', PRERENDER_BACKEND_URL: server.origin },
);
server.close();
await backend.close();
