import type { Familia } from '../domain/catalogue.ts';
import { db } from './db.ts';
import { unwrap } from './unwrap.ts';

/**
 * Every familia, by its position; those without one come last (spec §7).
 *
 * @throws DataError
 */
export async function listFamilias(signal?: AbortSignal): Promise<Familia[]> {
  let query = db
    .from('familia')
    .select('id,nombre,number')
    .order('number', { ascending: true, nullsFirst: false });
  if (signal) query = query.abortSignal(signal);
  const rows = unwrap(await query);
  return rows.map((row) => ({ id: row.id, name: row.nombre, position: row.number }));
}
