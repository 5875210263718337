import { QueryClient } from '@tanstack/react-query';
import { pageRoutes, type PageRoute } from '#app/pages.ts';
import {
  DESKTOP_BANNER_MEDIA,
  MOBILE_BANNER_MEDIA,
  type BannerLayout,
} from '#domain/catalogue/banner.ts';
import { withGlobals } from './withGlobals.ts';

type FirstRequest = {
  /** Path of the request, with `{id}` in place of the id in the page's URL. */
  readonly path: string;
  /** Headers besides the API key. */
  readonly headers: Readonly<Record<string, string>>;
  /** Only screens that match this media query need the request. */
  readonly media?: string;
};

export type FirstRoute = {
  /** Pattern in the router's syntax. */
  readonly route: string;
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

/** Stands for the id of the page's URL while requests are recorded. */
const ID = '999999999999';
/** Headers that change the response. */
const HEADERS = ['accept', 'prefer'];

/** Runs the queries of a page with a `fetch` that never responds, and returns the requests that they send. */
async function recordRequests(
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
      const sent = new Headers(init?.headers);
      const headers = HEADERS.flatMap((name) => (sent.has(name) ? [[name, sent.get(name)]] : []));
      requests.push({ path, headers: Object.fromEntries(headers) });
      return new Promise(() => undefined);
    },
  };
  await withGlobals(window, async () => {
    await prefetch(client, { subfamiliaId: ID });
    while (requests.length < client.isFetching()) await new Promise(setImmediate);
  });
  if (requests.length === 0) throw new Error('a page starts its reads without a request');
  return requests;
}

async function readRequests({ prefetch }: PageRoute): Promise<FirstRequest[]> {
  const byPath = new Map<string, FirstRequest>();
  if (prefetch === undefined) return [];
  for (const layout of ['mobile', 'desktop'] as const) {
    for (const request of await recordRequests(prefetch, layout)) {
      const isOfBoth = byPath.has(request.path);
      byPath.set(request.path, isOfBoth ? request : { ...request, media: MEDIA[layout] });
    }
  }
  // Requests of one layout come first: they read the banners, whose picture is the largest of the page.
  return [...byPath.values()].toSorted((a, b) => Number('media' in b) - Number('media' in a));
}

/**
 * Records the first requests of each page, as its own queries send them. The head of a document sends the same
 * requests before any other script has loaded.
 *
 * @throws Error when a page starts its reads without a request
 */
export async function readFirstRequests(): Promise<FirstRoute[]> {
  const routes: FirstRoute[] = [];
  for (const pageRoute of pageRoutes) {
    const { pattern, page } = pageRoute;
    if (pattern === '*') continue;
    routes.push({
      route: pattern,
      pattern: `^${pattern.replaceAll(/:\w+/g, String.raw`(\d+)`)}$`,
      page: (await page.load()).name,
      requests: await readRequests(pageRoute),
    });
  }
  return routes;
}
