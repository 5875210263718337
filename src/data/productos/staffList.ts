import type { BulkSelection } from '#domain/bulk/bulkForm.ts';
import { codePattern, searchPatterns } from '#domain/catalogue/productSearch.ts';
import { LOW_STOCK_MAX } from '#domain/cart/stock.ts';
import {
  PRODUCTOS_PER_PAGE,
  type ProductoListing,
  type ProductoPage,
  type ProductoSortKey,
  type StockLevel,
} from '#domain/forms/productoList.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { toId } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { readPage } from '../http/readPage.ts';
import { listProductosById } from './staffProducto.ts';

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

/** The ids of one of the {@link listingParts}, in their order and counted. */
function productoIds(listing: ProductoListing, part: string | null, isCountOnly = false) {
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
  if (listing.isWithoutIva) query = query.is('iva_id', null);
  if (listing.isWithoutSubfamilia) query = query.is('sub_familia_id', null);
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

/** The number of products of a listing without a search. */
export async function countStaffProductos(
  listing: ProductoListing,
  signal?: AbortSignal,
): Promise<number> {
  const reply = await abortedBy(productoIds(listing, null, true), signal);
  unwrap(reply);
  return reply.count ?? 0;
}

/**
 * One page of the products of the back-office, with their exact number.
 *
 * First the ids, then their rows: in one request the database would join colours, taxes and pictures
 * to every product before the page, which takes a second for page 400.
 *
 * @see docs/rules.md#product-list
 */
export async function listStaffProductos(
  listing: ProductoListing,
  signal?: AbortSignal,
): Promise<ProductoPage> {
  const { rows, ...found } = await readPage(
    listingParts(listing).map(
      (part) => (isCountOnly: boolean) => productoIds(listing, part, isCountOnly),
    ),
    { page: listing.page, pageSize: PRODUCTOS_PER_PAGE },
    signal,
  );
  return { ...found, rows: await listProductosById(toIds(rows), signal) };
}

const toIds = (rows: readonly { id: number }[]) =>
  mapRows('product ids', rows, ({ id }) => toId(id));

/** The ids of every producto of a listing, whatever its page. */
async function listIds(listing: ProductoListing, signal?: AbortSignal): Promise<number[]> {
  // A listing with an order is one part.
  const [part = null] = listingParts({ ...listing, sort: { by: 'code', isDescending: false } });
  const rows = await readAllPages(() => productoIds({ ...listing, sort: null }, part), signal);
  return toIds(rows);
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
