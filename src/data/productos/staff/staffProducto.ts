import { sortPictures } from '#domain/catalogue/pictureOrder.ts';
import { searchPatterns } from '#domain/catalogue/productSearch.ts';
import type { LinkedImage, StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { toColor } from '../../colors/read.ts';
import { toAssetUrl, toId, toList, toNumber, toText, toTextOrNull } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { inChunks } from '../../http/inChunks.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../../http/read.ts';
import { allOf, like } from '../../search/like.ts';

const COLUMNS =
  'id,codigo,nombre,detalle,sub_familia_id,precio1,precio2,precio3,descuento,iva_id,talla_id,oculto,subfamilia(nombre),iva(nombre,porcentaje),color(numeric_id,name,rgb_code),inventario(bodega_id,cantidad),images(url,position)';

/** Selects products for staff; {@link toStaffProducto} converts the rows. */
export function selectProductos(options: { count?: 'exact' } = {}) {
  return db.from('producto').select(COLUMNS, options);
}

/** Converts pictures, in the order in which the store shows them. */
export function toImages(rows: Parameters<typeof sortPictures>[0]): LinkedImage[] {
  const placed = mapRows('pictures', toList(rows), ({ url, position }) => ({
    url: toText(url),
    position,
  }));
  return sortPictures(placed).map(({ url }) => ({ url: toAssetUrl(url), storedUrl: url }));
}

type Row = NonNullable<Awaited<ReturnType<typeof selectProductos>>['data']>[number];

/** Converts a row. @throws TypeError for a row that cannot be shown */
export function toStaffProducto(row: Row): StaffProducto {
  const color = row.color && toColor(row.color);
  return {
    id: toId(row.id),
    code: toTextOrNull(row.codigo) ?? '',
    name: toTextOrNull(row.nombre) ?? '',
    detail: toTextOrNull(row.detalle),
    subfamiliaId: toNumber(row.sub_familia_id),
    subfamiliaName: toTextOrNull(row.subfamilia?.nombre),
    prices: {
      retail: toNumber(row.precio1) ?? 0,
      wholesale: toNumber(row.precio2),
      special: toNumber(row.precio3),
    },
    discountPercent: toNumber(row.descuento) ?? 0,
    ivaId: toNumber(row.iva_id),
    iva: row.iva && {
      name: toTextOrNull(row.iva.nombre) ?? '',
      rate: toNumber(row.iva.porcentaje) ?? 0,
    },
    colorId: color?.id ?? null,
    color,
    tallaId: toTextOrNull(row.talla_id),
    stock: toList(row.inventario).map((stock) => ({
      bodegaId: toId(stock.bodega_id),
      quantity: toNumber(stock.cantidad) ?? 0,
    })),
    isHidden: row.oculto,
    images: toImages(row.images),
  };
}

/** Lists of ids that are read at the same time. */
const LISTS_AT_ONCE = 4;

/** Reads products by id, in the order of `ids`; deleted ones are missing. */
export async function listProductosById(ids: readonly number[], signal?: AbortSignal) {
  const rows: Row[] = [];
  const lists = inChunks(ids, { values: 200 });
  for (let first = 0; first < lists.length; first += LISTS_AT_ONCE) {
    const replies = lists.slice(first, first + LISTS_AT_ONCE).map(async (list) => {
      const query = (options: { count?: 'exact' }) =>
        selectProductos(options).in('id', list).order('id', { ascending: false });
      return readAllPages(query, signal);
    });
    rows.push(...(await Promise.all(replies)).flat());
  }
  const places = new Map(ids.map((id, place) => [id, place]));
  return mapRows('products', rows, toStaffProducto).toSorted(
    (a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0),
  );
}

export async function listProductosOf(subfamiliaId: number, signal?: AbortSignal) {
  const rows = await readAllPages(
    (options) => selectProductos(options).eq('sub_familia_id', subfamiliaId).order('id'),
    signal,
  );
  return mapRows('products of a subfamilia', rows, toStaffProducto);
}

/** Most products that a search for targets of a picture shows; a subfamilia has fewer. */
const TARGETS_SHOWN = 200;

/** A search for products by a text, a subfamilia, or both. */
export type TargetSearch = {
  /** Part of code, name, colour or size, as typed. */
  readonly search: string;
  readonly subfamiliaId: number | null;
};

/** Reads at most 200 of the products that contain every word of a search, by code, and their total number. */
export async function listPictureTargets(
  { search, subfamiliaId }: TargetSearch,
  signal?: AbortSignal,
): Promise<{ readonly targets: readonly StaffProducto[]; readonly total: number }> {
  let query = selectProductos({ count: 'exact' }).order('codigo').order('id').limit(TARGETS_SHOWN);
  if (subfamiliaId !== null) query = query.eq('sub_familia_id', subfamiliaId);
  const words = allOf(searchPatterns(search).map(like));
  if (words !== null) query = query.or(words);
  const reply = await abortedBy(query, signal);
  const targets = mapRows('products', unwrap(reply), toStaffProducto);
  return { targets, total: reply.count ?? targets.length };
}

/** Number of products that {@link listRecentIvaIds} reads. */
const RECENT_PRODUCTOS = 200;

/**
 * Reads the tax ids of the newest 200 products that have one, newest first. Counting the products of every tax
 * would read the whole table, and older products say less about the next one.
 */
export async function listRecentIvaIds(signal?: AbortSignal): Promise<number[]> {
  const query = db
    .from('producto')
    .select('iva_id')
    .not('iva_id', 'is', null)
    .order('id', { ascending: false })
    .limit(RECENT_PRODUCTOS);
  const rows = unwrap(await abortedBy(query, signal));
  return mapRows('taxes of products', rows, (row) => toId(row.iva_id));
}
