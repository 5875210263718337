import { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '#app/pages.ts';
import {
  BANNER_SIZE,
  DESKTOP_BANNER_MEDIA,
  MOBILE_BANNER_MEDIA,
  type BannerLayout,
} from '#domain/catalogue/banner.ts';

/** A read that a page begins with. */
type FirstRequest = {
  /** `{id}` stands for the id in the page's URL. */
  readonly path: string;
  readonly accept: string;
  /** Only windows that this media query matches need it. */
  readonly media?: string;
  /** Proportions, as CSS writes them, of the picture that its first row with a `url` names. */
  readonly picture?: string;
};

/** A page that begins with reads. */
export type FirstRoute = {
  /** Regular expression of the page's path, with the id as its group. */
  readonly pattern: string;
  /** Name of the page's component, and of its module. */
  readonly page: string;
  readonly requests: readonly FirstRequest[];
};

const MEDIA: Readonly<Record<BannerLayout, string>> = {
  mobile: MOBILE_BANNER_MEDIA,
  desktop: DESKTOP_BANNER_MEDIA,
};

/** Stands for the id of a page's address while its reads are recorded. */
const ID = '999999999999';

/** Starts the reads of a route in a window of this layout, and records what they request. */
async function record(
  prefetch: NonNullable<PageRoute['prefetch']>,
  layout: BannerLayout,
): Promise<FirstRequest[]> {
  const requests: FirstRequest[] = [];
  const client = new QueryClient();
  const window = {
    matchMedia: (media: string) => ({ matches: media === MEDIA[layout] }),
    fetch: (input: string | URL, init?: RequestInit) => {
      const { pathname, search } = new URL(input);
      const path = (pathname + search).replaceAll(ID, '{id}');
      requests.push({ path, accept: new Headers(init?.headers).get('accept') ?? '*/*' });
      return new Promise(() => undefined);
    },
  };
  await withGlobals(window, async () => {
    prefetch(client, { subfamiliaId: ID });
    while (requests.length < client.isFetching()) await new Promise(setImmediate);
  });
  if (requests.length === 0) throw new Error('a page starts its reads without a request');
  return requests;
}

/** Runs a work with these in place of the globals of that name. */
async function withGlobals<T>(values: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  const kept = Object.keys(values).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of kept) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
}

function isIn(requests: readonly FirstRequest[], { path }: FirstRequest): boolean {
  return requests.some((request) => request.path === path);
}

/** Requests of one layout only are those for its banners. */
function ofBanners(layout: BannerLayout, requests: readonly FirstRequest[]): FirstRequest[] {
  const { width, height } = BANNER_SIZE[layout];
  const banner = { media: MEDIA[layout], picture: `${width} / ${height}` };
  return requests.map((request) => Object.assign({ ...banner }, request));
}

async function readRoute({ pattern, page, prefetch }: PageRoute): Promise<FirstRoute | null> {
  if (prefetch === undefined) return null;
  const mobile = await record(prefetch, 'mobile');
  const desktop = await record(prefetch, 'desktop');
  const path = pattern === '/' ? '' : pattern.replaceAll(/:\w+/g, String.raw`(\d+)`);
  return {
    pattern: `^${path}/?$`,
    page: (await page.load()).name,
    requests: [
      ...ofBanners(
        'mobile',
        mobile.filter((request) => !isIn(desktop, request)),
      ),
      ...ofBanners(
        'desktop',
        desktop.filter((request) => !isIn(mobile, request)),
      ),
      ...mobile.filter((request) => isIn(desktop, request)),
    ],
  };
}

/**
 * The reads that pages begin with, recorded from the very queries: the document's head requests
 * the same addresses before any script has loaded.
 *
 * @throws Error when a page starts its reads without a request
 */
export async function readFirstRequests(): Promise<FirstRoute[]> {
  // Without settings of a hosted project the store's own origin is the backend.
  const store = { location: new URL('http://localhost') };
  const { pageRoutes } = await withGlobals(store, () => import('#app/pages.ts'));
  const routes: FirstRoute[] = [];
  for (const pageRoute of pageRoutes) {
    const route = await readRoute(pageRoute);
    if (route !== null) routes.push(route);
  }
  return routes;
}
