import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Scripts and style sheets of the store and its pages, as paths of the site. */
export type Assets = {
  readonly entry: string;
  readonly entryChunks: readonly string[];
  /** Chunks of a page, by the name of its component, that the entry has not. */
  readonly chunksOf: (page: string) => readonly string[];
  /** Style sheets of the entry and the pages, in order, with their texts. */
  readonly stylesOf: (pages: readonly string[]) => ReadonlyMap<string, string>;
};

/** A chunk and all that it imports, itself last. */
function withImports(chunk: Chunk, chunks: readonly Chunk[], found = new Set<Chunk>()): Set<Chunk> {
  if (found.has(chunk)) return found;
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported !== undefined) withImports(imported, chunks, found);
  }
  return found.add(chunk);
}

const path = ({ fileName }: Chunk) => `/${fileName}`;

/** @throws Error, from its functions, for a page whose name no chunk has, or two */
export function readAssets(bundle: Rolldown.OutputBundle): Assets {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const first = withImports(entry, chunks);

  function chunksOf(page: string): Chunk[] {
    const named = chunks.filter(({ isDynamicEntry, name }) => isDynamicEntry && name === page);
    const [own] = named;
    if (own === undefined || named.length > 1) {
      throw new Error(`the build has ${named.length} chunks named ${page}`);
    }
    return [...withImports(own, chunks)].filter((chunk) => !first.has(chunk));
  }

  function styles(of: readonly Chunk[]): Map<string, string> {
    const names = of.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
    return new Map(
      names.flatMap((name) => {
        const asset = bundle[name];
        return asset?.type === 'asset' ? [[`/${name}`, String(asset.source)] as const] : [];
      }),
    );
  }

  return {
    entry: path(entry),
    entryChunks: [...first].filter((chunk) => chunk !== entry).map(path),
    chunksOf: (page) => chunksOf(page).map(path),
    stylesOf: (pages) => styles([...first, ...pages.flatMap((page) => chunksOf(page))]),
  };
}
