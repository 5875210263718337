import type { PostgrestResponseFailure, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { logError } from '#lib/log.ts';
import { DataError, type DataErrorKind, kindOfStatus } from './DataError.ts';
import { readRetryAfter } from './failedResponse.ts';

/** Rows per request: PostgREST cuts a list at 1000 without an error (docs/rules.md#data-errors). */
const PAGE_SIZE = 1000;

export type Page<Row> = PromiseLike<PostgrestSingleResponse<Row[]>> & {
  range: (first: number, last: number) => Page<Row>;
  abortSignal: (signal: AbortSignal) => Page<Row>;
};

export function abortedBy<Query extends { abortSignal: (signal: AbortSignal) => Query }>(
  query: Query,
  signal: AbortSignal | undefined,
): Query {
  return signal ? query.abortSignal(signal) : query;
}

/**
 * Reads every row of a query, in several requests where needed. PostgREST returns at most 1000 rows,
 * or fewer by a setting of the project, without an error. The first request therefore asks for the
 * total count; the other requests are sent together. A page with fewer rows is the last page only if all
 * counted rows have arrived. The query needs a stable order.
 */
export async function readAllPages<Row>(
  query: (options: { count?: 'exact' }) => Page<Row>,
  signal?: AbortSignal,
): Promise<Row[]> {
  async function readPage(start: number) {
    const request = query(start > 0 ? {} : { count: 'exact' }).range(start, start + PAGE_SIZE - 1);
    const reply = await abortedBy(request, signal);
    const page = unwrap(reply);
    if (!Array.isArray(page)) throw new DataError('unknown', 'the response is not a list');
    return { page, count: reply.count };
  }
  let { page, count } = await readPage(0);
  const rows = [...page];
  const total = count ?? 0;
  const size = page.length;
  const starts: number[] = [];
  if (size > 0) for (let start = size; start < total; start += size) starts.push(start);
  for (const next of await Promise.all(starts.map(readPage))) {
    // After a page that is too short, the next page would leave a gap: the loop below reads the rest.
    if (rows.length % size !== 0) break;
    ({ page } = next);
    rows.push(...page);
  }
  while (page.length > 0 && (page.length === PAGE_SIZE || rows.length < total)) {
    ({ page } = await readPage(rows.length));
    rows.push(...page);
  }
  return rows;
}

const KIND_BY_CODE: Readonly<Record<string, DataErrorKind>> = {
  PGRST116: 'notFound', // PostgREST: .single() matched no row
  '22P02': 'invalidId', // Postgres: invalid_text_representation
  '57014': 'tooLong', // Postgres: query_canceled, by its statement timeout
  '25006': 'readOnly', // Postgres: read_only_sql_transaction
  '42501': 'forbidden', // Postgres: insufficient_privilege, also a refused policy
  '23503': 'inUse', // Postgres: foreign_key_violation
  '23505': 'duplicate', // Postgres: unique_violation
};

type Failure = Pick<PostgrestResponseFailure, 'status' | 'statusText' | 'error'>;

function kindOf({ status, error: { code, message, details } }: Failure): DataErrorKind {
  // postgrest-js reports a request without a response as status 0, with the reason in the message.
  if (status === 0) return /^(TimeoutError|AbortError)/.test(message) ? 'timeout' : 'network';
  // PostgREST: no such function, relationship, column or table. A gateway's response has no code.
  if (/PGRST20\d/.test(code)) return 'notMigrated';
  if (code === '23503' && /is not present/.test(message + details)) return 'missingReference';
  const kind = KIND_BY_CODE[code];
  if (kind) return kind;
  if (status === 401) return 'signedOut';
  // A 500 with a code comes from the database, which wrote nothing; without a code it comes from a gateway.
  return status === 500 && !code ? 'unavailable' : kindOfStatus(status);
}

export function toDataError(failure: Failure): DataError {
  const { status, statusText, error } = failure;
  // If a success is not JSON, the message is its whole body.
  const detail = status > 0 && status < 300 ? `HTTP ${status}` : error.message;
  return new DataError(kindOf(failure), detail, error, readRetryAfter(status, statusText));
}

/** Returns the data of a response, or throws its failure as a DataError. @see docs/rules.md#data-errors */
export function unwrap<T>(reply: PostgrestSingleResponse<T>): T {
  if (reply.error === null) return reply.data;
  throw toDataError(reply);
}

/** Converts rows. A row that fails is left out and logged, so that one bad row does not empty the list. */
export function mapRows<Row, Item>(list: string, rows: readonly Row[], toItem: (row: Row) => Item) {
  if (!Array.isArray(rows)) throw new DataError('unknown', `${list}: the response is not a list`);
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
 * Returns an id from a page's URL, without punctuation that a chat has made part of the link. Anything but a whole
 * number is refused, because backends read a text such as 'null' in different ways. @throws DataError
 */
export function checkId(id: string): string {
  const [, digits] = /^(-?\d+)[.,;:!?)\]}>'"*»”’…]*$/.exec(id) ?? [];
  if (digits === undefined) throw new DataError('invalidId', `no id: ${id}`);
  return digits;
}
