import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

type Holder = {
  readonly pid: number;
  /** Start time of the process, in the kernel's unit; `null` where it is not available. */
  readonly started: string | null;
  /** ISO time at which the lock was taken. */
  readonly at: string;
};

/** A lock that cannot be read may still be being written for this time. */
const WRITE_GRACE_MS = 2_000;

export type Lock = { release(): Promise<void> };

/**
 * Takes a lock file unless a running process holds it. A stale lock (kill -9, power cut, restarted
 * container) is taken over.
 *
 * @returns the lock, or the process id of its holder
 */
export async function takeLock(file: string): Promise<Lock | { readonly heldBy: number }> {
  for (;;) {
    if (await createLock(file)) return { release: () => rm(file, { force: true }) };
    const text = await readLock(file);
    if (text === null) continue;
    const holder = parseHolder(text);
    if (holder === null && (await isYoung(file))) await delay(50);
    else if (holder !== null && isAlive(holder)) return { heldBy: holder.pid };
    else await discard(file, text);
  }
}

/** The id of the running process that holds the lock, or `null`. */
export async function lockHolder(file: string): Promise<number | null> {
  const text = await readLock(file);
  const holder = text === null ? null : parseHolder(text);
  return holder !== null && isAlive(holder) ? holder.pid : null;
}

async function createLock(file: string): Promise<boolean> {
  const holder: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    at: new Date().toISOString(),
  };
  try {
    await writeFile(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readLock(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function isYoung(file: string): Promise<boolean> {
  const stats = await stat(file).catch(() => null);
  return stats !== null && Date.now() - stats.mtimeMs < WRITE_GRACE_MS;
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, started, at } = JSON.parse(text);
    return Number.isInteger(pid) && !Number.isNaN(Date.parse(at)) ? { pid, started, at } : null;
  } catch {
    return null;
  }
}

/** Removes a stale lock, but not a new one that another process has created in the meantime. */
async function discard(file: string, staleText: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readFile(aside, 'utf8');
  await (moved === staleText ? rm(aside, { force: true }) : rename(aside, file));
}

/** The system reuses process ids; a reused one has another start time. */
function isAlive({ pid, started, at }: Holder): boolean {
  const bootedAt = Date.now() - uptime() * 1000;
  if (Date.parse(at) < bootedAt - 5_000) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs as another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const startedNow = startOf(pid);
  return started === null || startedNow === null || started === startedNow;
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The start time is field 22. Field 2, the command in parentheses, may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
