import type { Rolldown } from 'vite';

/** Pages of shoppers, and the sign-in; the back-office has its own chunks. */
const PAGE =
  /[\\/]src[\\/](?:features[\\/](?:(?!admin[\\/])[^\\/]+|admin[\\/]login)|app)[\\/](\w+)(?:Page|Route)\.tsx$/;

/** The page of staff that has a budget. */
const STAFF_LIST = /[\\/]ProductosPage\.tsx$/;

const STAFF = /[\\/]src[\\/]features[\\/]admin[\\/]/;

/** Parts of these pages that are loaded later. */
const PART = /[\\/]src[\\/]features[\\/](?!admin[\\/])/;

/** Those of them that most visitors use. */
const LANDING_PART = /[\\/]features[\\/](?:home|catalogue|search)[\\/]/;

/** Most visitors land on these, so they load little for others; the first has the smallest budget. */
const LANDING_PAGES = ['Home', 'Catalogue'] as const;

/** What only these share with the cart, or with a part, is no part of what other pages load. */
const ORDER_PAGES: ReadonlySet<string> = new Set(['Cart', 'Checkout', 'Orders', 'QuickOrder']);

/** Larger modules stay in chunks of their own, so that no page loads them for others. */
const MAX_MODULE_BYTES = 24_000;

const INDEX = /[\\/]node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/** The modules that use a module; of those that import the index of its library, those that name it. */
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
 * Puts small modules that several pages share, or a page and a part of it, into common chunks: one file for each would cost a
 * request each. For one build.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  // Kept, because reading the code of the users of each module takes most of the time of a build.
  const known = new Map<string, readonly string[]>();
  return {
    name(id, context) {
      // The module and all that use it, directly or through other modules.
      const users = new Set([id]);
      for (const used of users) {
        const found = known.get(used) ?? findUsers(used, context);
        known.set(used, found);
        for (const user of found) users.add(user);
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
      // The back-office needs few of these modules, and its list none of the texts and tables of an order.
      if (isOrdering && all.some((user) => STAFF.test(user))) {
        return hasLandingPart ? 'dialogs' : `orderingAndStaff${isListed ? 'List' : ''}`;
      }
      const landing = LANDING_PAGES.find((page) => pages.has(page));
      if (pages.size < 2) {
        // Not with what other pages load. The back-office may load a little more than it needs.
        const [page] = pages;
        if (entries.length === 0 || page === undefined) return null;
        return ORDER_PAGES.has(page) && !hasLandingPart ? `${page}Parts` : page;
      }
      // Product pages have the largest documents, so they get no styles of the catalogue alone.
      if (landing === 'Catalogue' && pages.has('Product')) return 'CatalogueAndProduct';
      // Each landing page loads what it needs, and both what they share.
      if (landing === 'Home' && pages.has('Catalogue')) return 'landing';
      if (landing !== undefined) return `landing${landing}`;
      if (isOrdering && pages.has('Cart')) return 'ordering';
      if (pages.size === 2) {
        const both = [...pages].toSorted().join('And');
        // The list of staff has no field of a quantity, and needs little else of these.
        return both === 'CartAndProduct' && isListed ? `${both}AndStaff` : both;
      }
      return pages.has('Product') ? 'partsWithProduct' : 'parts';
    },
    test: /[\\/](?:src|node_modules[\\/](?:@tanstack|lucide-react))[\\/]/,
    maxModuleSize: MAX_MODULE_BYTES,
    includeDependenciesRecursively: false,
  };
}
