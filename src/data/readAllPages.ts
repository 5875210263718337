import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError } from './DataError.ts';
import { PAGE_SIZE } from './selects.ts';
import { unwrap } from './unwrap.ts';

/**
 * Every row of a read, however many there are: PostgREST cuts a list at 1000 and does not say so.
 *
 * @param readPage asks for the rows from `first` to `last`, both included, in a stable order
 * @throws DataError
 */
export async function readAllPages<Row>(
  readPage: (first: number, last: number) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = unwrap(await readPage(rows.length, rows.length + PAGE_SIZE - 1));
    if (!Array.isArray(page)) throw new DataError('unknown', 'the answer is no list');
    rows.push(...page);
    if (page.length < PAGE_SIZE) return rows;
  }
}
