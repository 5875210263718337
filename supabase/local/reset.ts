import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { DATA_ENTRIES, inUse, LOCK_FILE } from './data/dataDirectory.ts';
import { lockHolder } from './data/lock.ts';
import { DEFAULT_DATA_DIR } from './paths.ts';

/**
 * Empties a data directory, so that the next start makes a new one.
 *
 * @param dataDir by default the one that the store runs on
 * @throws BackendError while a process uses it
 */
export async function resetData(
  dataDir: string = process.env['STORE_DATA_DIR'] || DEFAULT_DATA_DIR,
): Promise<void> {
  const dir = path.resolve(dataDir);
  const holder = await lockHolder(path.join(dir, LOCK_FILE));
  if (holder !== null) throw inUse(dir, holder);
  // By name: should the variable point to a directory of something else, that stays.
  for (const name of DATA_ENTRIES) {
    await rm(path.join(dir, name), { recursive: true, force: true, maxRetries: 3 });
  }
  await rmdir(dir).catch(() => {});
}
