import type { NewProducto } from '#domain/forms/newProducto.ts';
import { readByIds } from '../http/byIds.ts';
import { toNumber } from '../http/columns.ts';
import { db } from '../http/db.ts';

/** The stock and the pictures of some productos. */
export type Linked = {
  readonly stock: {
    readonly productoId: number;
    readonly bodegaId: number;
    readonly quantity: number;
  }[];
  readonly pictures: { readonly productoId: number; readonly url: string }[];
};

/** Of those that are gone it has nothing. @throws DataError */
export async function readLinked(ids: readonly number[]): Promise<Linked> {
  const stock: Linked['stock'] = [];
  const pictures: Linked['pictures'] = [];
  const rows = await readByIds(ids, (some, options) =>
    db
      .from('producto')
      .select('id,inventario(bodega_id,cantidad),images(url)', options)
      .in('id', some)
      .order('id'),
  );
  for (const { id, inventario, images } of rows) {
    for (const row of inventario) {
      const quantity = toNumber(row.cantidad) ?? 0;
      stock.push({ productoId: id, bodegaId: row.bodega_id, quantity });
    }
    for (const { url } of images) pictures.push({ productoId: id, url });
  }
  return { stock, pictures };
}

/**
 * Whether a producto has the stock and the pictures that it was created with.
 *
 * @param isPart some of them may be missing, but no others may be there
 */
export function isAsCreated(
  created: NewProducto,
  id: number,
  { stock, pictures }: Linked,
  isPart: boolean,
): boolean {
  const units = stock.filter(({ productoId }) => productoId === id);
  const urls = pictures.filter(({ productoId }) => productoId === id).map(({ url }) => url);
  const hasOnlyOwn =
    units.every((row) =>
      created.stock.some(
        ({ bodegaId, quantity }) => row.bodegaId === bodegaId && row.quantity === quantity,
      ),
    ) && urls.every((url) => created.imageUrls.includes(url));
  const isWhole = units.length === created.stock.length && urls.length === created.imageUrls.length;
  return hasOnlyOwn && (isPart || isWhole);
}
