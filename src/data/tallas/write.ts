import { unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

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
