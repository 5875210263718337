import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../data/lock.ts';
import { readIfThere } from '../data/readIfThere.ts';
import { REPO_ROOT } from '../paths.ts';
import { HOSTED_SCHEMAS_SQL } from './hostedSchemas.ts';

/** A cached copy of a prepared database. */
export type Template = {
  readonly dump: Blob;
  readonly dir: string;
};

const MODULES_DIR = path.join(REPO_ROOT, 'node_modules');
const CACHE_DIR = path.join(MODULES_DIR, '.cache', 'embedded-backend');
const LOCK_POLL_MS = 100;
const UNUSED_AFTER_MS = 7 * 24 * 3600 * 1000;

/**
 * The template for these ingredients. It is made once and then read from disk, which takes one second
 * instead of several. When several processes need it at the same time, one makes it and the others
 * wait.
 *
 * @param ingredients what the content depends on, besides the packages and the empty project
 */
export async function getTemplate(
  ingredients: readonly string[],
  make: () => Promise<Blob>,
): Promise<Template> {
  await mkdir(CACHE_DIR, { recursive: true });
  const dir = path.join(CACHE_DIR, keyOf(ingredients));
  const ready = await readTemplate(dir);
  if (ready !== null) return ready;
  const lock = await waitForLock(`${dir}.lock`);
  try {
    return (await readTemplate(dir)) ?? (await makeTemplate(dir, make));
  } finally {
    await lock.release();
    await removeUnused();
  }
}

/** The template for these ingredients, `null` unless it exists. */
export async function findTemplate(ingredients: readonly string[]): Promise<Template | null> {
  return readTemplate(path.join(CACHE_DIR, keyOf(ingredients)));
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

async function removeUnused(): Promise<void> {
  const oldest = Date.now() - UNUSED_AFTER_MS;
  for (const name of await readdir(CACHE_DIR)) {
    const entry = path.join(CACHE_DIR, name);
    const stats = await stat(entry).catch(() => null);
    if (stats !== null && stats.mtimeMs < oldest) await rm(entry, { recursive: true, force: true });
  }
}

function keyOf(ingredients: readonly string[]): string {
  const hash = createHash('sha256');
  const all = [HOSTED_SCHEMAS_SQL, ...packageVersions(), ...ingredients];
  for (const ingredient of all) hash.update(`${ingredient.length}\n${ingredient}`);
  return hash.digest('hex').slice(0, 32);
}

function packageVersions(): string[] {
  return ['@supabase/lite', '@electric-sql/pglite'].map((name) => {
    const manifest = path.join(MODULES_DIR, name, 'package.json');
    return String(JSON.parse(readFileSync(manifest, 'utf8')).version);
  });
}
