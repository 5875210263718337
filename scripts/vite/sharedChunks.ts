import type { Rolldown } from 'vite';

/** Pages of shoppers; the back-office has its own chunks. */
const PAGE = /[\\/]src[\\/]features[\\/](?!admin[\\/])[^\\/]+[\\/](\w+)Page\.tsx$/;

/** Most visitors land here, so what it shares with other pages is a chunk of its own. */
const LANDING_PAGE = 'Catalogue';

/** Larger modules stay in chunks of their own, so that no page loads them for others. */
const MAX_MODULE_BYTES = 8_000;

/** Names of the pages that import a module, directly or through other modules. */
function pagesWith(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const pages = importers.flatMap((importer) => [...pagesWith(importer, context, seen)]);
  const [, page] = PAGE.exec(id) ?? [];
  return new Set(page === undefined ? pages : [page, ...pages]);
}

/**
 * Puts small modules that several pages share into common chunks: one file for each would cost a
 * request each.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name(id, context) {
    const pages = pagesWith(id, context);
    if (pages.size < 2) return null;
    if (pages.has(LANDING_PAGE)) return 'landing';
    return pages.size > 2 ? 'parts' : [...pages].toSorted().join('And');
  },
  test: /[\\/]src[\\/]/,
  maxModuleSize: MAX_MODULE_BYTES,
  includeDependenciesRecursively: false,
};
