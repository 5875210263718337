import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

/** Serves the build with an embedded backend of its own, whose data is gone afterwards. */
const dataDir = mkdtempSync(join(tmpdir(), 'store-e2e-'));
process.env['STORE_DATA_DIR'] = dataDir;

const server = await preview({ preview: { port: Number(process.argv[2]), strictPort: true } });

async function stop() {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
