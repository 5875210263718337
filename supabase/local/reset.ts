import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { DATA_ENTRIES } from './data/dataDirectory.ts';
import { checkUnlocked } from './data/lock.ts';
import { DEFAULT_DATA_DIR } from './paths.ts';

/** Deletes the data in a data directory, by default the store's. @throws BackendError if a process uses it */
export async function resetData(
  dataDir: string = process.env['STORE_DATA_DIR'] || DEFAULT_DATA_DIR,
): Promise<void> {
  const dir = path.resolve(dataDir);
  await checkUnlocked(dir);
  // Removes only known names, so that other files stay if the variable names a wrong directory.
  for (const name of DATA_ENTRIES) {
    await rm(path.join(dir, name), { recursive: true, force: true, maxRetries: 3 });
  }
  await rmdir(dir).catch(() => {});
}
