import type { BatchRecord, CreateBatch, RowOutcome } from '#domain/bulk/batches.ts';
import type { ProductoDraft } from '#domain/forms/productoForm.ts';
import { idChunks } from '../http/byIds.ts';
import { DataError } from '../http/DataError.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import {
  insertProductos,
  isSameProducto,
  listProductosAfter,
  listProductosById,
  type StaffProducto,
} from '../productos/row.ts';
import { isAsCreated, readLinked } from './linked.ts';

/** The id of the product that equals each draft, each product for one draft; `null`: there is none. */
function findEqual(
  drafts: readonly ProductoDraft[],
  productos: readonly StaffProducto[],
): (number | null)[] {
  const left = new Set(productos);
  return drafts.map((draft) => {
    const found = [...left].find((producto) => isSameProducto(producto, draft));
    if (found === undefined) return null;
    left.delete(found);
    return found.id;
  });
}

/** Ids of the products that equal the drafts; `null`: not all are there. */
async function findCreated(
  drafts: readonly ProductoDraft[],
  lastId: number,
): Promise<number[] | null> {
  const found = findEqual(drafts, await listProductosAfter(lastId));
  const ids = found.filter((id) => id !== null);
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

/** The ids of drafts that may have been added; `null`: nobody knows which. `null` alone: none was added. */
async function findSent(
  drafts: readonly ProductoDraft[],
  lastId: number,
): Promise<(number | null)[] | null> {
  const added = await listProductosAfter(lastId);
  const codes = new Set(drafts.map(({ code }) => code));
  const ids = findEqual(drafts, added);
  // Somebody may have changed those that were added, but hardly their codes.
  const isAdded = ids.some((id) => id !== null) || added.some(({ code }) => codes.has(code));
  return isAdded ? ids : null;
}

/**
 * What became of new products that were sent and whose response was lost; nothing is added.
 *
 * @param record with its `lastId`
 * @returns an outcome per row; `null`: they were not added
 * @throws DataError
 */
export async function readCreateOutcomes(
  { rows }: CreateBatch,
  { lastId = 0, ids: known }: BatchRecord,
): Promise<RowOutcome[] | null> {
  const drafts = rows.map(({ producto }) => producto.producto);
  const ids = known ?? (await findSent(drafts, lastId));
  if (ids === null) return null;
  const found = ids.filter((id) => id !== null);
  const there = new Set((await listProductosById(found)).map(({ id }) => id));
  const linked = await readLinked([...there]);
  return rows.map(({ producto }, index): RowOutcome => {
    const id = ids[index] ?? null;
    if (id === null) return { kind: 'unsure', now: null };
    if (!there.has(id)) return { kind: 'gone' };
    const isPart =
      isAsCreated(producto, id, linked, true) && !isAsCreated(producto, id, linked, false);
    return { kind: isPart ? 'failed' : 'done', id };
  });
}
