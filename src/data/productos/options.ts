import type { Iva } from '#domain/catalogue/catalogue.ts';
import { toId, toNumber, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

/** A warehouse. */
export type Bodega = { readonly id: number; readonly name: string };

/**
 * Every tax rate.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listIvas(signal?: AbortSignal): Promise<Iva[]> {
  const rows = await readAllPages((first, last, options) => {
    const query = db
      .from('iva')
      .select('id,nombre,porcentaje', options)
      .order('id')
      .range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
  return mapRows('taxes', rows, (row) => ({
    id: toId(row.id),
    name: toText(row.nombre),
    rate: toNumber(row.porcentaje) ?? 0,
  }));
}

/**
 * Every warehouse, for staff; others are shown none.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listBodegas(signal?: AbortSignal): Promise<Bodega[]> {
  const rows = await readAllPages((first, last, options) => {
    const query = staffDb
      .from('bodega')
      .select('id,nombre', options)
      .order('id')
      .range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
  return mapRows('warehouses', rows, (row) => ({ id: toId(row.id), name: toText(row.nombre) }));
}
