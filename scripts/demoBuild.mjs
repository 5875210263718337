import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { runNode } from './support/run.mjs';

/** Builds the store for the embedded backend, with the demo shop in its documents. */
const dataDir = mkdtempSync(join(tmpdir(), 'store-demo-'));
const load = async (/** @type {string} */ path) =>
  (await runnerImport(path, { logLevel: 'error' })).module;
const { createBackend } = await load('./supabase/local/createBackend.ts');
const { serveHttp } = await load('./supabase/local/vite/nodeBridge.ts');
const backend = await createBackend({ dataDir, demo: 'rows' });
const server = await serveHttp(backend.fetch);

process.exitCode = await runNode(
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...process.argv.slice(2)],
  { NODE_ENV: 'production', PRERENDER_BACKEND_URL: server.origin },
);
server.close();
await backend.close();
rmSync(dataDir, { recursive: true, force: true });
