import { DataError } from './DataError.ts';
import { db } from './db.ts';
import { staffDb } from './staffDb.ts';
import { unwrap } from './unwrap.ts';
import { changedRows } from './writes.ts';

/** What of a product is deleted, one after the other. */
export type DeletionStep = 'inventario' | 'images' | 'producto';

/** How a deletion ended; `step` failed, those before it are done, those after it were not begun. */
export type Deletion =
  | { readonly outcome: 'deleted' }
  | { readonly outcome: 'failed'; readonly step: DeletionStep; readonly error: DataError };

async function deleteLinked(table: 'inventario' | 'images', productoId: number): Promise<void> {
  const written = await staffDb
    .from(table)
    .delete({ count: 'exact' })
    .eq('producto_id', productoId);
  if (changedRows(written) > 0) return;
  // None touched: either there were none, or the write was refused.
  const left = await db.from(table).select('producto_id').eq('producto_id', productoId).limit(1);
  if (unwrap(left).length > 0) throw new DataError('forbidden', '0 rows were deleted');
}

async function deleteRow(productoId: number): Promise<void> {
  const written = await staffDb.from('producto').delete({ count: 'exact' }).eq('id', productoId);
  if (changedRows(written) > 0) return;
  const left = await db.from('producto').select('id').eq('id', productoId).limit(1);
  const isThere = unwrap(left).length > 0;
  throw new DataError(isThere ? 'forbidden' : 'notFound', '0 rows were deleted');
}

const STEPS: readonly (readonly [DeletionStep, (productoId: number) => Promise<void>])[] = [
  ['inventario', (id) => deleteLinked('inventario', id)],
  ['images', (id) => deleteLinked('images', id)],
  ['producto', deleteRow],
];

/**
 * Deletes a product: its inventory, then its links to pictures, then itself; stops at what fails.
 * Called again after a failure it goes on where it stopped.
 *
 * @see spec §5 "Delete: confirm; removes inventory rows first (stop on failure)"
 */
export async function deleteProducto(productoId: number): Promise<Deletion> {
  for (const [step, run] of STEPS) {
    try {
      await run(productoId);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      return { outcome: 'failed', step, error };
    }
  }
  return { outcome: 'deleted' };
}
