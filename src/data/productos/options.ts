import type { Iva } from '#domain/catalogue/catalogue.ts';
import { toId, toNumber, toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { abortedBy, mapRows, readAllPages, unwrap } from '../http/read.ts';
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

/** How many products {@link listRecentIvaIds} reads. */
const RECENT_PRODUCTOS = 200;

/**
 * The tax ids of the newest 200 products that have one, newest first. Counting the rows of every rate
 * would read the whole table, and what is older says less about the next product.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listRecentIvaIds(signal?: AbortSignal): Promise<number[]> {
  const query = db
    .from('producto')
    .select('iva_id')
    .not('iva_id', 'is', null)
    .order('id', { ascending: false })
    .limit(RECENT_PRODUCTOS);
  const rows = unwrap(await abortedBy(query, signal));
  return mapRows('taxes of products', rows, (row) => toId(row.iva_id));
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
