import type { Rolldown } from 'vite';

/** Pages of shoppers; the back-office has its own chunks. */
const PAGE =
  /[\\/]src[\\/](?:features[\\/](?!admin[\\/])[^\\/]+|app)[\\/](\w+)(?:Page|Route)\.tsx$/;

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

/** The module through which a library exports everything. */
const INDEX = /[\\/]node_modules[\\/].*[\\/](?:index|lucide-react)\.m?js$/;

/**
 * The users of each module of a build. They are looked up for every module below it, and to read the
 * code of its users takes most of the time of a build.
 */
type KnownUsers = Map<string, readonly string[]>;

/** The modules that use a module; of those that import the index of its library, those that name it. */
function usersOf(
  id: string,
  context: Rolldown.ChunkingContext,
  known: KnownUsers,
): readonly string[] {
  const found = known.get(id) ?? findUsers(id, context);
  known.set(id, found);
  return found;
}

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
 * The pages that import a module, directly or through other modules, and whether a part of one, a
 * part that most visitors use, or the back-office does.
 */
type Users = {
  readonly pages: Set<string>;
  hasPart: boolean;
  hasLandingPart: boolean;
  hasStaff: boolean;
  /** A module of the back-office is among the users. */
  isForStaff: boolean;
};

function addUsers(
  id: string,
  context: Rolldown.ChunkingContext,
  known: KnownUsers,
  users: Users,
  seen = new Set<string>(),
): void {
  if (seen.has(id)) return;
  seen.add(id);
  users.isForStaff ||= STAFF.test(id);
  const [, page] = PAGE.exec(id) ?? [];
  const isEntry = (context.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
  if (page !== undefined) users.pages.add(page);
  else if (isEntry && PART.test(id)) {
    users.hasPart = true;
    users.hasLandingPart ||= LANDING_PART.test(id);
  } else if (isEntry) users.hasStaff = true;
  for (const user of usersOf(id, context, known)) addUsers(user, context, known, users, seen);
}

/**
 * Puts small modules that several pages share, or a page and a part of it, into common chunks: one file for each would cost a
 * request each. For one build.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup {
  const known: KnownUsers = new Map();
  return {
    name(id, context) {
      const users: Users = {
        pages: new Set(),
        hasPart: false,
        hasLandingPart: false,
        hasStaff: false,
        isForStaff: false,
      };
      addUsers(id, context, known, users);
      const { pages } = users;
      const isOrdering = pages.size > 0 && [...pages].every((page) => ORDER_PAGES.has(page));
      // The back-office needs few of these modules, and none of the texts and tables of an order.
      if (isOrdering && users.isForStaff) {
        return users.hasLandingPart ? 'dialogs' : 'orderingAndStaff';
      }
      const landing = LANDING_PAGES.find((page) => pages.has(page));
      if (pages.size < 2) {
        // Not with what other pages load. The back-office may load a little more than it needs.
        const isShared = users.hasPart || users.hasStaff;
        const [page] = pages;
        if (!isShared || page === undefined) return null;
        return ORDER_PAGES.has(page) && !users.hasLandingPart ? `${page}Parts` : page;
      }
      // Product pages have the largest documents, so they get no styles of the catalogue alone.
      if (landing === 'Catalogue' && pages.has('Product')) return 'CatalogueAndProduct';
      if (landing !== undefined) return `with${landing}`;
      if (isOrdering && pages.has('Cart')) return 'ordering';
      if (pages.size === 2) return [...pages].toSorted().join('And');
      return pages.has('Product') ? 'partsWithProduct' : 'parts';
    },
    test: /[\\/](?:src|node_modules[\\/](?:@tanstack|lucide-react))[\\/]/,
    maxModuleSize: MAX_MODULE_BYTES,
    includeDependenciesRecursively: false,
  };
}
