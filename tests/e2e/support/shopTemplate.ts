import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend } from '#backend/createBackend.ts';
import { templateDir } from './shops.ts';

/** Makes the demo shop that every worker clones. @returns removes it with all clones */
// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function makeTemplate(): Promise<() => void> {
  const dir = mkdtempSync(join(tmpdir(), 'store-e2e-'));
  process.env['E2E_DIR'] = dir;
  const backend = await createBackend({ dataDir: templateDir(), demo: true });
  await backend.close();
  return () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
}
