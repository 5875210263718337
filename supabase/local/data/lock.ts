import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { BackendError } from '../backendError.ts';

export const LOCK_FILE = 'lock.json';

/**
 * Creates a lock file with the id of this process in a data directory. The file of an ended process (kill -9, power
 * cut) is replaced.
 *
 * @returns a function that removes the file
 * @throws BackendError if a running process holds the lock
 */
export async function takeLock(dir: string): Promise<() => Promise<void>> {
  const file = path.join(dir, LOCK_FILE);
  for (;;) {
    try {
      // A synchronous write leaves the file empty for a moment only.
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    await checkUnlocked(dir);
    await rm(file, { force: true });
  }
}

/** @throws BackendError if a running process holds the lock of a data directory */
export async function checkUnlocked(dir: string): Promise<void> {
  const file = path.join(dir, LOCK_FILE);
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid < 1 || !isRunning(pid)) return;
  throw new BackendError(
    `The data directory ${dir} is in use by process ${pid}: the store seems to run already. ` +
      'Stop it first, or set STORE_DATA_DIR to another directory. If that process is another program, ' +
      `delete ${file}.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs as another user.
    return codeOf(error) === 'EPERM';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
