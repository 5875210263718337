import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/support/run.mjs';

type Chunk = { readonly file: string; readonly isEntry?: boolean; readonly imports?: string[] };

const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
  readFileSync(join(ROOT, 'dist', '.vite', 'manifest.json'), 'utf8'),
);

function collect(key: string, files: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
  return files;
}

/** What every page begins with. */
const first = collect(
  Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? 'an entry',
  new Set(),
);

/**
 * Scripts of the build that come with these sources, besides those that every page begins with.
 *
 * @param without sources whose scripts are left out
 */
export function chunksOf(sources: readonly string[], without: readonly string[] = []): string[] {
  const files = new Set(sources.flatMap((source) => [...collect(source, new Set())]));
  for (const source of without) for (const file of collect(source, new Set())) files.delete(file);
  return [...files].filter((file) => !first.has(file));
}

/** Every script of the build but those that every page begins with. */
export const laterChunks: readonly string[] = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.startsWith('static/js/') && !first.has(file));

/** The script that a source file became. */
export function chunkOf(source: string): string {
  const chunk = manifest[source];
  if (chunk === undefined) throw new Error(`the build has no ${source}`);
  return chunk.file;
}
