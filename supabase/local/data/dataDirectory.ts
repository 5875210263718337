import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCK_FILE, takeLock } from './lock.ts';
import { createSecrets, loadSecrets } from './secrets.ts';

export type DataDirectory = Awaited<ReturnType<typeof openDataDirectory>>;

export const DATA_ENTRIES = [
  'postgres',
  'postgres.ready',
  'objects',
  'outbox.jsonl',
  'outbox.jsonl.new',
  'secrets.json',
  'secrets.json.new',
  LOCK_FILE,
] as const;

/**
 * Opens and locks a data directory, or creates a temporary one. `close` unlocks the first, and deletes the second.
 *
 * @param dir created if missing; `undefined`: a temporary directory, with the database in memory
 * @throws BackendError if another process uses the directory or its secrets are damaged
 */
export async function openDataDirectory(dir: string | undefined) {
  return dir === undefined ? openTemporary() : openLasting(path.resolve(dir));
}

async function openTemporary() {
  const dir = mkdtempSync(path.join(tmpdir(), 'textile-store-'));
  const removeNow = () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeNow);
  const paths = await preparePaths(dir);
  return {
    ...paths,
    postgresDir: null,
    secrets: createSecrets(),
    async close() {
      process.off('exit', removeNow);
      removeNow();
    },
  };
}

async function openLasting(dir: string) {
  // Other users of the machine cannot open the directory: it holds secrets and the orders of shoppers.
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const unlock = await takeLock(dir);
  try {
    return {
      ...(await preparePaths(dir)),
      postgresDir: path.join(dir, 'postgres'),
      secrets: await loadSecrets(dir),
      close: unlock,
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function preparePaths(dir: string) {
  const objectsDir = path.join(dir, 'objects');
  await mkdir(objectsDir, { recursive: true });
  return { objectsDir, outboxFile: path.join(dir, 'outbox.jsonl') };
}
