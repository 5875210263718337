import { compareTallas } from '#domain/catalogue/sizes.ts';
import { toText } from '../http/columns.ts';
import { db } from '../http/db.ts';
import { mapRows, readAllPages, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

/**
 * The label of every size, in the order of garments.
 *
 * @param signal aborts the request
 * @throws DataError
 */
export async function listTallas(signal?: AbortSignal): Promise<string[]> {
  const rows = await readAllPages((first, last, options) => {
    const query = db.from('talla').select('id', options).order('id').range(first, last);
    return signal ? query.abortSignal(signal) : query;
  });
  return mapRows('sizes', rows, (row) => toText(row.id)).sort(compareTallas);
}

/**
 * Adds a size; its label is trimmed.
 *
 * @returns the label as it is stored
 * @throws DataError `duplicate` when the size exists
 * @see docs/rules.md#colours-and-sizes
 */
export async function createTalla(id: string): Promise<string> {
  const label = id.trim();
  unwrap(await staffDb.from('talla').insert({ id: label }));
  return label;
}
