import { QueryClient } from '@tanstack/react-query';
import type { PageRoute } from '#app/pages.ts';
import {
  BANNER_SIZE,
  DESKTOP_BANNER_MEDIA,
  MOBILE_BANNER_MEDIA,
  type BannerLayout,
} from '#domain/catalogue/banner.ts';

type FirstRequest = {
  /** With `{id}` for the id in the page's URL. */
  readonly path: string;
  readonly accept: string;
  /** Media query of the windows that need it. */
  readonly media?: string;
  /** CSS aspect ratio of the picture in its first row with a `url`. */
  readonly picture?: string;
};

export type FirstRoute = {
  /** Regular expression of the page's path, with the id as a group. */
  readonly pattern: string;
  /** Name of the page's component, and of its module. */
  readonly page: string;
  readonly requests: readonly FirstRequest[];
};

const MEDIA: Readonly<Record<BannerLayout, string>> = {
  mobile: MOBILE_BANNER_MEDIA,
  desktop: DESKTOP_BANNER_MEDIA,
};

/** Placeholder of the id while the requests are recorded. */
const ID = '999999999999';

/** Starts the reads of a route in a window of this layout and records their requests. */
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

/** Replaces globals during `work`. */
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

/** Only the banners are requested for one layout. */
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
 * The first requests of the pages, recorded from their own queries: the document's head sends the same
 * requests before any other script has loaded.
 *
 * @throws Error when a page starts its reads without a request
 */
export async function readFirstRequests(): Promise<FirstRoute[]> {
  // Without a hosted project the backend is at the store's own origin.
  const store = { location: new URL('http://localhost') };
  const { pageRoutes } = await withGlobals(store, () => import('#app/pages.ts'));
  const routes: FirstRoute[] = [];
  for (const pageRoute of pageRoutes) {
    const route = await readRoute(pageRoute);
    if (route !== null) routes.push(route);
  }
  return routes;
}
