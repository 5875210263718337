import { hash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere } from '../data/readIfThere.ts';
import { REPO_ROOT } from '../paths.ts';
import { HOSTED_SCHEMAS_SQL } from './hostedSchemas.ts';

const MODULES_DIR = path.join(REPO_ROOT, 'node_modules');
const CACHE_DIR = path.join(MODULES_DIR, '.cache', 'embedded-backend');
const UNUSED_AFTER_MS = 7 * 24 * 3600 * 1000;

/**
 * Returns a dump of a prepared database. The first call makes the dump, later calls read it from disk: this takes
 * one second instead of several.
 *
 * @param ingredients texts on which the content depends, besides the packages and HOSTED_SCHEMAS_SQL
 */
export async function getTemplate(
  ingredients: readonly string[],
  make: () => Promise<Blob>,
): Promise<Blob> {
  const file = fileOf(ingredients);
  const bytes = await readIfThere(file);
  if (bytes !== null) {
    await utimes(file, new Date(), new Date());
    return new Blob([bytes], { type: 'application/x-gzip' });
  }
  const dump = await make();
  // Renames the file once it is complete: another process may write the same dump, or this process may be killed.
  const written = `${file}.${randomUUID()}`;
  await mkdir(CACHE_DIR, { recursive: true });
  await writeFile(written, Buffer.from(await dump.arrayBuffer()));
  await rename(written, file);
  await removeUnused();
  return dump;
}

async function removeUnused(): Promise<void> {
  const oldest = Date.now() - UNUSED_AFTER_MS;
  for (const name of await readdir(CACHE_DIR)) {
    const entry = path.join(CACHE_DIR, name);
    const stats = await stat(entry).catch(() => null);
    if (stats !== null && stats.mtimeMs < oldest) await rm(entry, { recursive: true, force: true });
  }
}

function fileOf(ingredients: readonly string[]): string {
  const versions = ['@supabase/lite', '@electric-sql/pglite'].map((name) =>
    readFileSync(path.join(MODULES_DIR, name, 'package.json'), 'utf8'),
  );
  const content = JSON.stringify([HOSTED_SCHEMAS_SQL, ...versions, ...ingredients]);
  return path.join(CACHE_DIR, `${hash('sha256', content).slice(0, 32)}.tar.gz`);
}
