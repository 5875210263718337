import { logError } from '#shared/lib/log.ts';
import { DataError } from './DataError.ts';

/**
 * The items of a list of rows. A row that cannot be read is left out and logged, so that one row
 * never empties a list.
 *
 * @param list what is read, for the log
 * @param toItem throws for a row that cannot be shown; what is merely missing it makes do without
 * @throws DataError `unknown` when the answer is no list at all
 */
export function mapRows<Row, Item>(
  list: string,
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Item[] {
  if (!Array.isArray(rows)) throw new DataError('unknown', `${list}: the answer is no list`);
  const leftOut: unknown[] = [];
  const items = rows.flatMap((row: Row) => {
    try {
      return [toItem(row)];
    } catch {
      leftOut.push(row);
      return [];
    }
  });
  if (leftOut.length > 0) logError(`data: rows of ${list} left out`, leftOut);
  return items;
}
