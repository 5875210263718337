import { PAGE_SIZE, PRODUCTOS, SUBFAMILIA, SUBFAMILIA_CARDS } from './selects.ts';

/** A read that a route needs at once. `{id}` in `path` stands for the id in the page's URL. */
export type FirstRequest = { readonly path: string; readonly accept: string };

const LIST = '*/*';
const SINGLE = 'application/vnd.pgrst.object+json';

function request(table: string, query: Record<string, string>, accept: string): FirstRequest {
  // Encoded as postgrest-js does it, by URLSearchParams: the addresses must match to the letter.
  const search = new URLSearchParams(query).toString().replaceAll('%7Bid%7D', '{id}');
  return { path: `/rest/v1/${table}?${search}`, accept };
}

/** Pattern of a page's path, with the id as its group, and the reads that this page begins with. */
export const firstRequests: readonly {
  readonly pattern: string;
  readonly requests: readonly FirstRequest[];
}[] = [
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
          offset: '0',
          limit: String(PAGE_SIZE),
        },
        LIST,
      ),
      request('familia', { select: 'id,nombre,number', order: 'number.asc.nullslast' }, LIST),
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
          offset: '0',
          limit: String(PAGE_SIZE),
        },
        LIST,
      ),
    ],
  },
];
