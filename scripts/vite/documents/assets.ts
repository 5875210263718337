import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Scripts and style sheets of the store and its pages, as paths of the site. */
export type Assets = {
  readonly entry: string;
  readonly entryChunks: readonly string[];
  /** Chunks of a page, by the name of its component, that the entry has not. */
  readonly chunksOf: (page: string) => readonly string[];
  /** Style sheets of the entry and the pages, in order, with their texts. */
  readonly stylesOf: (pages: readonly string[]) => ReadonlyMap<string, string>;
};

const path = ({ file }: ManifestChunk) => `/${file}`;

/**
 * Reads what a client consists of.
 *
 * @param dir where it was built
 * @throws Error, also from the functions, for a page whose name no chunk has, or two
 */
export async function readAssets(dir: string): Promise<Assets> {
  const read = (name: string) => readFile(join(dir, name), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const chunks = Object.values(manifest);
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  const texts = new Map(
    await Promise.all([...sheets].map(async (name) => [name, await read(name)] as const)),
  );

  /** A chunk and all that it imports, itself last. */
  function withImports(chunk: ManifestChunk, found = new Set<ManifestChunk>()) {
    if (found.has(chunk)) return found;
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported !== undefined) withImports(imported, found);
    }
    return found.add(chunk);
  }

  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const first = withImports(entry);

  function chunksOf(page: string): ManifestChunk[] {
    const named = chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && name === page);
    const [own] = named;
    if (own === undefined || named.length > 1) {
      throw new Error(`the build has ${named.length} chunks named ${page}`);
    }
    return [...withImports(own)].filter((chunk) => !first.has(chunk));
  }

  return {
    entry: path(entry),
    entryChunks: [...first].filter((chunk) => chunk !== entry).map(path),
    chunksOf: (page) => chunksOf(page).map(path),
    stylesOf: (pages) =>
      new Map(
        [...first, ...pages.flatMap((page) => chunksOf(page))].flatMap(({ css = [] }) =>
          css.map((name) => [`/${name}`, texts.get(name) ?? ''] as const),
        ),
      ),
  };
}
