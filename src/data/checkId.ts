import { DataError } from './DataError.ts';

/**
 * An id from a page's URL, when it is written as a whole number. Others are not asked for: 'null'
 * would be read as no value by some backends, and as no number by others.
 *
 * @throws DataError `invalidId`
 */
export function checkId(id: string): string {
  if (!/^-?\d+$/.test(id)) throw new DataError('invalidId', `no id: ${id}`);
  return id;
}
