import { compareTallas } from '#domain/catalogue/sizes.ts';
import { toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages } from '../http/read.ts';

/**
 * The label of every size, in the order of garments.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listTallas(signal?: AbortSignal): Promise<string[]> {
  const rows = await readAllPages(
    (options) => db.from('talla').select('id', options).order('id'),
    signal,
  );
  return mapRows('sizes', rows, (row) => toText(row.id)).sort(compareTallas);
}
