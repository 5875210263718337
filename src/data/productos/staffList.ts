import type { BulkSelection } from '#domain/bulk/bulkForm.ts';
import { codePattern, searchPatterns } from '#domain/catalogue/productSearch.ts';
import { LOW_STOCK_MAX } from '#domain/cart/stock.ts';
import {
  PRODUCTOS_PER_PAGE,
  type ProductoListing,
  type ProductoPage,
  type ProductoSortKey,
  type StockLevel,
  productoPageCount,
} from '#domain/forms/productoList.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { toId } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { listProductosById } from './staffProducto.ts';

/** PostgREST: the page begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

/** The columns with an index for each order. */
const SORT_COLUMNS = {
  code: 'orden_codigo',
  name: 'orden_nombre',
  subfamilia: 'orden_subfamilia',
  retail: 'precio1',
  wholesale: 'orden_precio2',
  special: 'orden_precio3',
  discount: 'descuento',
  iva: 'orden_iva',
  color: 'orden_color',
  talla: 'orden_talla',
  stock: 'existencias',
  images: 'imagenes',
} as const satisfies Record<ProductoSortKey, string>;

/** Fewest and most units. */
const STOCK_RANGES: Record<StockLevel, readonly [min: number, max: number | null]> = {
  none: [0, 0],
  low: [1, LOW_STOCK_MAX],
  some: [1, null],
};

/**
 * The parts of a list that follow each other, as conditions of `or=(…)`; `[null]` for a list without a
 * search. No product is in two parts.
 *
 * A search finds the products that contain any of its words. Those with the typed code come first, then
 * those with all words. A list with an order of its own is one part.
 *
 * @see docs/rules.md#product-list
 */
function listingParts({
  search,
  sort,
}: Pick<ProductoListing, 'search' | 'sort'>): (string | null)[] {
  const words = searchPatterns(search).map((pattern) => `busqueda.like.${pattern}`);
  if (words.length === 0) return [null];
  const any = words.join(',');
  if (sort !== null) return [any];
  const code = codePattern(search);
  const best = code === null ? [] : [`busqueda.like.${code}`];
  const notBest = code === null ? '' : `,busqueda.not.like.${code}`;
  const all = `and(${any}${notBest})`;
  return words.length === 1 ? [...best, all] : [...best, all, `and(or(${any}),not.and(${any}))`];
}

/**
 * A query of the ids of one part of a list, in their order and counted: what every read of a list is
 * made from.
 *
 * @param part of {@link listingParts}
 * @param isCountOnly without the ids
 */
function productoIds(
  listing: ProductoListing,
  part: string | null,
  { isCountOnly = false }: { isCountOnly?: boolean } = {},
) {
  const { sort, familiaId, subfamiliaId, colorId, tallaId, stock } = listing;
  let query = db
    .from('producto')
    .select<string, { id: number }>(familiaId === null ? 'id' : 'id,subfamilia!inner(familia_id)', {
      count: 'exact',
      head: isCountOnly,
    });
  if (part !== null) query = query.or(part);
  if (familiaId !== null) query = query.eq('subfamilia.familia_id', familiaId);
  if (subfamiliaId !== null) query = query.eq('sub_familia_id', subfamiliaId);
  if (colorId !== null) query = query.eq('color_numeric_id', colorId);
  if (tallaId !== null) query = query.eq('talla_id', tallaId);
  if (listing.isWithoutPrice) query = query.eq('precio1', 0);
  if (listing.isWithoutImages) query = query.eq('imagenes', 0);
  if (stock !== null) {
    const [min, max] = STOCK_RANGES[stock];
    query = query.gte('existencias', min);
    if (max !== null) query = query.lte('existencias', max);
  }
  if (isCountOnly) return query;
  const ascending = sort?.isDescending === false;
  // With row-level security Postgres cannot use its statistics for a search and would walk the index of
  // the order through the whole table. Another place for nulls is not the order of that index, although
  // nothing is null, so a search uses the trigram index.
  const options = { ascending, nullsFirst: ascending === (part !== null) };
  if (sort !== null) query = query.order(SORT_COLUMNS[sort.by], options);
  return query.order('id', options);
}

/** Some ids of a list, and how many there are in all. */
type Listed = { readonly ids: readonly number[]; readonly total: number };

