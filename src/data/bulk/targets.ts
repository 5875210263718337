import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import type { BulkTarget, BulkValue } from '#domain/bulk/batches.ts';
import { readByIds } from '../http/byIds.ts';
import { toList, toNumber } from '../http/columns.ts';
import { DataError } from '../http/DataError.ts';
import { db } from '../http/db.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

/** A change of one target from a value to another. */
export type TargetChange = {
  readonly target: BulkTarget;
  readonly before: BulkValue;
  readonly after: BulkValue;
};

type Ids = readonly number[];

/** What a target holds now, by the id of the producto; a producto that is gone is missing. @throws DataError */
export async function readTarget(target: BulkTarget, ids: Ids): Promise<Map<number, BulkValue>> {
  return new Map(await readValues(target, ids));
}

/** The number that an order is noted with; `null`: it is not. @throws DataError */
export async function readNote(target: BulkTarget): Promise<BulkValue> {
  return (await readTarget(target, [1])).get(1) ?? null;
}

/** @throws DataError 'forbidden' to others, for whom notes of orders look as if they were not there */
async function expectStaff(): Promise<void> {
  // Only staff may read the warehouses, and there is always one.
  const bodegas = unwrap(await staffDb.from('bodega').select('id').limit(1));
  if (bodegas.length === 0) throw new DataError('forbidden', 'only staff see notes of orders');
}

async function readValues(target: BulkTarget, ids: Ids): Promise<[number, BulkValue][]> {
  switch (target.kind) {
    case 'stock': {
      const rows = await readByIds(ids, (some, options) =>
        db
          .from('producto')
          .select('id,inventario(cantidad)', options)
          .in('id', some)
          .eq('inventario.bodega_id', target.bodegaId)
          .order('id'),
      );
      return rows.map((row) => [row.id, toNumber(toList(row.inventario)[0]?.cantidad)]);
    }
    case 'order': {
      const query = staffDb.from('pedido_descontado').select('cambio');
      const row = unwrap(await query.eq('referencia', target.reference).maybeSingle());
      if (row === null) await expectStaff();
      return ids.map((id) => [id, toNumber(row?.cambio)]);
    }
  }
}

/**
 * Writes a value to the rows that still hold the old one, in one statement.
 *
 * @param ids as `idChunks` cuts them
 * @returns ids of the rows that were written
 * @throws DataError
 */
export async function writeTarget(change: TargetChange, ids: Ids): Promise<Set<number>> {
  const { target } = change;
  switch (target.kind) {
    case 'stock':
      return productoIds(await writeStock(target.bodegaId, change, ids));
    case 'order': {
      const written = unwrap(await writeOrder(target.reference, change));
      return new Set(written.length > 0 ? ids : []);
    }
  }
}

type Values = Omit<TargetChange, 'target'>;

function productoIds(reply: PostgrestSingleResponse<{ producto_id: number }[]>): Set<number> {
  return new Set(unwrap(reply).map((row) => row.producto_id));
}

function writeOrder(reference: string, { before, after }: Values) {
  const table = staffDb.from('pedido_descontado');
  if (before === null) {
    return table
      .upsert(
        { referencia: reference, cambio: after ?? 0 },
        { onConflict: 'referencia', ignoreDuplicates: true },
      )
      .select('referencia');
  }
  const query = after === null ? table.delete() : table.update({ cambio: after });
  return query.eq('referencia', reference).eq('cambio', before).select('referencia');
}

function writeStock(bodegaId: number, { before, after }: Values, ids: Ids) {
  const table = staffDb.from('inventario');
  if (before === null) {
    // A row that somebody else added meanwhile stays as it is.
    const rows = ids.map((id) => ({ producto_id: id, bodega_id: bodegaId, cantidad: after ?? 0 }));
    return table
      .upsert(rows, { onConflict: 'producto_id,bodega_id', ignoreDuplicates: true })
      .select('producto_id');
  }
  const query = after === null ? table.delete() : table.update({ cantidad: after });
  return query
    .eq('bodega_id', bodegaId)
    .eq('cantidad', before)
    .in('producto_id', ids)
    .select('producto_id');
}
