import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { logError } from '#shared/lib/log.ts';
import { DataError, type DataErrorKind } from './DataError.ts';
import { readRetryAfter } from './retryAfter.ts';

/** Rows per request: PostgREST cuts a list at 1000 without an error (docs/rules.md#data-errors). */
const PAGE_SIZE = 1000;

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

const KIND_BY_CODE: Readonly<Record<string, DataErrorKind>> = {
  PGRST116: 'notFound', // PostgREST: .single() matched no row
  '22P02': 'invalidId', // Postgres: invalid_text_representation
  '42501': 'forbidden', // Postgres: insufficient_privilege, also a refused policy
  '23503': 'inUse', // Postgres: foreign_key_violation
  '23505': 'duplicate', // Postgres: unique_violation
};

function kindOf(status: number, code: string, message: string): DataErrorKind {
  // postgrest-js reports a request that never got an answer as status 0, its reason in the text.
  if (status === 0) return /^(TimeoutError|AbortError)/.test(message) ? 'timeout' : 'network';
  if (status === 429) return 'rateLimited';
  if (status === 401) return 'signedOut';
  return KIND_BY_CODE[code] ?? 'unknown';
}

/**
 * The data of a response. Every response of the tables goes through here, so that each failure
 * becomes a DataError.
 *
 * @throws DataError
 * @see docs/rules.md#data-errors
 */
export function unwrap<T>(reply: PostgrestSingleResponse<T>): T {
  if (reply.error === null) return reply.data;
  const { code, message } = reply.error;
  const { status, statusText } = reply;
  const retryAfterMs = readRetryAfter(status, statusText);
  throw new DataError(kindOf(status, code, message), message, reply.error, retryAfterMs);
}

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
