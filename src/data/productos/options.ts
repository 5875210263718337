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
  const rows = await readAllPages(
    (options) => db.from('iva').select('id,nombre,porcentaje', options).order('id'),
    signal,
  );
  return mapRows('taxes', rows, (row) => ({
    id: toId(row.id),
    name: toText(row.nombre),
    rate: toNumber(row.porcentaje) ?? 0,
  }));
}

/**
 * Every warehouse; only staff may read them.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listBodegas(signal?: AbortSignal): Promise<Bodega[]> {
  const rows = await readAllPages(
    (options) => staffDb.from('bodega').select('id,nombre', options).order('id'),
    signal,
  );
  return mapRows('warehouses', rows, (row) => ({ id: toId(row.id), name: toText(row.nombre) }));
}
