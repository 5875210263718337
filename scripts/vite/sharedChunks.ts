import type { Rolldown } from 'vite';

/** Pages of shoppers, and the sign-in; the back-office has its own chunks. */
const PAGE =
  /[\\/]src[\\/](?:features[\\/](?:(?!admin[\\/])[^\\/]+|admin[\\/]login)|app)[\\/](\w+)(?:Page|Route)\.tsx$/;

/** The only page of staff whose size has a budget. */
const STAFF_LIST = /[\\/]ProductosPage\.tsx$/;

const STAFF = /[\\/]src[\\/]features[\\/]admin[\\/]/;

/** Parts of shoppers' pages, which are loaded later. */
const PART = /[\\/]src[\\/]features[\\/](?!admin[\\/])/;

/** Parts that most visitors use. */
const LANDING_PART = /[\\/]features[\\/](?:home|catalogue|search)[\\/]/;

/** Pages that most visitors land on: they load little for other pages. The first has the smallest budget. */
const LANDING_PAGES = ['Home', 'Catalogue'] as const;

/** Modules used only by these pages get a chunk of their own. */
const ORDER_PAGES: ReadonlySet<string> = new Set(['Cart', 'Checkout', 'Orders', 'QuickOrder']);

/** Larger modules stay in chunks of their own, so that no page loads them for another page. */
const MAX_MODULE_BYTES = 24_000;

const INDEX = /[\\/]node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/** Finds the users of a module: importers, or through the index of a library the modules that name it. */
function findUsers(id: string, context: Rolldown.ChunkingContext): string[] {
  const [, file = ''] = /([^\\/]+)\.\w+$/.exec(id) ?? [];
  const name = new RegExp(String.raw`\b${file.replaceAll('-', '')}\b`, 'i');
  // TanStack's `useBaseQuery` names the infinite observer in a comment, and does not import it.
  const codeOf = (user: string) =>
    (context.getModuleInfo(user)?.code ?? '').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const users = (used: string): string[] =>
    (context.getModuleInfo(used)?.importers ?? []).flatMap((importer) =>
      INDEX.test(importer) ? users(importer).filter((user) => name.test(codeOf(user))) : [importer],
    );
  return users(id);
}

/**
 * Groups small modules into common chunks if several pages share them, or a page and its part: a file for
 * each module would cost a request each. Create a new group for each build.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  // Cached, because searching the code for users takes most of the time of a build.
  const usersOf = new Map<string, readonly string[]>();
  return {
    name(id, context) {
      // The module itself, and all modules that use it, directly or not.
      const users = new Set([id]);
      for (const used of users) {
        const direct = usersOf.get(used) ?? findUsers(used, context);
        usersOf.set(used, direct);
        for (const user of direct) users.add(user);
      }
      const all = [...users];
      const pages = new Set(all.flatMap((user) => PAGE.exec(user)?.[1] ?? []));
      const entries = all.filter(
        (user) => !PAGE.test(user) && context.getModuleInfo(user)?.dynamicImporters.length,
      );
      const parts = entries.filter((user) => PART.test(user));
      const hasLandingPart = parts.some((user) => LANDING_PART.test(user));
      const isOrdering = pages.size > 0 && [...pages].every((page) => ORDER_PAGES.has(page));
      const isListed = all.some((user) => STAFF_LIST.test(user));
      // Apart for staff: the back-office needs few of these modules, its list no texts or tables of an order.
      if (isOrdering && all.some((user) => STAFF.test(user))) {
        return hasLandingPart ? 'dialogs' : `orderingAndStaff${isListed ? 'List' : ''}`;
      }
      const landing = LANDING_PAGES.find((page) => pages.has(page));
      if (pages.size < 2) {
        // Apart from what other pages load. The back-office may load a little more than it needs.
        const [page] = pages;
        if (entries.length === 0 || page === undefined) return null;
        return ORDER_PAGES.has(page) && !hasLandingPart ? `${page}Parts` : page;
      }
      // Product pages have the largest documents, so they get no styles that only the catalogue uses.
      if (landing === 'Catalogue' && pages.has('Product')) return 'CatalogueAndProduct';
      // Each landing page loads its own modules, and both load this common chunk.
      if (landing === 'Home' && pages.has('Catalogue')) return 'landing';
      if (landing !== undefined) return `landing${landing}`;
      if (isOrdering && pages.has('Cart')) return 'ordering';
      if (pages.size === 2) {
        const both = [...pages].toSorted().join('And');
        // The list of staff has no quantity field, and needs few of these modules.
        return both === 'CartAndProduct' && isListed ? `${both}AndStaff` : both;
      }
      return pages.has('Product') ? 'partsWithProduct' : 'parts';
    },
    test: /[\\/](?:src|node_modules[\\/](?:@tanstack|lucide-react))[\\/]/,
    maxModuleSize: MAX_MODULE_BYTES,
    includeDependenciesRecursively: false,
  };
}
