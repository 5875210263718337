import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import {
  PRODUCTOS_PER_PAGE,
  type ProductoListing,
  type ProductoPage,
  type ProductoListItem,
  productoPageCount,
} from '#domain/forms/productoList.ts';
import { toId, toList, toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';

/** PostgREST: the page begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

const COLUMNS =
  'id,codigo,nombre,detalle,precio1,precio2,precio3,descuento,talla_id,subfamilia(nombre),iva(porcentaje),color(numeric_id,name,rgb_code),images(url)';

type Listed = { readonly ids: readonly number[]; readonly total: number };

/** The products from `first` to `last`, as many as one response holds. */
async function listSome(
  { search, isWithoutImages }: ProductoListing,
  first: number,
  last: number,
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  const conditions = productSearchConditions(search);
  let query = db
    .from('producto')
    .select<string, { id: number }>(isWithoutImages ? 'id,images(producto_id)' : 'id', {
      count: 'exact',
    })
    // With row-level security Postgres cannot use its statistics and would walk the primary key
    // through the whole table. "Nulls last" is not the order of that key, although no id is null, so
    // a search uses the trigram index.
    .order('id', { ascending: false, nullsFirst: conditions === null })
    .range(first, last);
  if (conditions !== null) query = query.or(conditions);
  if (isWithoutImages) query = query.is('images', null);
  const reply = await abortedBy(query, signal);
  if (reply.error?.code === BEYOND_THE_END) return null;
  const ids = mapRows('product ids', unwrap(reply), (row) => toId(row.id));
  if (ids.length === 0 && first > 0) return null;
  return { ids, total: reply.count ?? ids.length };
}

/** Ids of the products from `first` to `last`, newest first; `null` when there are fewer. */
async function listIds(
  listing: ProductoListing,
  [first, last]: readonly [first: number, last: number],
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  let listed = await listSome(listing, first, last, signal);
  // A project may return fewer rows than requested.
  while (listed !== null && first + listed.ids.length < Math.min(last + 1, listed.total)) {
    const more = await listSome(listing, first + listed.ids.length, last, signal);
    if (more === null || more.ids.length === 0) break;
    listed = { ids: [...listed.ids, ...more.ids], total: more.total };
  }
  return listed;
}

async function readRows(
  ids: readonly number[],
  signal: AbortSignal | undefined,
): Promise<ProductoListItem[]> {
  if (ids.length === 0) return [];
  const rows = await readAllPages(
    (options) =>
      db.from('producto').select(COLUMNS, options).in('id', ids).order('id', { ascending: false }),
    signal,
  );
  return mapRows('products', rows, (row) => ({
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toTextOrNull(row.nombre) ?? '',
    detail: toTextOrNull(row.detalle),
    subfamiliaName: toTextOrNull(row.subfamilia?.nombre),
    prices: {
      retail: toNumber(row.precio1) ?? 0,
      wholesale: toNumber(row.precio2),
      special: toNumber(row.precio3),
    },
    discountPercent: toNumber(row.descuento) ?? 0,
    ivaRate: toNumber(row.iva?.porcentaje),
    color: row.color
      ? {
          id: toId(row.color.numeric_id),
          name: toText(row.color.name),
          rgb: toTextOrNull(row.color.rgb_code) ?? '',
        }
      : null,
    tallaId: toTextOrNull(row.talla_id),
    imageCount: toList(row.images).length,
  }));
}

/**
 * One page of the products of the back-office, newest first, with their exact number.
 *
 * Two requests: with one, the database would join colours, taxes and pictures to every product
 * before the page, which takes a second for page 400.
 *
 * @param signal aborts the requests
 * @returns the last page when a later one was requested
 * @throws DataError
 * @see docs/rules.md#product-list
 */
export async function listStaffProductos(
  listing: ProductoListing,
  signal?: AbortSignal,
): Promise<ProductoPage> {
  const read = (page: number) => {
    const first = (page - 1) * PRODUCTOS_PER_PAGE;
    return listIds(listing, [first, first + PRODUCTOS_PER_PAGE - 1], signal);
  };
  let { page } = listing;
  let listed = await read(page);
  if (listed === null) {
    const start = await listIds(listing, [0, 0], signal);
    page = productoPageCount(start?.total ?? 0);
    listed = await read(page);
  }
  const { ids, total } = listed ?? { ids: [], total: 0 };
  const rows = await readRows(ids, signal);
  return { rows, page, pageCount: productoPageCount(total), total };
}

/**
 * A product search as the conditions of `or=(…)`; `null` when it matches every product.
 *
 * @param text as typed
 */
function productSearchConditions(text: string): string | null {
  const conditions = searchPatterns(text).map((pattern) => `busqueda.like.${pattern}`);
  return conditions.length === 0 ? null : conditions.join(',');
}
