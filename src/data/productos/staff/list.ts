import { LOW_STOCK_MAX } from '#domain/cart/stock.ts';
import { codePattern, searchPatterns, searchTerms } from '#domain/catalogue/productSearch.ts';
import type { BulkSelection } from '#domain/staff/productos/bulkForm.ts';
import {
  PRODUCTOS_PER_PAGE,
  type ProductoListing,
  type ProductoSortKey,
  type StockLevel,
} from '#domain/staff/productos/listing.ts';
import { toId } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { abortedBy, mapRows, readAllPages } from '../../http/read.ts';
import { readPage } from '../../http/staff/readPage.ts';
import { countedRows } from '../../http/staff/write.ts';
import { allOf, anyOf, like } from '../../search/like.ts';
import { listProductosById } from './staffProducto.ts';

/** The indexed column that each sort key sorts by. */
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

/** Fewest and most units of each stock level; `null`: no limit. */
const STOCK_RANGES: Record<StockLevel, readonly [min: number, max: number | null]> = {
  none: [0, 0],
  low: [1, LOW_STOCK_MAX],
  some: [1, null],
};

/**
 * Returns the sections of a list as conditions of `or=(…)`; no product is in two sections. `found` are the products
 * that the store would find. In a list without a sort key these are first the products with the searched code, then
 * those with words that begin with the searched words, then the rest. `some` are products with only some of the
 * searched words, in code, name or detail.
 *
 * @returns `found: [null]`: every product; `some: null`: there can be no such product
 * @see docs/rules.md#product-list
 */
function listingParts({ search, sort }: Pick<ProductoListing, 'search' | 'sort'>) {
  if (search.trim() === '') return { found: [null], some: null };
  const words = searchTerms(search);
  const all = allOf(words.map(anyOf));
  const starts = allOf(searchTerms(search, ' ').map(anyOf));
  // A search of signs only has no words.
  if (all === null || starts === null) return { found: [], some: null };
  const code = codePattern(search);
  const notCode = code === null ? '' : `,busqueda.not.like.${code}`;
  const found =
    sort !== null
      ? [all]
      : [
          ...(code === null ? [] : [like(code)]),
          `and(${starts}${notCode})`,
          `and(${all},not.${starts}${notCode})`,
        ];
  const patterns = words.flat();
  // `found` matches words of one or two characters as whole words; if all are so short, `some` matches their parts.
  const isShort = patterns.every((pattern) => pattern.startsWith('% '));
  // The column `busqueda` has '||' after code, name and detail.
  const partial = (isShort ? searchPatterns(search) : patterns).map((pattern) => `${pattern}||%`);
  const hasPartial = isShort || words.length > 1;
  return { found, some: hasPartial ? `and(${anyOf(partial)},not.${all})` : null };
}

/** Selects the ids of a section of {@link listingParts}, sorted and counted. @param part `null`: every product */
function productoIds(listing: ProductoListing, part: string | null, isCountOnly = false) {
  const { sort, isHidden, familiaId, subfamiliaId, colorId, tallaId, stock } = listing;
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
  if (isHidden !== null) query = query.eq('oculto', isHidden);
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
  // With row-level security Postgres cannot use its statistics for a search, and would walk the index of the order
  // through the whole table. With nulls at the other end, though no value is null, the order does not fit that
  // index, so that Postgres uses the trigram index for a search.
  const options = { ascending, nullsFirst: ascending === (part !== null) };
  if (sort !== null) query = query.order(SORT_COLUMNS[sort.by], options);
  return query.order('id', options);
}

/** Counts the products of a listing without a search. */
export async function countStaffProductos(listing: ProductoListing, signal?: AbortSignal) {
  return countedRows(await abortedBy(productoIds(listing, null, true), signal));
}

/**
 * Reads one page of the products of the back-office, and their exact number.
 *
 * The ids are read first, then their rows: in one request the database would join colours, taxes and
 * pictures to every product before the page, which takes a second for page 400. @see docs/rules.md#product-list
 */
export async function listStaffProductos(listing: ProductoListing, signal?: AbortSignal) {
  const { found, some } = listingParts(listing);
  const { rows, page, pageCount, counts, total } = await readPage(
    (some === null ? found : [...found, some]).map(
      (part) => (isCountOnly: boolean) => productoIds(listing, part, isCountOnly),
    ),
    { page: listing.page, pageSize: PRODUCTOS_PER_PAGE },
    signal,
  );
  const partialMatchCount = counts[found.length] ?? 0;
  const productos = await listProductosById(toIds(rows), signal);
  return { rows: productos, page, pageCount, total: total - partialMatchCount, partialMatchCount };
}

const toIds = (rows: readonly { id: number }[]) =>
  mapRows('product ids', rows, ({ id }) => toId(id));

/** Reads the ids of all productos that a listing finds, on all its pages. */
async function listIds(listing: ProductoListing, signal?: AbortSignal): Promise<number[]> {
  // With a sort key, `found` is a single condition.
  const sort = { by: 'code', isDescending: false } as const;
  const [part] = listingParts({ ...listing, sort }).found;
  if (part === undefined) return [];
  const rows = await readAllPages(() => productoIds({ ...listing, sort: null }, part), signal);
  return toIds(rows);
}

/** Reads the chosen productos; deleted ones are missing. */
export async function listBulkProductos({ of }: BulkSelection, signal?: AbortSignal) {
  const ids = 'ids' in of ? of.ids : await listIds(of.listing, signal);
  return listProductosById(
    ids.toSorted((a, b) => a - b),
    signal,
  );
}
