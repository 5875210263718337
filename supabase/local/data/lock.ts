import { writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';

export type Lock = { release(): Promise<void> };

/**
 * Creates a lock file with the id of this process, unless a running process holds it. The file of an ended
 * process (kill -9, power cut) is replaced.
 *
 * @returns the lock, or the process id of its holder
 */
export async function takeLock(file: string): Promise<Lock | { readonly heldBy: number }> {
  for (;;) {
    try {
      // A synchronous write leaves the file empty for a moment only.
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const heldBy = await lockHolder(file);
    if (heldBy !== null) return { heldBy };
    await rm(file, { force: true });
  }
}

/** Returns the id of the running process that holds the lock; `null`: none does. */
export async function lockHolder(file: string): Promise<number | null> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) ? pid : null;
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
