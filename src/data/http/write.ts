import type { PostgrestResponse, PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError } from './DataError.ts';
import { db } from './db.ts';
import { queryLength } from './inChunks.ts';
import { unwrap } from './read.ts';

/** How a change of a row ended that had to be as it was read. */
export type Saved<T> =
  | { readonly outcome: 'saved' }
  /** Somebody else was quicker; `now` is the row as it is. Nothing was written. */
  | { readonly outcome: 'changed'; readonly now: T };

/** Rows that a write touched; it must have asked for `{ count: 'exact' }`. @throws DataError */
export function changedRows(
  reply: PostgrestSingleResponse<unknown> | PostgrestResponse<unknown>,
): number {
  unwrap(reply);
  return reply.count ?? 0;
}

/**
 * Opens the answer of an UPDATE or DELETE that asked for `{ count: 'exact' }`.
 *
 * @param expected fewest rows that it must have touched
 * @throws DataError 'forbidden' below that: a refused write is a success with 0 rows
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
 * Longest text, in characters of an address, that is compared whole: gateways refuse a request
 * line of 8 kB.
 */
export const COMPARED_LENGTH = 2000;

/** A text as a pattern that stands for nothing else. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** A pattern for what begins like a text that is too long to be compared whole. */
function beginningOf(text: string): string {
  let beginning = text.slice(0, COMPARED_LENGTH);
  while (queryLength(literal(beginning)) > COMPARED_LENGTH) {
    beginning = beginning.slice(0, Math.floor(beginning.length * 0.8));
  }
  // Half of a character is none.
  return `${literal(beginning.replace(/[\uD800-\uDBFF]$/, ''))}%`;
}

/** What a filter needs to be able to do for {@link sameAsRead}. */
type Filterable = {
  like: (column: string, pattern: string) => unknown;
  eq: (column: string, value: string | number | boolean) => unknown;
  is: (column: string, value: null) => unknown;
};

/**
 * Makes an UPDATE touch its row only while these columns still hold what was read, so that the
 * later of two savers overwrites nothing unseen. Of a text beyond 2,000 characters its beginning
 * is compared.
 */
export function sameAsRead<Query extends Filterable>(query: Query, read: Columns): Query {
  for (const [column, value] of Object.entries(read)) {
    // The builder adds the filter to itself.
    if (value === null) query.is(column, null);
    else if (typeof value === 'string' && queryLength(value) > COMPARED_LENGTH) {
      query.like(column, beginningOf(value));
    } else query.eq(column, value);
  }
  return query;
}

/** Columns of a row as they are written. */
type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** The columns in which a row is to differ from what was read: as they are to be, and as they were. */
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

/** Whether a row holds all of these columns as they are here. */
export function holds(row: Columns, columns: Columns): boolean {
  return Object.entries(columns).every(([column, value]) => row[column] === value);
}

/**
 * Finds out why an UPDATE of {@link sameAsRead} touched no row.
 *
 * @param readNow the row as it is; `null`: there is none
 * @param isAsRead whether it is still what was read
 * @returns the newer row, when somebody changed it meanwhile
 * @throws DataError 'notFound' when it is gone; 'forbidden' when nothing but the rights can be why
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

/** The requests to a table that {@link insertOnce} is made of. */
export type InsertRequests<Row> = {
  /** The highest id of all rows; 0: there are none. */
  readonly lastId: () => Promise<number>;
  readonly insert: (row: Row) => Promise<void>;
  /** The id of a row like that, with a higher id than another; `null`: there is none. */
  readonly find: (row: Row, afterId: number) => Promise<number | null>;
  /** @returns rows that were overwritten: 0, it is gone or the rights are */
  readonly overwrite: (id: number, row: Row) => Promise<number>;
};

/**
 * Adds one row, however often it has to be tried: a row that was made although its answer was lost
 * is found again, and brought to what is wanted by then.
 *
 * @returns what adds the row, and throws what the requests throw
 */
export function insertOnce<Row>(requests: InsertRequests<Row>): (wanted: Row) => Promise<void> {
  let sent: { readonly row: Row; readonly afterId: number } | null = null;
  let id: number | null = null;
  return async (wanted) => {
    if (sent !== null) id ??= await requests.find(sent.row, sent.afterId);
    if (id !== null && (await requests.overwrite(id, wanted)) > 0) return;
    id = null;
    sent = { row: wanted, afterId: await requests.lastId() };
    await requests.insert(wanted);
  };
}

/** The highest id of a table; 0: it is empty. @throws DataError */
export async function readLastId(table: 'familia' | 'producto' | 'subfamilia'): Promise<number> {
  const reply = await db.from(table).select('id').order('id', { ascending: false }).limit(1);
  return unwrap(reply)[0]?.id ?? 0;
}