/** From and to, both included, from 0. */
type Range = readonly [first: number, last: number];

/** The ids of one part of a list; `null` when the range begins after its end. */
async function readPart(
  listing: ProductoListing,
  part: string | null,
  [first, last]: Range,
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  const ids: number[] = [];
  let total = 0;
  // A project may return fewer rows than requested.
  do {
    const query = productoIds(listing, part).range(first + ids.length, last);
    const reply = await abortedBy(query, signal);
    if (reply.error?.code === BEYOND_THE_END) break;
    const more = mapRows('product ids', unwrap(reply), (row) => toId(row.id));
    total = reply.count ?? first + ids.length + more.length;
    if (more.length === 0) break;
    ids.push(...more);
  } while (first + ids.length < Math.min(last + 1, total));
  return ids.length === 0 && (first > 0 || total > 0) ? null : { ids, total };
}

async function countPart(
  listing: ProductoListing,
  part: string | null,
  signal: AbortSignal | undefined,
): Promise<number> {
  const reply = await abortedBy(productoIds(listing, part, { isCountOnly: true }), signal);
  unwrap(reply);
  return reply.count ?? 0;
}

/** The ids of a list, whose parts follow each other; `null` when the range begins after its end. */
async function readIds(
  listing: ProductoListing,
  [first, last]: Range,
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  const parts = listingParts(listing);
  const [only = null] = parts;
  if (parts.length <= 1) return readPart(listing, only, [first, last], signal);
  // Only a later page needs to know first where each part begins.
  const counts =
    first === 0 ? null : await Promise.all(parts.map((part) => countPart(listing, part, signal)));
  let begin = 0;
  const pieces = parts.map(async (part, index): Promise<Listed> => {
    if (counts === null) {
      return (await readPart(listing, part, [0, last], signal)) ?? { ids: [], total: 0 };
    }
    const total = counts[index] ?? 0;
    const range: Range = [Math.max(0, first - begin), Math.min(total - 1, last - begin)];
    begin += total;
    if (range[0] > range[1]) return { ids: [], total };
    const listed = await readPart(listing, part, range, signal);
    return { ids: listed?.ids ?? [], total };
  });
  const listed = await Promise.all(pieces);
  const total = listed.reduce((sum, piece) => sum + piece.total, 0);
  if (first > 0 && first >= total) return null;
  return { ids: listed.flatMap(({ ids }) => ids).slice(0, last - first + 1), total };
}

/**
 * One page of the products of the back-office, with their exact number.
 *
 * First the ids, then their rows: in one request the database would join colours, taxes and pictures
 * to every product before the page, which takes a second for page 400.
 *
 * @returns the last page when a later one was requested
 * @see docs/rules.md#product-list
 */
export async function listStaffProductos(
  listing: ProductoListing,
  signal?: AbortSignal,
): Promise<ProductoPage> {
  const read = (page: number) => {
    const first = (page - 1) * PRODUCTOS_PER_PAGE;
    return readIds(listing, [first, first + PRODUCTOS_PER_PAGE - 1], signal);
  };
  let { page } = listing;
  let listed = await read(page);
  if (listed === null) {
    const start = await readIds(listing, [0, 0], signal);
    page = productoPageCount(start?.total ?? 0);
    listed = await read(page);
  }
  const { ids, total } = listed ?? { ids: [], total: 0 };
  const rows = await listProductosById(ids, signal);
  return { rows, page, pageCount: productoPageCount(total), total };
}

/** The ids of every producto of a listing, whatever its page. */
async function listIds(listing: ProductoListing, signal?: AbortSignal): Promise<number[]> {
  // A listing with an order is one part.
  const [part = null] = listingParts({ ...listing, sort: { by: 'code', isDescending: false } });
  const rows = await readAllPages(() => productoIds({ ...listing, sort: null }, part), signal);
  return mapRows('product ids', rows, ({ id }) => toId(id));
}

/** The chosen productos; those that are gone are missing. */
export async function listBulkProductos(
  { of }: BulkSelection,
  signal?: AbortSignal,
): Promise<StaffProducto[]> {
  const ids = 'ids' in of ? of.ids : await listIds(of.listing, signal);
  return listProductosById(
    ids.toSorted((a, b) => a - b),
    signal,
  );
}
