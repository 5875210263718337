import type { Rolldown } from 'vite';

/** Module of a page of shoppers or of the sign-in page. The back-office has chunks of its own. */
const PAGE =
  /[\\/]src[\\/](?:features[\\/](?:(?!admin[\\/])[^\\/]+|admin[\\/]login)|app)[\\/](\w+)(?:Page|Route)\.tsx$/;

/** Module of the list of productos: the only page of staff whose size has a budget. */
const STAFF_LIST = /[\\/]ProductosPage\.tsx$/;

/** Modules of the back-office. */
const STAFF = /[\\/]src[\\/]features[\\/]admin[\\/]/;

/** Module that each page loads once it has started. */
const ENHANCEMENTS = /[\\/]src[\\/]app[\\/]Enhancements\.tsx$/;

/** Modules of features of shoppers. A module of these that is imported dynamically is a part of a page. */
const PART = /[\\/]src[\\/]features[\\/](?!admin[\\/])/;

/** Modules of the features that most visitors use. */
const LANDING_PART = /[\\/]features[\\/](?:home|catalogue|search)[\\/]/;

/** Pages on which most visits begin, so they load little code of other pages. The first has the smallest budget. */
const LANDING_PAGES = ['Home', 'Catalogue'] as const;

/** Pages of the order. Modules that only these pages use get a chunk of their own. */
const ORDER_PAGES: ReadonlySet<string> = new Set(['Cart', 'Checkout', 'Orders', 'QuickOrder']);

/** Maximum size of a grouped module. A larger one has its own chunk, so only the pages that use it load it. */
const MAX_MODULE_BYTES = 24_000;

/** Index modules of libraries, which re-export other modules. */
const INDEX = /[\\/]node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/** An import or a re-export of names: the names, and the path of the module. */
const IMPORT = /\b(?:im|ex)port\b[^{;'"]*\{([^}]*)\}\s*from\s*['"]([^'"]+)/g;

/** Imports by module, kept for a build: it would take a third longer if it read them anew for each module. */
type Imports = Map<string, readonly RegExpExecArray[]>;

/** Finds the modules that use a module: its importers, or if an index re-exports it, those that import its names. */
function findUsers(id: string, context: Rolldown.ChunkingContext, known: Imports): string[] {
  const [file = ''] = /[\\/][^\\/]+$/.exec(id) ?? [];
  const users = (used: string, names?: RegExp): string[] =>
    (context.getModuleInfo(used)?.importers ?? []).flatMap((user) => {
      const imports =
        known.get(user) ?? Array.from((context.getModuleInfo(user)?.code ?? '').matchAll(IMPORT));
      known.set(user, imports);
      if (INDEX.test(user)) {
        const own = imports.filter(([, , source]) => source?.endsWith(file));
        const exported = own.flatMap(([, list]) => list?.match(/\b(?!as\b|default\b)\w+/g) ?? []);
        return users(
          user,
          names ?? new RegExp(String.raw`\b(?:${exported.join('|') || '(?!)'})\b`),
        );
      }
      return !names || imports.some(([, list = '']) => names.test(list)) ? [user] : [];
    });
  return users(id);
}

/**
 * Returns a group that puts small modules into common chunks if several pages use them, or a page and its part:
 * a chunk for each module would cost a request each. Call this once for each build, because the result has a cache.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  const known: Imports = new Map();
  const usersOf = new Map<string, readonly string[]>();
  return {
    name(id, context) {
      // Collects the module itself and all modules that use it, directly or through other modules.
      const users = new Set([id]);
      for (const used of users) {
        const direct = usersOf.get(used) ?? findUsers(used, context, known);
        usersOf.set(used, direct);
        for (const user of direct) users.add(user);
      }
      const all = [...users];
      // Otherwise every page would load the modules that share a chunk with these.
      if (all.some((user) => user !== id && ENHANCEMENTS.test(user))) return 'everyPage';
      const pages = new Set(all.flatMap((user) => PAGE.exec(user)?.[1] ?? []));
      const entries = all.filter(
        (user) => !PAGE.test(user) && context.getModuleInfo(user)?.dynamicImporters.length,
      );
      const parts = entries.filter((user) => PART.test(user));
      const hasLandingPart = parts.some((user) => LANDING_PART.test(user));
      const isOrdering = pages.size > 0 && [...pages].every((page) => ORDER_PAGES.has(page));
      const isListed = all.some((user) => STAFF_LIST.test(user));
      // The back-office uses few modules of the order pages: they get a chunk without the others. So do those that
      // the list of productos uses: it needs no texts or tables of an order.
      if (isOrdering && all.some((user) => STAFF.test(user))) {
        return hasLandingPart ? 'dialogs' : `orderingAndStaff${isListed ? 'List' : ''}`;
      }
      const landing = LANDING_PAGES.find((page) => pages.has(page));
      if (pages.size < 2) {
        // One page and its parts use the module: its chunk is not loaded by other pages of shoppers. The back-office
        // may load a little more than it needs.
        const [page] = pages;
        if (entries.length === 0 || page === undefined) return null;
        return ORDER_PAGES.has(page) && !hasLandingPart ? `${page}Parts` : page;
      }
      // Product pages have the largest documents, so they get no styles that only the catalogue uses.
      if (landing === 'Catalogue' && pages.has('Product')) return 'CatalogueAndProduct';
      // Both landing pages load the chunk `landing`. What only one of them shares with other pages has its own chunk.
      if (landing === 'Home' && pages.has('Catalogue')) return 'landing';
      if (landing !== undefined) return `landing${landing}`;
      if (isOrdering && pages.has('Cart')) return 'ordering';
      if (pages.size === 2) {
        const both = [...pages].toSorted().join('And');
        // The list of productos has no quantity field, so it needs few of the modules of cart and product page.
        return both === 'CartAndProduct' && isListed ? `${both}AndStaff` : both;
      }
      return pages.has('Product') ? 'partsWithProduct' : 'parts';
    },
    test: /[\\/](?:src|node_modules[\\/](?:@tanstack|lucide-react))[\\/]/,
    maxModuleSize: MAX_MODULE_BYTES,
    includeDependenciesRecursively: false,
  };
}
