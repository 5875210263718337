import type { StockDraft } from '#domain/forms/productoForm.ts';
import { toNumber } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { inChunks } from '../http/inChunks.ts';
import { abortedBy, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';
import { type Updated, countedRows, expectChanged, whyNothingChanged } from '../http/write.ts';

const KEY = 'producto_id,bodega_id';

/** Units in a warehouse; `null`: the product has no row there. @see docs/rules.md#warehouse-stock */
export async function readStock(
  productoId: number,
  bodegaId: number,
  signal?: AbortSignal,
): Promise<number | null> {
  const query = db
    .from('inventario')
    .select('cantidad')
    .eq('producto_id', productoId)
    .eq('bodega_id', bodegaId);
  const row = unwrap(await abortedBy(query, signal).maybeSingle());
  return row && (toNumber(row.cantidad) ?? 0);
}

/** Puts units of a product into warehouses, whatever is there. */
export async function putStock(productoId: number, rows: readonly StockDraft[]): Promise<void> {
  if (rows.length === 0) return;
  const written = await staffDb.from('inventario').upsert(
    rows.map(({ bodegaId, quantity }) => ({
      producto_id: productoId,
      bodega_id: bodegaId,
      cantidad: quantity,
    })),
    { onConflict: KEY, count: 'exact' },
  );
  expectChanged(written, rows.length);
}

/** Takes a product out of warehouses, whether it is in them or not. */
export async function dropStock(productoId: number, bodegaIds: readonly number[]): Promise<void> {
  for (const ids of inChunks(bodegaIds)) {
    const rows = staffDb.from('inventario').delete().eq('producto_id', productoId);
    unwrap(await rows.in('bodega_id', ids));
  }
}

/** Unless someone else changed them since they were read. @param read `null`: there was no row */
export async function updateStock(
  productoId: number,
  { bodegaId, quantity }: StockDraft,
  read: number | null,
): Promise<Updated<number | null>> {
  const key = { producto_id: productoId, bodega_id: bodegaId };
  const reply =
    read === null
      ? await staffDb
          .from('inventario')
          .upsert(
            { ...key, cantidad: quantity },
            { onConflict: KEY, ignoreDuplicates: true, count: 'exact' },
          )
      : await staffDb
          .from('inventario')
          .update({ cantidad: quantity }, { count: 'exact' })
          .match({ ...key, cantidad: read });
  if (countedRows(reply) > 0) return { outcome: 'saved', now: quantity };
  const { now } = await whyNothingChanged(
    () => readStock(productoId, bodegaId),
    (units) => units === read,
  );
  // The response to the same change may have been lost.
  return { outcome: now === quantity ? 'saved' : 'changed', now };
}
