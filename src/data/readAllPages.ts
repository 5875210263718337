import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError } from './DataError.ts';
import { PAGE_SIZE } from './selects.ts';
import { unwrap } from './unwrap.ts';

/**
 * Every row of a read, however many there are: PostgREST cuts a list at 1000, or where the project
 * says so, and does not tell. So the first page asks how many there are, and a page that is shorter
 * than asked is the last one only when that many have come.
 *
 * @param readPage asks for the rows from `first` to `last`, both included, in a stable order;
 *   `options` go into its `select`
 * @throws DataError
 */
export async function readAllPages<Row>(
  readPage: (
    first: number,
    last: number,
    options: { count?: 'exact' },
  ) => PromiseLike<PostgrestSingleResponse<Row[]>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let total: number | null = 0;
  for (;;) {
    const start = rows.length;
    const reply = await readPage(start, start + PAGE_SIZE - 1, start > 0 ? {} : { count: 'exact' });
    const page = unwrap(reply);
    if (!Array.isArray(page)) throw new DataError('unknown', 'the answer is no list');
    rows.push(...page);
    if (start === 0) total = reply.count;
    if (page.length === 0) return rows;
    if (page.length < PAGE_SIZE && rows.length >= (total ?? 0)) return rows;
  }
}
