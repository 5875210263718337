import type { PostgrestResponse, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError } from './DataError.ts';
import type { Database } from './database.types.ts';
import { queryLength } from './inChunks.ts';
import { unwrap } from './read.ts';
import { staffDb } from './staffDb.ts';

/** How an update ended that compares the row with what was read. */
export type Saved<T> =
  | { readonly outcome: 'saved' }
  /** Changed by someone else: nothing was written, and `now` is the current row. */
  | { readonly outcome: 'changed'; readonly now: T };

/** Number of rows that a write with `{ count: 'exact' }` touched. @throws DataError */
export function changedRows(
  reply: PostgrestSingleResponse<unknown> | PostgrestResponse<unknown>,
): number {
  unwrap(reply);
  return reply.count ?? 0;
}

/**
 * Checks the response of an UPDATE or DELETE with `{ count: 'exact' }`.
 *
 * @param expected minimum number of rows
 * @throws DataError 'forbidden' below that, because a refused write succeeds with 0 rows
 */
export function expectChanged(
  reply: PostgrestSingleResponse<unknown> | PostgrestResponse<unknown>,
  expected = 1,
): number {
  const count = changedRows(reply);
  if (count < expected) throw new DataError('forbidden', `${count} rows were written`);
  return count;
}

/**
 * Longest text, in characters of a URL, that is compared whole: gateways refuse a request line of
 * 8 kB.
 */
export const COMPARED_LENGTH = 2000;

/** A LIKE pattern that matches only this text. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** A LIKE pattern for the beginning of a text that is too long to be compared whole. */
function beginningOf(text: string): string {
  let beginning = text.slice(0, COMPARED_LENGTH);
  while (queryLength(literal(beginning)) > COMPARED_LENGTH) {
    beginning = beginning.slice(0, Math.floor(beginning.length * 0.8));
  }
  // Without half of a surrogate pair at the end.
  return `${literal(beginning.replace(/[\uD800-\uDBFF]$/, ''))}%`;
}

type Filterable = {
  like: (column: string, pattern: string) => unknown;
  eq: (column: string, value: string | number | boolean) => unknown;
  is: (column: string, value: null) => unknown;
};

/**
 * Limits an UPDATE or DELETE to rows whose columns still hold what was read, so that nobody
 * overwrites a change they have not seen. Only the beginning of a text above 2,000 characters is
 * compared.
 */
export function sameAsRead<Query extends Filterable>(query: Query, read: Columns): Query {
  for (const [column, value] of Object.entries(read)) {
    // These methods change the query itself.
    if (value === null) query.is(column, null);
    else if (typeof value === 'string' && queryLength(value) > COMPARED_LENGTH) {
      query.like(column, beginningOf(value));
    } else query.eq(column, value);
  }
  return query;
}

type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** The columns that differ from what was read: with their new values and with their old ones. */
export function changedColumns<Row extends Columns>(
  read: Row,
  wanted: Row,
): { changes: Partial<Row>; before: Columns } {
  const changes: Partial<Row> = { ...wanted };
  const before: Record<string, Columns[string]> = {};
  for (const column in wanted) {
    if (wanted[column] === read[column]) delete changes[column];
    else before[column] = read[column] ?? null;
  }
  return { changes, before };
}

/** Whether a row has these values in these columns. */
export function holds(row: Columns, columns: Columns): boolean {
  return Object.entries(columns).every(([column, value]) => row[column] === value);
}

/**
 * Finds out why an UPDATE with {@link sameAsRead} touched no row.
 *
 * @param readNow reads the current row; `null` when it was deleted
 * @param isAsRead whether it still holds what was read
 * @returns the current row, when someone else changed it
 * @throws DataError 'notFound' when it was deleted; 'forbidden' when only permissions can be the cause
 */
export async function whyNothingChanged<T>(
  readNow: () => Promise<T | null>,
  isAsRead: (now: T) => boolean,
): Promise<{ readonly outcome: 'changed'; readonly now: T }> {
  const now = await readNow();
  if (now === null) throw new DataError('notFound', 'the row is gone');
  if (isAsRead(now)) throw new DataError('forbidden', '0 rows were written');
  return { outcome: 'changed', now };
}

type InsertRequests<Row, Id, Mark, Result> = {
  /** Read right before the insert: tells `find` which rows are older, such as the highest id. */
  readonly mark: (row: Row) => Promise<Mark>;
  readonly insert: (row: Row) => Promise<Result>;
  /** Finds an equal row that was added since `mark`: its id, or `null`. */
  readonly find: (row: Row, mark: Mark) => Promise<Id | null>;
  /** @returns `null` when there is no row with this id */
  readonly overwrite: (id: Id, row: Row) => Promise<Result | null>;
};

/**
 * Adds one row, even after several tries. When the response of an insert was lost, the next try finds
 * that row and updates it.
 *
 * @returns a function that adds the row, and throws what the requests throw
 */
export function insertOnce<Row, Id extends number | string, Mark, Result>(
  requests: InsertRequests<Row, Id, Mark, Result>,
): (wanted: Row) => Promise<Result> {
  let sent: { readonly row: Row; readonly mark: Mark } | null = null;
  let id: Id | null = null;
  return async (wanted) => {
    if (sent !== null) id ??= await requests.find(sent.row, sent.mark);
    const overwritten = id === null ? null : await requests.overwrite(id, wanted);
    if (overwritten !== null) return overwritten;
    id = null;
    sent = { row: wanted, mark: await requests.mark(wanted) };
    return requests.insert(wanted);
  };
}

type Tables = Database['public']['Tables'];

/** A table with a number as its id. */
type NumberedTable = {
  [Name in keyof Tables]: Tables[Name]['Row'] extends { id: number } ? Name : never;
}[keyof Tables];

/** The highest id of a table; 0 when it is empty. @throws DataError */
export async function readLastId(table: NumberedTable): Promise<number> {
  const reply = await staffDb.from(table).select('id').order('id', { ascending: false }).limit(1);
  return unwrap(reply)[0]?.id ?? 0;
}
