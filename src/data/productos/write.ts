import type { NewProducto } from '#domain/forms/newProducto.ts';
import type { ProductoDraft, StockDraft } from '#domain/forms/productoForm.ts';
import type { StaffProducto } from '#domain/forms/staffProducto.ts';
import { DataError } from '../http/DataError.ts';
import { db } from '../http/db.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type Updated, changedRows } from '../http/write.ts';
import { linkImages, listSameColor, unlinkImage } from './images.ts';
import { putProducto, updateProductoRow } from './row.ts';
import { dropStock, putStock, readStock, updateStock } from './stock.ts';

/** The steps in which a new product is written, in this order. @see docs/rules.md#product-steps */
type CreationStep = 'producto' | 'inventario' | 'images';

/** The steps of a creation that are done. */
export type CreationProgress = {
  /** Units as they were last written. */
  readonly stock: readonly StockDraft[];
  /** Warehouses whose units were sent. */
  readonly bodegaIds: readonly number[];
  /** Pictures whose links were sent. */
  readonly imageUrls: readonly string[];
};

/** How a creation ended; `step` failed, those before it are done, those after it were not started. */
export type Creation = {
  /** For the next attempt, or for what is added to the product after this one. */
  readonly progress: CreationProgress;
} & (
  | { readonly outcome: 'created' }
  | { readonly outcome: 'failed'; readonly step: CreationStep; readonly error: DataError }
);

const NOTHING_DONE: CreationProgress = {
  stock: [],
  bodegaIds: [],
  imageUrls: [],
};

/** Every value of two lists, once. */
function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])];
}

/**
 * Adds a product: its row, then its stock, then its pictures; stops at the first failure.
 *
 * Called again with the same `requestId` and the `progress` of a failure, it writes the row as it is
 * wanted now, and continues; it never adds a second row.
 *
 * @param before how far the last attempt came; `null`: this is the first
 * @see docs/rules.md#product-steps
 */
export async function createProducto(
  wanted: NewProducto,
  requestId: string,
  before: CreationProgress | null,
): Promise<Creation> {
  let progress = before ?? NOTHING_DONE;
  const note = (news: Partial<CreationProgress>) => {
    progress = { ...progress, ...news };
  };

  async function makeStock(id: number): Promise<void> {
    const bodegaIds = wanted.stock.map(({ bodegaId }) => bodegaId);
    const dropped = progress.bodegaIds.filter((bodegaId) => !bodegaIds.includes(bodegaId));
    note({ bodegaIds: union(progress.bodegaIds, bodegaIds) });
    await dropStock(id, dropped);
    note({ stock: progress.stock.filter(({ bodegaId }) => !dropped.includes(bodegaId)) });
    // Written once more, units that were sold since would come back.
    const isWritten = ({ bodegaId, quantity }: StockDraft) =>
      progress.stock.some((row) => row.bodegaId === bodegaId && row.quantity === quantity);
    await putStock(
      id,
      wanted.stock.filter((row) => !isWritten(row)),
    );
    note({ stock: wanted.stock });
  }

  async function makeImages(id: number): Promise<void> {
    const dropped = progress.imageUrls.filter((url) => !wanted.imageUrls.includes(url));
    note({ imageUrls: union(progress.imageUrls, wanted.imageUrls) });
    for (const url of dropped) await unlinkImage([id], url);
    await linkImages([id], wanted.imageUrls);
  }

  let step: CreationStep = 'producto';
  try {
    const productoId = await putProducto(wanted.producto, requestId);
    step = 'inventario';
    await makeStock(productoId);
    step = 'images';
    await makeImages(productoId);
    return { outcome: 'created', progress };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return { outcome: 'failed', step, error, progress };
  }
}

/** A change of a product. */
export type ProductoChange = {
  /** The product as the form was filled with it. */
  readonly read: StaffProducto;
  readonly producto: ProductoDraft;
  /** Units in a warehouse, and what was read of them; `null`: they are left alone. */
  readonly stock: (StockDraft & { readonly read: number | null }) | null;
  /** Addresses of the pictures that are linked in addition. */
  readonly imageUrls: readonly string[];
  /** They are linked to the other products of its subfamilia and colour, too. */
  readonly isForColor: boolean;
};

