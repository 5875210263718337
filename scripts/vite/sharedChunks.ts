import type { Rolldown } from 'vite';

/** Pages of shoppers; the back-office has its own chunks. */
const PAGE = /[\\/]src[\\/]features[\\/](?!admin[\\/])[^\\/]+[\\/](\w+)Page\.tsx$/;

/** Most visitors land here, so what it shares with other pages is a chunk of its own. */
const LANDING_PAGE = 'Catalogue';

/** Larger modules stay in chunks of their own, so that no page loads them for others. */
const MAX_MODULE_BYTES = 8_000;

/** Adds the names of the pages that import a module, directly or through other modules. */
function addPagesWith(
  id: string,
  context: Rolldown.ChunkingContext,
  pages: Set<string>,
  seen = new Set<string>(),
): void {
  if (seen.has(id)) return;
  seen.add(id);
  const [, page] = PAGE.exec(id) ?? [];
  if (page !== undefined) pages.add(page);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) {
    addPagesWith(importer, context, pages, seen);
  }
}

/**
 * Puts small modules that several pages share into common chunks: one file for each would cost a
 * request each.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name(id, context) {
    const pages = new Set<string>();
    addPagesWith(id, context, pages);
    if (pages.size < 2) return null;
    if (pages.has(LANDING_PAGE)) return 'landing';
    return pages.size > 2 ? 'parts' : [...pages].toSorted().join('And');
  },
  test: /[\\/]src[\\/]/,
  maxModuleSize: MAX_MODULE_BYTES,
  includeDependenciesRecursively: false,
};
