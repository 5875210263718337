import type { DeleteBatch, RowOutcome } from '#domain/bulk/batches.ts';
import type { NewProducto } from '#domain/forms/newProducto.ts';
import { idChunks, readByIds } from '../http/byIds.ts';
import { toNumber } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { isSameProducto, listProductosById } from '../productos/row.ts';

type Linked = {
  readonly stock: {
    readonly productoId: number;
    readonly bodegaId: number;
    readonly quantity: number;
  }[];
  readonly pictures: { readonly productoId: number; readonly url: string }[];
};

async function readLinked(ids: readonly number[]): Promise<Linked> {
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

/** Items with the same key together. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string | number) {
  const groups = new Map<string | number, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const idsOf = (items: readonly { readonly productoId: number }[]) =>
  items.map(({ productoId }) => productoId);

/** Deletes the stock, the links to pictures and the rows of productos. @returns ids that are gone */
async function deleteAll(ids: readonly number[], linked: Linked): Promise<Set<number>> {
  // A statement per warehouse and per picture: one over all of them could touch more rows than allowed.
  for (const [bodegaId, rows] of grouped(linked.stock, (row) => row.bodegaId)) {
    for (const some of idChunks(idsOf(rows))) {
      const query = staffDb.from('inventario').delete();
      unwrap(await query.eq('bodega_id', Number(bodegaId)).in('producto_id', some));
    }
  }
  for (const [url, rows] of grouped(linked.pictures, (row) => row.url)) {
    for (const some of idChunks(idsOf(rows), String(url))) {
      unwrap(await staffDb.from('images').delete().eq('url', String(url)).in('producto_id', some));
    }
  }
  const deleted = new Set<number>();
  for (const some of idChunks(ids)) {
    const rows = unwrap(await staffDb.from('producto').delete().in('id', some).select('id'));
    for (const { id } of rows) deleted.add(id);
  }
  return deleted;
}

/**
 * Whether a producto has the stock and the pictures that it was created with.
 *
 * @param isPart some of them may be missing, but no others may be there
 */
function isAsCreated(
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

/**
 * Deletes productos with their stock and their links to pictures. Those that were to be deleted only
 * as they were created, and differ from that by now, stay whole.
 *
 * @param wasSent it was sent before and its response was lost: productos that are gone count as deleted
 * @returns an outcome per row
 * @throws DataError 'forbidden' when the database refused to delete the stock or the links
 */
export async function writeDeleteBatch(
  { rows }: DeleteBatch,
  wasSent: boolean,
): Promise<RowOutcome[]> {
  const ids = rows.map(({ id }) => id);
  const there = new Map((await listProductosById(ids)).map((producto) => [producto.id, producto]));
  const linked = await readLinked([...there.keys()]);
  const kept = new Set(
    rows
      .filter(({ id, unless, isPart = false }) => {
        const now = there.get(id);
        if (unless === undefined || now === undefined) return false;
        // An attempt that did not end may have deleted a part.
        const mayLack = wasSent || isPart;
        return !isSameProducto(now, unless.producto) || !isAsCreated(unless, id, linked, mayLack);
      })
      .map(({ id }) => id),
  );
  const wanted = [...there.keys()].filter((id) => !kept.has(id));
  const isWanted = ({ productoId }: { productoId: number }) => wanted.includes(productoId);
  const deleted = await deleteAll(wanted, {
    stock: linked.stock.filter(isWanted),
    pictures: linked.pictures.filter(isWanted),
  });
  return ids.map((id) => {
    if (deleted.has(id)) return { kind: 'done' };
    if (kept.has(id)) return { kind: 'changed', now: null };
    if (!there.has(id)) return wasSent ? { kind: 'done' } : { kind: 'gone' };
    return { kind: 'refused' };
  });
}
