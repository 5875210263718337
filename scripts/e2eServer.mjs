import { rmSync } from 'node:fs';
import { preview, runnerImport } from 'vite';
import { e2eDataDir, STRANGER } from './support/e2eData.mjs';

/** Serves the build with an embedded backend of its own, whose data is gone afterwards. */
const port = Number(process.argv[2]);
const dataDir = e2eDataDir(port);
rmSync(dataDir, { recursive: true, force: true });
process.env['STORE_DATA_DIR'] = dataDir;

// Filled before the first test, so that no test waits for it.
const { module } = await runnerImport('./supabase/local/createBackend.ts', { logLevel: 'error' });
const backend = await module
  .createBackend({ dataDir, demo: true })
  .catch((/** @type {Error} */ error) => {
    console.error(error.name === 'BackendError' ? error.message : error);
    process.exit(1);
  });
await backend.createUser(STRANGER);
await backend.close();

const server = await preview({ preview: { port, strictPort: true } });
// A connection that is closed for idleness just as a test uses it again fails that test's request.
if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = 600_000;

async function stop() {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
