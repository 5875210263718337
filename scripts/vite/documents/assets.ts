import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

const path = ({ file }: ManifestChunk) => `/${file}`;

/**
 * Reads the manifest and the style sheets of a built client, and returns its scripts and style sheets as URL paths.
 *
 * @throws Error if the build has no entry. The returned functions throw unless exactly one chunk has a page's name
 */
export async function readAssets(dir: string) {
  const read = (name: string) => readFile(join(dir, name), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const chunks = Object.values(manifest);
  const sheets = new Set(chunks.flatMap(({ css = [] }) => css));
  const texts = new Map(
    await Promise.all([...sheets].map(async (name) => [name, await read(name)] as const)),
  );

  /** Returns the chunks that a chunk imports, directly or not, and then the chunk itself. */
  function withImports(chunk: ManifestChunk, visited = new Set<ManifestChunk>()) {
    if (visited.has(chunk)) return visited;
    for (const name of chunk.imports ?? []) {
      const imported = manifest[name];
      if (imported !== undefined) withImports(imported, visited);
    }
    return visited.add(chunk);
  }

  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const startChunks = withImports(entry);

  /** Returns the chunks that the page with this component needs besides those of the entry. */
  function chunksOf(page: string): ManifestChunk[] {
    const named = chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && name === page);
    const [pageChunk] = named;
    if (pageChunk === undefined || named.length > 1) {
      throw new Error(`the build has ${named.length} chunks named ${page}`);
    }
    return [...withImports(pageChunk)].filter((chunk) => !startChunks.has(chunk));
  }

  return {
    entry: path(entry),
    entryChunks: [...startChunks].filter((chunk) => chunk !== entry).map(path),
    chunksOf: (page: string) => chunksOf(page).map(path),
    /** Style sheets of the entry and of pages, in order: CSS text by path. */
    stylesOf: (pages: readonly string[]) =>
      new Map(
        [...startChunks, ...pages.flatMap((page) => chunksOf(page))].flatMap(({ css = [] }) =>
          css.map((name) => [`/${name}`, texts.get(name) ?? ''] as const),
        ),
      ),
  };
}
