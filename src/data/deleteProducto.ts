import { DataError } from './DataError.ts';
import { db } from './db.ts';
import { staffDb } from './staffDb.ts';
import { unwrap } from './unwrap.ts';
import { changedRows } from './writes.ts';

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
 * Deletes a product: its inventory, then its links to pictures, then itself; stops at what fails.
 * Called again after a failure it goes on where it stopped.
 *
 * @see spec §5 "Delete: confirm; removes inventory rows first (stop on failure)"
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
