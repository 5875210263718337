import type { Rolldown } from 'vite';

/** Pages of shoppers; the back-office has its own chunks. */
const PAGE = /[\\/]src[\\/]features[\\/](?!admin[\\/])[^\\/]+[\\/]\w+Page\.tsx$/;

/** Most visitors land here, so what it shares with other pages is a chunk of its own. */
const LANDING_PAGE = /[\\/]CataloguePage\.tsx$/;

/** Larger modules stay in chunks of their own, so that no page loads them for others. */
const MAX_MODULE_BYTES = 8_000;

/** The pages that import a module, directly or through other modules. */
function pagesWith(
  id: string,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  const pages = importers.flatMap((importer) => pagesWith(importer, context, seen));
  return PAGE.test(id) ? [id, ...pages] : pages;
}

/**
 * Puts small modules of the store that several pages share into common chunks: one file for each
 * would cost a request each.
 */
export const sharedChunks: Rolldown.CodeSplittingGroup = {
  name(id, context) {
    const pages = pagesWith(id, context);
    if (pages.length > 1 && pages.some((page) => LANDING_PAGE.test(page))) return 'landing';
    return pages.length > 2 ? 'parts' : null;
  },
  test: /[\\/]src[\\/]/,
  maxModuleSize: MAX_MODULE_BYTES,
  includeDependenciesRecursively: false,
};
