import type {
  NewProducto,
  PictureChanges,
  ProductoDraft,
  StockDraft,
} from '#domain/forms/productoForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { DataError } from '../http/DataError.ts';
import { db } from '../http/db.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type Updated, countedRows } from '../http/write.ts';
import { linkImages, listSameColor, unlinkImage } from './images.ts';
import { putProducto, readProducto, updateProductoRow } from './row.ts';
import { dropStock, putStock, updateStock } from './stock.ts';

/** The parts of a product, in the order in which they are written and deleted, the row first or last. @see docs/rules.md#product-steps */
type Step = 'producto' | 'inventario' | 'images';

type Failed = { readonly outcome: 'failed'; readonly error: DataError };

/** The steps before the one that failed are done, those after it were not started. */
export type Creation = {
  /** Units as they were last written, for the next attempt. */
  readonly stock: readonly StockDraft[];
} & ({ readonly outcome: 'created' } | (Failed & { readonly step: Step }));

/**
 * Stops at the first failure. Called again with the same `requestId`, it makes of the same row what is
 * wanted now; it never adds a second one.
 *
 * @param before `stock` of the last attempt; `null`: this is the first
 * @see docs/rules.md#product-steps
 */
export async function createProducto(
  wanted: NewProducto,
  requestId: string,
  before: readonly StockDraft[] | null,
): Promise<Creation> {
  let step: Step = 'producto';
  let stock = before ?? [];
  try {
    const id = await putProducto(wanted.producto, requestId);
    step = 'inventario';
    // An earlier attempt may have written more than is wanted now.
    const found = before && (await readProducto(String(id)));
    const foundIds = found?.stock.map(({ bodegaId }) => bodegaId) ?? [];
    await dropStock(
      id,
      foundIds.filter((bodegaId) => wanted.stock.every((row) => row.bodegaId !== bodegaId)),
    );
    // Written once more, units that were sold since would come back.
    const isWritten = ({ bodegaId, quantity }: StockDraft) =>
      stock.some((row) => row.bodegaId === bodegaId && row.quantity === quantity);
    await putStock(
      id,
      wanted.stock.filter((row) => !isWritten(row)),
    );
    stock = wanted.stock;
    step = 'images';
    for (const { storedUrl } of found?.images ?? []) {
      if (!wanted.imageUrls.includes(storedUrl)) await unlinkImage([id], storedUrl);
    }
    await linkImages([id], { added: wanted.imageUrls, order: wanted.imageUrls });
    return { outcome: 'created', stock };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { outcome: 'failed', step, error, stock };
  }
}

export type ProductoChange = {
  /** The product as the form was filled with it. */
  readonly read: StaffProducto;
  readonly producto: ProductoDraft;
  /** Units in a warehouse, and what was read of them; `null`: they are left alone. */
  readonly stock: (StockDraft & { readonly read: number | null }) | null;
  readonly pictures: PictureChanges;
  /** The pictures of the other products of its subfamilia and colour are changed, too. */
  readonly isForColor: boolean;
};

/** How one part of a change ended. `skipped`: it was not tried, or it has no changes. */
type PartSaved<T> = Updated<T> | Failed | { readonly outcome: 'skipped' };

export type ProductoChanged = {
  readonly producto: Updated<StaffProducto> | Failed;
  readonly inventario: PartSaved<number | null>;
  /** How many products have these pictures now. */
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
 * The row and the units are written only while they hold what was read. If someone else changed the
 * row, nothing else is written; after any other failure of a part the others are still written.
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
  /** `deletedRows` are gone already. */
  | (Failed & { readonly step: Step; readonly deletedRows: number });

async function deletePart(step: Step, productoId: number): Promise<number> {
  const key = step === 'producto' ? 'id' : 'producto_id';
  const rows = staffDb.from(step).delete({ count: 'exact' });
  const count = countedRows(await rows.filter(key, 'eq', productoId));
  if (count > 0) return count;
  // None touched: either there were none, or the write was refused.
  const left = unwrap(await db.from(step).select().filter(key, 'eq', productoId).limit(1));
  if (left.length > 0) throw new DataError('forbidden', '0 rows were deleted');
  if (step === 'producto') throw new DataError('notFound', '0 rows were deleted');
  return 0;
}

/** Stops at the first failure; called again, it continues there. @see docs/rules.md#product-steps */
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
