import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { storeDataDir } from '../paths.ts';
import { checkUnlocked, LOCK_FILE, takeLock } from './lock.ts';
import { loadSecrets } from './secrets.ts';

export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

const DATA_ENTRIES = [
  'postgres',
  'postgres.ready',
  'objects',
  'outbox.jsonl',
  'outbox.jsonl.new',
  'secrets.json',
  'secrets.json.new',
  LOCK_FILE,
];

/**
 * Opens and locks a data directory, or creates a temporary one. `close` unlocks the first, and deletes the second.
 *
 * @param dir created if missing; `undefined`: a temporary directory, with the database in memory
 * @throws BackendError if another process uses the directory or its secrets are damaged
 */
export async function openDataDirectory(dir: string | undefined) {
  const isLasting = dir !== undefined;
  const { home, close } = isLasting ? await lockLasting(path.resolve(dir)) : makeTemporary();
  try {
    const objectsDir = path.join(home, 'objects');
    await mkdir(objectsDir, { recursive: true });
    return {
      objectsDir,
      outboxFile: path.join(home, 'outbox.jsonl'),
      postgresDir: isLasting ? path.join(home, 'postgres') : null,
      secrets: await loadSecrets(home),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function makeTemporary() {
  const home = mkdtempSync(path.join(tmpdir(), 'textile-store-'));
  const removeNow = () => rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeNow);
  const close = async () => {
    process.off('exit', removeNow);
    removeNow();
  };
  return { home, close };
}

async function lockLasting(home: string) {
  // Other users of the machine cannot open the directory: it holds secrets and the orders of shoppers.
  await mkdir(home, { recursive: true, mode: 0o700 });
  return { home, close: await takeLock(home) };
}

/** Deletes the data in a data directory, by default the store's. @throws BackendError if a process uses it */
export async function resetData(dir = storeDataDir()): Promise<void> {
  await checkUnlocked(dir);
  // Removes only known names, so that other files stay if STORE_DATA_DIR names a wrong directory.
  for (const name of DATA_ENTRIES) {
    await rm(path.join(dir, name), { recursive: true, force: true, maxRetries: 3 });
  }
  await rmdir(dir).catch(() => {});
}
