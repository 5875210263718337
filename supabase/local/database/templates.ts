import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../data/lock.ts';
import { readIfThere } from '../data/readIfThere.ts';
import { REPO_ROOT } from '../paths.ts';

/** A cached copy of a prepared database. */
export type Template = {
  readonly dump: Blob;
  readonly dir: string;
};

const LOCK_POLL_MS = 100;
const UNUSED_AFTER_MS = 7 * 24 * 3600 * 1000;

/**
 * The template for these ingredients. It is made once and then read from disk, which takes one second
 * instead of several. When several processes need it at the same time, one makes it and the others
 * wait.
 *
 * @param ingredients everything that the content depends on
 */
export async function getTemplate(
  ingredients: readonly string[],
  make: () => Promise<Blob>,
): Promise<Template> {
  const cacheDir = await openCacheDir();
  const dir = path.join(cacheDir, keyOf(ingredients));
  const ready = await readTemplate(dir);
  if (ready !== null) return ready;
  const lock = await waitForLock(`${dir}.lock`);
  try {
    return (await readTemplate(dir)) ?? (await makeTemplate(dir, make));
  } finally {
    await lock.release();
    await removeUnused(cacheDir);
  }
}

/** The template for these ingredients, `null` unless it exists. */
export async function findTemplate(ingredients: readonly string[]): Promise<Template | null> {
  return readTemplate(path.join(await openCacheDir(), keyOf(ingredients)));
}

async function makeTemplate(dir: string, make: () => Promise<Blob>): Promise<Template> {
  // Renamed when complete, so that a killed process leaves no incomplete template.
  const making = `${dir}.${randomUUID()}`;
  try {
    await mkdir(making);
    const dump = await make();
    await writeFile(path.join(making, 'database.tar.gz'), Buffer.from(await dump.arrayBuffer()));
    await rename(making, dir);
    return { dump, dir };
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    throw error;
  }
}

async function readTemplate(dir: string): Promise<Template | null> {
  const bytes = await readIfThere(path.join(dir, 'database.tar.gz'));
  if (bytes === null) return null;
  await utimes(dir, new Date(), new Date());
  return { dump: new Blob([bytes], { type: 'application/x-gzip' }), dir };
}

async function waitForLock(file: string) {
  for (;;) {
    const lock = await takeLock(file);
    if (!('heldBy' in lock)) return lock;
    await delay(LOCK_POLL_MS);
  }
}

async function openCacheDir(): Promise<string> {
  const preferred = path.join(REPO_ROOT, 'node_modules', '.cache', 'embedded-backend');
  try {
    await mkdir(preferred, { recursive: true });
    return preferred;
  } catch {
    const fallback = path.join(tmpdir(), 'textile-store-templates');
    await mkdir(fallback, { recursive: true });
    return fallback;
  }
}

async function removeUnused(cacheDir: string): Promise<void> {
  const oldest = Date.now() - UNUSED_AFTER_MS;
  for (const name of await readdir(cacheDir)) {
    const entry = path.join(cacheDir, name);
    const stats = await stat(entry).catch(() => null);
    if (stats !== null && stats.mtimeMs < oldest) await rm(entry, { recursive: true, force: true });
  }
}

function keyOf(ingredients: readonly string[]): string {
  const hash = createHash('sha256');
  for (const ingredient of ingredients) hash.update(`${ingredient.length}\n${ingredient}`);
  return hash.digest('hex').slice(0, 32);
}
