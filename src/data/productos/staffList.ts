import { comparePictures } from '#domain/catalogue/pictureOrder.ts';
import {
  PRODUCTOS_PER_PAGE,
  type ProductoListing,
  type ProductoPage,
  type ProductoListItem,
  productoPageCount,
} from '#domain/forms/productoList.ts';
import { toAssetUrl, toId, toList, toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
import { listingParts, productoIds } from './listing.ts';

/** PostgREST: the page begins after the last row. */
const BEYOND_THE_END = 'PGRST103';

const COLUMNS =
  'id,codigo,nombre,detalle,precio1,precio2,precio3,descuento,talla_id,existencias,subfamilia(id,nombre),iva(porcentaje),color(numeric_id,name,rgb_code),images(url)';

/** Some ids of a list, and how many there are in all. */
type Listed = { readonly ids: readonly number[]; readonly total: number };

/** From and to, both included, from 0. */
type Range = readonly [first: number, last: number];

/** The ids of one part of a list, as many as one response holds; none after its end. */
async function readSome(
  listing: ProductoListing,
  part: string | null,
  [first, last]: Range,
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  const query = productoIds(listing, part).range(first, last);
  const reply = await abortedBy(query, signal);
  if (reply.error?.code === BEYOND_THE_END) return null;
  const ids = mapRows('product ids', unwrap(reply), (row) => toId(row.id));
  if (ids.length === 0 && first > 0) return null;
  return { ids, total: reply.count ?? ids.length };
}

/** The ids of one part of a list; `null` when the range begins after its end. */
async function readPart(
  listing: ProductoListing,
  part: string | null,
  [first, last]: Range,
  signal: AbortSignal | undefined,
): Promise<Listed | null> {
  let listed = await readSome(listing, part, [first, last], signal);
  // A project may return fewer rows than requested.
  while (listed !== null && first + listed.ids.length < Math.min(last + 1, listed.total)) {
    const more = await readSome(listing, part, [first + listed.ids.length, last], signal);
    if (more === null || more.ids.length === 0) break;
    listed = { ids: [...listed.ids, ...more.ids], total: more.total };
  }
  return listed;
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

function selectRows(ids: readonly number[], options: { count?: 'exact' } = {}) {
  return db.from('producto').select(COLUMNS, options).in('id', ids);
}

async function readRows(
  ids: readonly number[],
  signal: AbortSignal | undefined,
): Promise<ProductoListItem[]> {
  if (ids.length === 0) return [];
  const rows = await readAllPages(
    (options) => selectRows(ids, options).order('id', { ascending: false }),
    signal,
  );
  const items = mapRows('products', rows, toListItem);
  const places = new Map(ids.map((id, place) => [id, place]));
  return items.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

type Row = NonNullable<Awaited<ReturnType<typeof selectRows>>['data']>[number];

function toListItem(row: Row): ProductoListItem {
  const images = toList(row.images);
  const [firstImage = null] = images
    .flatMap(({ url }) => toTextOrNull(url) ?? [])
    .toSorted(comparePictures);
  return {
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toTextOrNull(row.nombre) ?? '',
    detail: toTextOrNull(row.detalle),
    subfamiliaId: row.subfamilia ? toId(row.subfamilia.id) : null,
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
    stock: toNumber(row.existencias) ?? 0,
    imageCount: images.length,
    imageUrl: toAssetUrl(firstImage),
  };
}

/**
 * One page of the products of the back-office, with their exact number.
 *
 * First the ids, then their rows: in one request the database would join colours, taxes and pictures
 * to every product before the page, which takes a second for page 400.
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
  const rows = await readRows(ids, signal);
  return { rows, page, pageCount: productoPageCount(total), total };
}
