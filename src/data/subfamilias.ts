import type { Subfamilia, SubfamiliaSummary } from '../domain/catalogue.ts';
import { toAssetUrl, toPrice } from './columns.ts';
import { db } from './db.ts';
import { readAllPages } from './readAllPages.ts';
import { SUBFAMILIA, SUBFAMILIA_CARDS } from './selects.ts';
import { unwrap } from './unwrap.ts';

/**
 * Every subfamilia with its lowest retail price, in no particular order.
 *
 * @throws DataError
 * @see spec §7 "price shown is the minimum precio1, or null"
 */
export async function listSubfamilias(): Promise<SubfamiliaSummary[]> {
  const rows = await readAllPages((first, last, options) =>
    db
      .from('subfamilia')
      .select(SUBFAMILIA_CARDS, options)
      .gt('producto.precio1', 0)
      .order('id', { ascending: true })
      .order('precio1', { referencedTable: 'producto', ascending: true })
      .limit(1, { referencedTable: 'producto' })
      .range(first, last),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.nombre,
    familiaId: row.familia_id,
    thumbnailUrl: toAssetUrl(row.thumbnail),
    fromPrice: toPrice(row.producto[0]?.precio1),
  }));
}

/**
 * One subfamilia.
 *
 * @param id as the page's URL gave it; the database says whether it can be one
 * @throws DataError `invalidId` or `notFound` when there is none
 */
export async function getSubfamilia(id: string): Promise<Subfamilia> {
  // The id goes out as text: Postgres judges it, and 'abc' has its own answer (spec §8, 22P02).
  const row = unwrap(
    await db.from('subfamilia').select(SUBFAMILIA).filter('id', 'eq', id).single(),
  );
  return {
    id: row.id,
    name: row.nombre,
    familiaId: row.familia_id,
    familiaName: row.familia.nombre,
    thumbnailUrl: toAssetUrl(row.thumbnail),
  };
}
