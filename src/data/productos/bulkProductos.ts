import type { BulkProducto, BulkSelection } from '#domain/bulk/planEdit.ts';
import type { ProductoListing } from '#domain/forms/productoList.ts';
import { readByIds } from '../http/byIds.ts';
import { toAssetUrl, toId, toList, toNumber, toText, toTextOrNull } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';
import { listingParts, productoIds } from './listing.ts';

const COLUMNS =
  'id,codigo,nombre,precio1,precio2,precio3,descuento,iva_id,sub_familia_id,talla_id,color(name),images(url)';

/** The ids of every producto of a listing, whatever its page. */
async function listIds(listing: ProductoListing, signal?: AbortSignal): Promise<number[]> {
  // A listing with an order is one part.
  const [part = null] = listingParts({ ...listing, sort: { by: 'code', isDescending: false } });
  const rows = await readAllPages(() => productoIds({ ...listing, sort: null }, part), signal);
  return mapRows('product ids', rows, ({ id }) => toId(id));
}

function readSome(ids: readonly number[], options: { count?: 'exact' }) {
  return db.from('producto').select(COLUMNS, options).in('id', ids).order('id');
}

/**
 * The chosen productos with everything that can be changed in bulk; those that are gone are missing.
 *
 * @param signal aborts the requests
 * @throws DataError
 */
export async function listBulkProductos(
  { of }: BulkSelection,
  signal?: AbortSignal,
): Promise<BulkProducto[]> {
  const ids = 'ids' in of ? of.ids : await listIds(of.listing, signal);
  return mapRows('products', await readByIds(ids, readSome, { signal }), (row) => ({
    id: toId(row.id),
    label: [row.codigo, row.nombre, row.color?.name, row.talla_id]
      .flatMap((part) => toTextOrNull(part) ?? [])
      .join(' · '),
    retail: toNumber(row.precio1) ?? 0,
    wholesale: toNumber(row.precio2),
    special: toNumber(row.precio3),
    discountPercent: toNumber(row.descuento) ?? 0,
    ivaId: toNumber(row.iva_id),
    subfamiliaId: toNumber(row.sub_familia_id),
    images: toList(row.images).map(({ url }) => ({ stored: toText(url), url: toAssetUrl(url) })),
  }));
}
