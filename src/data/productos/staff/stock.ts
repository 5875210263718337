import type { StockDraft } from '#domain/staff/forms/productoForm.ts';
import { toNumber } from '../../http/columns.ts';
import { db } from '../../http/db.ts';
import { abortedBy, unwrap } from '../../http/read.ts';
import { staffDb } from '../../http/staff/staffDb.ts';
import { type Updated, countedRows, whyNothingChanged } from '../../http/staff/write.ts';

const KEY = 'producto_id,bodega_id';

/** Reads the units in a warehouse; `null`: the product has no row there. @see docs/rules.md#warehouse-stock */
export async function readStock(productoId: number, bodegaId: number, signal?: AbortSignal) {
  const query = db
    .from('inventario')
    .select('cantidad')
    .eq('producto_id', productoId)
    .eq('bodega_id', bodegaId);
  const row = unwrap(await abortedBy(query, signal).maybeSingle());
  return row && (toNumber(row.cantidad) ?? 0);
}

/** Writes units, unless someone else changed them since they were read. @param read `null`: there was no row */
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
  // An earlier attempt, whose response was lost, may have written the same units.
  return { outcome: now === quantity ? 'saved' : 'changed', now };
}

/**
 * Writes the units of each warehouse that still holds what was read. A warehouse that is not in `wanted` gets 0.
 *
 * @returns `false`: someone else changed the units of a warehouse
 */
export async function writeStock(
  productoId: number,
  wanted: readonly StockDraft[],
  read: readonly StockDraft[],
): Promise<boolean> {
  const bodegaIds = new Set([...wanted, ...read].map((row) => row.bodegaId));
  const writes = Array.from(bodegaIds, async (bodegaId) => {
    const isHere = (row: StockDraft) => row.bodegaId === bodegaId;
    const before = read.find(isHere)?.quantity ?? null;
    const quantity = wanted.find(isHere)?.quantity ?? 0;
    if (quantity === before) return true;
    return (await updateStock(productoId, { bodegaId, quantity }, before)).outcome === 'saved';
  });
  return (await Promise.all(writes)).every(Boolean);
}