/** How one part of a change ended. `skipped`: it was not tried, or it has no changes. */
type PartSaved<T> = Updated<T> | Failed | { readonly outcome: 'skipped' };

type Failed = { readonly outcome: 'failed'; readonly error: DataError };

/** How a change of a product ended, part by part. */
export type ProductoChanged = {
  readonly producto: Updated<StaffProducto> | Failed;
  /** Units in the warehouse. */
  readonly inventario: PartSaved<number | null>;
  /** How many products the pictures were linked to. */
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

/** Whether someone else changed the units that the form changes. Writes nothing. */
async function stockNow({ read, stock }: ProductoChange): Promise<PartSaved<number | null>> {
  if (stock === null) return SKIPPED;
  const now = await readStock(read.id, stock.bodegaId);
  return now === stock.read ? SKIPPED : { outcome: 'changed', now };
}

/**
 * Saves a change of a product: its row, its units in one warehouse, its new pictures. The row and
 * the units are written only while they hold what was read. If someone else changed the row,
 * nothing else is written; after any other failure of a part the others are still written.
 */
export async function updateProducto(change: ProductoChange): Promise<ProductoChanged> {
  const { read, stock } = change;
  const producto = await attempt(() => updateProductoRow(read, change.producto));
  if (producto.outcome === 'changed') {
    const inventario = await attempt(() => stockNow(change));
    return { producto, inventario, images: SKIPPED };
  }
  if (producto.outcome === 'failed' && producto.error.kind === 'notFound') {
    return { producto, inventario: SKIPPED, images: SKIPPED };
  }
  const inventario = await attempt<PartSaved<number | null>>(async () =>
    stock === null ? SKIPPED : updateStock(read.id, stock, stock.read),
  );
  const images = await attempt<PartSaved<number>>(async () => {
    if (change.imageUrls.length === 0) return SKIPPED;
    const others = change.isForColor ? await listSameColor(read) : [];
    await linkImages([read.id, ...others], change.imageUrls);
    return { outcome: 'saved', now: 1 + others.length };
  });
  return { producto, inventario, images };
}

/** What of a product is deleted, one after the other. */
type DeletionStep = 'inventario' | 'images' | 'producto';

/** How a deletion ended. */
export type Deletion =
  | { readonly outcome: 'deleted' }
  /** Those before `step` are done, those after it were not begun. */
  | {
      readonly outcome: 'failed';
      readonly step: DeletionStep;
      readonly error: DataError;
      /** Rows that are gone already. */
      readonly deletedRows: number;
    };

async function deleteLinked(table: 'inventario' | 'images', productoId: number): Promise<number> {
  const written = await staffDb
    .from(table)
    .delete({ count: 'exact' })
    .eq('producto_id', productoId);
  const count = changedRows(written);
  if (count > 0) return count;
  // None touched: either there were none, or the write was refused.
  const left = await db.from(table).select('producto_id').eq('producto_id', productoId).limit(1);
  if (unwrap(left).length > 0) throw new DataError('forbidden', '0 rows were deleted');
  return 0;
}

async function deleteRow(productoId: number): Promise<number> {
  const written = await staffDb.from('producto').delete({ count: 'exact' }).eq('id', productoId);
  const count = changedRows(written);
  if (count > 0) return count;
  const left = await db.from('producto').select('id').eq('id', productoId).limit(1);
  const isThere = unwrap(left).length > 0;
  throw new DataError(isThere ? 'forbidden' : 'notFound', '0 rows were deleted');
}

const STEPS: readonly (readonly [DeletionStep, (productoId: number) => Promise<number>])[] = [
  ['inventario', (id) => deleteLinked('inventario', id)],
  ['images', (id) => deleteLinked('images', id)],
  ['producto', deleteRow],
];

/**
 * Deletes a product: its inventory, then its links to pictures, then its row; stops at the first
 * failure. Called again, it continues there.
 *
 * @see docs/rules.md#product-steps
 */
export async function deleteProducto(productoId: number): Promise<Deletion> {
  let deletedRows = 0;
  for (const [step, run] of STEPS) {
    try {
      deletedRows += await run(productoId);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { outcome: 'failed', step, error, deletedRows };
    }
  }
  return { outcome: 'deleted' };
}
