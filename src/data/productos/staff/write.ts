import type {
  NewProducto,
  PictureChanges,
  ProductoDraft,
  StockDraft,
} from '#domain/staff/forms/productoForm.ts';
import type { StaffProducto } from '#domain/staff/productos/staffProducto.ts';
import { DataError } from '../../http/DataError.ts';
import { db } from '../../http/db.ts';
import { unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { type Updated, countedRows } from '../../http/staff/write.ts';
import { linkImages, listSameColor, unlinkImage } from './images.ts';
import { addProductoRow, readProducto, updateProductoRow } from './row.ts';
import { updateStock, writeStock } from './stock.ts';

/** The part of a product that a step writes or deletes. @see docs/rules.md#product-steps */
type Step = 'producto' | 'inventario' | 'images';

type Failed = { readonly outcome: 'failed'; readonly error: DataError };

export type Creation =
  | { readonly outcome: 'created' }
  /** Someone else changed a part, or an earlier attempt, whose response was lost, added the row. */
  | { readonly outcome: 'changed'; readonly now: StaffProducto }
  /** The steps before the failed one are done, the steps after it were not started. */
  | (Failed & { readonly step: Step });

/**
 * Adds a product step by step, and only once however often it is called with the same `requestId`. Stops at the first
 * failure, or at a part that someone else changed since it was read.
 *
 * @param read the row of an earlier attempt; `null`: none is known
 * @see docs/rules.md#product-steps
 */
export async function createProducto(
  wanted: NewProducto,
  requestId: string,
  read: StaffProducto | null,
): Promise<Creation> {
  let step: Step = 'producto';
  try {
    const row = await (read === null
      ? addProductoRow(wanted.producto, requestId)
      : updateProductoRow(read, wanted.producto));
    const { id } = row.now;
    const isRow = row.outcome === 'saved';
    if (isRow) step = 'inventario';
    if (!isRow || !(await writeStock(id, wanted.stock, read?.stock ?? []))) {
      return { outcome: 'changed', now: await readProducto(String(id)) };
    }
    step = 'images';
    const linked = read?.images.map(({ storedUrl }) => storedUrl) ?? [];
    for (const url of linked) if (!wanted.imageUrls.includes(url)) await unlinkImage([id], url);
    const added = wanted.imageUrls.filter((url) => !linked.includes(url));
    if (wanted.imageUrls.some((url, place) => url !== linked[place])) {
      await linkImages([id], { added, order: wanted.imageUrls });
    }
    return { outcome: 'created' };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { outcome: 'failed', step, error };
  }
}

export type ProductoChange = {
  /** The product with which the form was filled. */
  readonly read: StaffProducto;
  readonly producto: ProductoDraft;
  /** Units in a warehouse, and the units that were read; `null`: no units are written. */
  readonly stock: (StockDraft & { readonly read: number | null }) | null;
  readonly pictures: PictureChanges;
  /** True: the pictures of the other products of its subfamilia and colour are changed, too. */
  readonly isForColor: boolean;
};

/** How one part of a change ended. `skipped`: it was not tried, or it has no changes. */
type PartSaved<T> = Updated<T> | Failed | { readonly outcome: 'skipped' };

export type ProductoChanged = {
  readonly producto: Updated<StaffProducto> | Failed;
  readonly inventario: PartSaved<number | null>;
  /** Number of products whose pictures were written. */
  readonly images: PartSaved<number>;
};

const SKIPPED = { outcome: 'skipped' } as const;

async function attempt<Result>(part: () => Promise<Result>): Promise<Result | Failed> {
  try {
    return await part();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { outcome: 'failed', error };
  }
}

/**
 * Saves a change of a product. Row and units are written only if they still hold what was read. If someone else
 * changed or deleted the row, nothing is written; after any other failure the other parts are still written.
 */
export async function updateProducto(change: ProductoChange): Promise<ProductoChanged> {
  const { read, stock } = change;
  const producto = await attempt(() => updateProductoRow(read, change.producto));
  const isGone = producto.outcome === 'failed' && producto.error.kind === 'notFound';
  if (isGone || producto.outcome === 'changed') {
    return { producto, inventario: SKIPPED, images: SKIPPED };
  }
  const inventario = await attempt<PartSaved<number | null>>(async () =>
    stock === null ? SKIPPED : updateStock(read.id, stock, stock.read),
  );
  const images = await attempt<PartSaved<number>>(async () => {
    const { added, removed, order } = change.pictures;
    const isLinked = added.length > 0 || order.length > 0;
    if (!isLinked && removed.length === 0) return SKIPPED;
    const ids = [read.id, ...(change.isForColor ? await listSameColor(read) : [])];
    for (const url of removed) await unlinkImage(ids, url);
    if (isLinked) await linkImages(ids, change.pictures);
    return { outcome: 'saved', now: ids.length };
  });
  return { producto, inventario, images };
}

type Deletion =
  | { readonly outcome: 'deleted' }
  /** `deletedRows` counts the rows that were deleted before the failure. */
  | (Failed & { readonly step: Step; readonly deletedRows: number });

async function deletePart(step: Step, productoId: number): Promise<number> {
  const key = step === 'producto' ? 'id' : 'producto_id';
  const rows = staffDb.from(step).delete({ count: 'exact' });
  const count = countedRows(await rows.filter(key, 'eq', productoId));
  if (count > 0) return count;
  // No row was deleted: either there was none, or the deletion was refused.
  const left = unwrap(await db.from(step).select().filter(key, 'eq', productoId).limit(1));
  if (left.length > 0) throw new DataError('forbidden', '0 rows were deleted');
  if (step === 'producto') throw new DataError('notFound', '0 rows were deleted');
  return 0;
}

/** Deletes a product up to the first failure; called again, it continues there. @see docs/rules.md#product-steps */
export async function deleteProducto(productoId: number): Promise<Deletion> {
  let deletedRows = 0;
  for (const step of ['inventario', 'images', 'producto'] as const) {
    try {
      deletedRows += await deletePart(step, productoId);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { outcome: 'failed', step, error, deletedRows };
    }
  }
  return { outcome: 'deleted' };
}
