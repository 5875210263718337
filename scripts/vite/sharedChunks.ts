import type { Rolldown } from 'vite';

/** Pages of shoppers; the back-office has its own chunks. */
const PAGE =
  /[\\/]src[\\/](?:features[\\/](?!admin[\\/])[^\\/]+|app)[\\/](\w+)(?:Page|Route)\.tsx$/;

/** Most visitors land on these, so they load little for others; the first has the smallest budget. */
const LANDING_PAGES = ['Home', 'Catalogue'] as const;

/** Larger modules stay in chunks of their own, so that no page loads them for others. */
const MAX_MODULE_BYTES = 24_000;

/** The module through which a library exports everything. */
const INDEX = /[\\/]node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/** The modules that use a module; of those that import the index of its library, those that name it. */
function usersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const [, file = ''] = /([^\\/]+)\.\w+$/.exec(id) ?? [];
  const name = new RegExp(String.raw`\b${file.replaceAll('-', '')}\b`, 'i');
  const users = (used: string): string[] =>
    (context.getModuleInfo(used)?.importers ?? []).flatMap((importer) =>
      INDEX.test(importer)
        ? users(importer).filter((user) => name.test(context.getModuleInfo(user)?.code ?? ''))
        : [importer],
    );
  return users(id);
}

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
  for (const user of usersOf(id, context)) addPagesWith(user, context, pages, seen);
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
    const landing = LANDING_PAGES.find((page) => pages.has(page));
    if (landing !== undefined) return `with${landing}`;
    return pages.size > 2 ? 'parts' : [...pages].toSorted().join('And');
  },
  test: /[\\/](?:src|node_modules[\\/](?:@tanstack|lucide-react))[\\/]/,
  maxModuleSize: MAX_MODULE_BYTES,
  includeDependenciesRecursively: false,
};
