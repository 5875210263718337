import type { BatchRecord, CreateBatch, RowOutcome } from '#domain/bulk/batches.ts';
import type { ProductoDraft } from '#domain/forms/productoForm.ts';
import { idChunks } from '../http/byIds.ts';
import { DataError } from '../http/DataError.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { insertProductos, isSameProducto, listProductosAfter } from '../productos/row.ts';

/** Ids of the products that equal the drafts, each product for one draft; `null`: not all are there. */
async function findCreated(
  drafts: readonly ProductoDraft[],
  lastId: number,
): Promise<number[] | null> {
  const left = new Set(await listProductosAfter(lastId));
  const ids = drafts.flatMap((draft) => {
    const found = [...left].find((producto) => isSameProducto(producto, draft));
    if (found === undefined) return [];
    left.delete(found);
    return [found.id];
  });
  // One statement adds all of them or none.
  return ids.length === drafts.length ? ids : null;
}

/** Adds rows of stock or pictures; those that exist already stay as they are. */
async function addLinked<Row>(
  rows: readonly Row[],
  add: (some: Row[]) => PromiseLike<Parameters<typeof unwrap>[0]>,
): Promise<void> {
  for (const some of idChunks([...rows.keys()])) {
    unwrap(await add(some.flatMap((index) => rows[index] ?? [])));
  }
}

async function addStock({ rows }: CreateBatch, ids: readonly number[]): Promise<void> {
  const stock = rows.flatMap(({ producto }, index) =>
    producto.stock.map(({ bodegaId, quantity }) => ({
      producto_id: ids[index] ?? 0,
      bodega_id: bodegaId,
      cantidad: quantity,
    })),
  );
  const options = { onConflict: 'producto_id,bodega_id', ignoreDuplicates: true };
  await addLinked(stock, (some) => staffDb.from('inventario').upsert(some, options));
}

async function addPictures({ rows }: CreateBatch, ids: readonly number[]): Promise<void> {
  const images = rows.flatMap(({ producto }, index) =>
    producto.imageUrls.map((url) => ({ producto_id: ids[index] ?? 0, url })),
  );
  const options = { onConflict: 'producto_id,url', ignoreDuplicates: true };
  await addLinked(images, (some) => staffDb.from('images').upsert(some, options));
}

/** What the database says of a row that it cannot store; trying again changes nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof DataError && error.kind === 'inUse';
}

/**
 * Adds new products, then their stock, then their links to pictures. Sent again after a failure, it adds
 * only what is missing.
 *
 * @param record with its `lastId`
 * @param wasSent the products may have been added before
 * @param keepIds called once the ids are known, before anything else is sent
 * @returns the id of each product
 * @throws DataError
 */
export async function writeCreateBatch(
  batch: CreateBatch,
  { lastId = 0, ids: known }: BatchRecord,
  wasSent: boolean,
  keepIds: (ids: readonly number[]) => Promise<void>,
): Promise<RowOutcome[]> {
  const drafts = batch.rows.map(({ producto }) => producto.producto);
  let ids = known ?? (wasSent ? await findCreated(drafts, lastId) : null);
  if (ids === null) {
    try {
      ids = await insertProductos(drafts);
    } catch (error) {
      if (!isFinal(error)) throw error;
      return drafts.map(() => ({ kind: 'failed' }));
    }
  }
  if (known === undefined) await keepIds(ids);
  try {
    await addStock(batch, ids);
    await addPictures(batch, ids);
  } catch (error) {
    if (!isFinal(error)) throw error;
    return ids.map((id) => ({ kind: 'failed', id }));
  }
  return ids.map((id) => ({ kind: 'done', id }));
}
