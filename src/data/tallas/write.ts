import { cleanName } from '#domain/text/cleanText.ts';
import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

/**
 * Adds a size with its label cleaned.
 *
 * @returns the label as it is stored
 * @throws DataError `duplicate` when the size exists
 * @see docs/rules.md#colours-and-sizes
 */
export async function createTalla(label: string): Promise<string> {
  const id = cleanName(label);
  unwrap(await staffDb.from('talla').insert({ id }));
  return id;
}
