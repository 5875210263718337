import type { PostgrestSingleResponse } from '@supabase/postgrest-js';
import { DataError } from '../DataError.ts';
import { unwrap } from '../read.ts';

/** The outcome of an update that compares the row with what was read. */
export type Updated<T> = {
  /** `changed`: someone else changed the row since it was read, and nothing was written. */
  readonly outcome: 'saved' | 'changed';
  readonly now: T;
};

/** Returns the number of rows that a write has changed, or that a read found. */
export function countedRows(reply: PostgrestSingleResponse<unknown>) {
  unwrap(reply);
  return reply.count ?? 0;
}

type Filterable = {
  eq: (column: string, value: string | number | boolean) => unknown;
  is: (column: string, value: null) => unknown;
};

/**
 * Limits an UPDATE or DELETE to rows whose columns still hold what was read, so that nobody
 * overwrites a change they have not seen. Texts that {@link hasLong} finds are not compared.
 */
export function sameAsRead<Query extends Filterable>(query: Query, read: Columns): Query {
  for (const [column, value] of Object.entries(read)) {
    // These methods change the query itself.
    if (isLong(value)) continue;
    if (value === null) query.is(column, null);
    else query.eq(column, value);
  }
  return query;
}

type Columns = Readonly<Record<string, string | number | boolean | null>>;

/** True for a text too long for a filter: filters are in the URL, and gateways refuse URLs of 8 kB. */
const isLong = (value: Columns[string] | undefined) =>
  typeof value === 'string' && encodeURIComponent(value).length > 4_000;

/** True if a text is too long for a filter: the caller has to read and compare it before the write. */
export const hasLong = (read: Columns): boolean => Object.values(read).some(isLong);

/** Returns the columns that differ from what was read: `changes` with the new values, `before` with the old ones. */
export function changedColumns<Row extends Columns>(read: Row, wanted: Row) {
  const changes: Partial<Row> = { ...wanted };
  const before: Record<string, Columns[string]> = {};
  for (const column in wanted) {
    if (wanted[column] === read[column]) delete changes[column];
    else before[column] = read[column] ?? null;
  }
  return { changes, before };
}

export function holds(row: object, columns: Columns): boolean {
  const values = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([column, value]) => values.get(column) === value);
}

/**
 * Finds out why an UPDATE with {@link sameAsRead} touched no row.
 *
 * @throws DataError 'notFound': the row was deleted; 'forbidden': it is as read, so permissions are the cause
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

/**
 * Tells how an UPDATE or DELETE with {@link sameAsRead} ended, from the rows that it returns.
 *
 * @param before the compared columns; `null`: the request was an upsert with {@link ADD_ONCE}
 */
export async function outcomeOf<Row extends object, T>(
  reply: PostgrestSingleResponse<Row[]>,
  before: Columns | null,
  readNow: () => PromiseLike<PostgrestSingleResponse<Row | null>>,
  toItem: (row: Row) => T,
): Promise<Updated<T>> {
  const [row] = unwrap(reply);
  if (row) return { outcome: 'saved', now: toItem(row) };
  const { now } = await whyNothingChanged(
    async () => unwrap(await readNow()),
    (current) => before !== null && holds(current, before),
  );
  return { outcome: 'changed', now: toItem(now) };
}

/** The outcome of a deletion. `inUse`: nothing was deleted, because `count` other rows refer to the row. */
export type Deleted<T> = Updated<T> | { readonly outcome: 'inUse'; readonly count: number };

/** Deletes a row with {@link sameAsRead}, or counts the rows that refer to it and prevent the deletion. */
export async function deleteUnused<Row extends object, T>(
  query: PromiseLike<PostgrestSingleResponse<Row[]>>,
  before: Columns,
  readNow: () => PromiseLike<PostgrestSingleResponse<Row | null>>,
  toItem: (row: Row) => T,
  countUses: () => Promise<number>,
): Promise<Deleted<T>> {
  try {
    return await outcomeOf(await query, before, readNow, toItem);
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'inUse')) throw error;
    return { outcome: 'inUse', count: await countUses() };
  }
}

/**
 * Options of an upsert that adds a row only once: the row holds the id of the form submission. A retry after a lost
 * response writes nothing, because somebody may have changed the row since; its outcome is `changed`.
 */
export const ADD_ONCE = { onConflict: 'request_id', ignoreDuplicates: true } as const;
