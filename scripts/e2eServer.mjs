import { rmSync } from 'node:fs';
import { preview } from 'vite';
import { e2eDataDir, STRANGER } from './support/e2eData.mjs';

/** Serves the build with an embedded backend of its own, whose data is gone afterwards. */
const port = Number(process.argv[2]);
const dataDir = e2eDataDir(port);
rmSync(dataDir, { recursive: true, force: true });
process.env['STORE_DATA_DIR'] = dataDir;

const server = await preview({ preview: { port, strictPort: true } });

const plugin = server.config.plugins.find(({ name }) => name === 'embedded-backend');
if (plugin === undefined) throw new Error('the store has no embedded backend');
const backend = await plugin.api.backend();
await backend.createUser(STRANGER);

async function stop() {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
