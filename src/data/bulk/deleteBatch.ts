import type { DeleteBatch, RowOutcome } from '#domain/bulk/batches.ts';
import { idChunks } from '../http/byIds.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { isSameProducto, listProductosById } from '../productos/row.ts';
import { isAsCreated, type Linked, readLinked } from './linked.ts';

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

/**
 * What became of a deletion that was sent and whose response was lost; nothing is deleted. Of what is
 * still there a part may be gone.
 *
 * @returns an outcome per row
 * @throws DataError
 */
export async function readDeleteOutcomes({ rows }: DeleteBatch): Promise<RowOutcome[]> {
  const there = await listProductosById(rows.map(({ id }) => id));
  const left = new Set(there.map(({ id }) => id));
  return rows.map(({ id }) => (left.has(id) ? { kind: 'failed', id } : { kind: 'done' }));
}
