import type { Familia, FamiliaTile } from '../domain/catalogue.ts';
import { toAssetUrl, toId, toNumber, toText } from './columns.ts';
import { db } from './db.ts';
import { mapRows } from './mapRows.ts';
import { FAMILIA_TILES } from './selects.ts';
import { unwrap } from './unwrap.ts';

function toFamilia(row: { id: unknown; nombre: unknown; number: unknown }): Familia {
  return { id: toId(row.id), name: toText(row.nombre), position: toNumber(row.number) };
}

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
  return mapRows('familias', rows, toFamilia);
}

/**
 * Every familia as {@link listFamilias} orders it, each with the picture of its oldest subfamilia
 * that has one.
 *
 * @throws DataError
 */
export async function listFamiliaTiles(signal?: AbortSignal): Promise<FamiliaTile[]> {
  let query = db
    .from('familia')
    .select(FAMILIA_TILES)
    .neq('subfamilia.thumbnail', '')
    .order('number', { ascending: true, nullsFirst: false })
    .order('id', { referencedTable: 'subfamilia', ascending: true })
    .limit(1, { referencedTable: 'subfamilia' });
  if (signal) query = query.abortSignal(signal);
  const rows = unwrap(await query);
  return mapRows('familias', rows, (row) => ({
    ...toFamilia(row),
    pictureUrl: toAssetUrl(row.subfamilia?.[0]?.thumbnail),
  }));
}
