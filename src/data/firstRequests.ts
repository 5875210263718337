import { DESKTOP_BANNER_MEDIA, MOBILE_BANNER_MEDIA } from '#domain/catalogue/banner.ts';
import { FAMILIA_TILES, PAGE_SIZE, PRODUCTOS, SUBFAMILIA, SUBFAMILIA_CARDS } from './selects.ts';

/** A read that a route needs at once. */
export type FirstRequest = {
  /** `{id}` stands for the id in the page's URL. */
  readonly path: string;
  readonly accept: string;
  /** Only windows that this media query matches need it. */
  readonly media?: string;
  /** Proportions, as CSS writes them, of the picture that its first row with a `url` names. */
  readonly picture?: string;
};

const LIST = '*/*';
const FIRST_PAGE = { offset: '0', limit: String(PAGE_SIZE) };
const SINGLE = 'application/vnd.pgrst.object+json';

function request(table: string, query: Record<string, string>, accept: string): FirstRequest {
  // Encoded as postgrest-js does it, by URLSearchParams: the addresses must match to the letter.
  const search = new URLSearchParams(query).toString().replaceAll('%7Bid%7D', '{id}');
  return { path: `/rest/v1/${table}?${search}`, accept };
}

function bannerRequest(desktop: boolean, media: string, picture: string): FirstRequest {
  const query = { select: 'url', desktop: `eq.${desktop}`, order: 'id.asc', ...FIRST_PAGE };
  return { ...request('banners', query, LIST), media, picture };
}

/** Pattern of a page's path, with the id as its group, and the reads that this page begins with. */
export const firstRequests: readonly {
  readonly pattern: string;
  readonly requests: readonly FirstRequest[];
}[] = [
  {
    pattern: '^/$',
    requests: [
      bannerRequest(false, MOBILE_BANNER_MEDIA, '640 / 800'),
      bannerRequest(true, DESKTOP_BANNER_MEDIA, '1920 / 600'),
      request(
        'familia',
        {
          select: FAMILIA_TILES,
          'subfamilia.thumbnail': 'neq.',
          order: 'number.asc.nullslast,id.asc',
          'subfamilia.order': 'id.asc',
          'subfamilia.limit': '1',
          ...FIRST_PAGE,
        },
        LIST,
      ),
    ],
  },
  {
    pattern: '^/catalogue/?$',
    requests: [
      request(
        'subfamilia',
        {
          select: SUBFAMILIA_CARDS,
          'producto.precio1': 'gt.0',
          order: 'id.asc',
          'producto.order': 'precio1.asc',
          'producto.limit': '1',
          ...FIRST_PAGE,
        },
        LIST,
      ),
      request(
        'familia',
        { select: 'id,nombre,number', order: 'number.asc.nullslast,id.asc', ...FIRST_PAGE },
        LIST,
      ),
    ],
  },
  {
    pattern: '^/product/(\\d+)/?$',
    requests: [
      request('subfamilia', { select: SUBFAMILIA, id: 'eq.{id}' }, SINGLE),
      request(
        'producto',
        {
          select: PRODUCTOS,
          sub_familia_id: 'eq.{id}',
          order: 'id.asc',
          ...FIRST_PAGE,
        },
        LIST,
      ),
    ],
  },
];
