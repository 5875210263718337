import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { runNode } from './support/run.mjs';

/** Builds the store for the embedded backend, with the demo shop in its documents. */
const dataDir = mkdtempSync(join(tmpdir(), 'store-demo-'));
const load = async (/** @type {string} */ path) =>
  (await runnerImport(path, { logLevel: 'error' })).module;
const { createBackend } = await load('./supabase/local/createBackend.ts');
const { sendResponse, toRequest } = await load('./supabase/local/vite/nodeBridge.ts');
const backend = await createBackend({ dataDir, demo: 'rows' });

const server = createServer(async (incoming, outgoing) => {
  const request = await toRequest(incoming, outgoing);
  await sendResponse(await backend.fetch(request), outgoing);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');

process.exitCode = await runNode(
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...process.argv.slice(2)],
  { NODE_ENV: 'production', PRERENDER_BACKEND_URL: `http://127.0.0.1:${address.port}` },
);
server.close();
server.closeAllConnections();
await backend.close();
rmSync(dataDir, { recursive: true, force: true });
