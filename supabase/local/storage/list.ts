import type { PGlite } from '@electric-sql/pglite';
import { asCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { invalidRequest } from './storageError.ts';

/** What is asked of a listing, every default filled in. */
type ListQuery = {
  /** Folder, ending in `/`; empty for the root. */
  readonly folder: string;
  /** Start of the names wanted; empty for all. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
  readonly column: 'name' | 'updated_at' | 'created_at' | 'last_accessed_at';
  readonly order: 'asc' | 'desc';
};

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;
const MAX_LIMIT = 1500;

const ISO = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/**
 * One page of one folder, as hosted lists it: names relative to the folder, a row with `id: null`
 * for each folder in it (@supabase/lite lists everything below, with full paths and without such
 * rows). Sorted by name, folders and files mix, and folders that differ only in case are one row,
 * named as in its first file; otherwise folders come first.
 *
 * @param body the JSON that storage-js sends
 * @throws StorageError
 */
export async function listObjects(db: PGlite, caller: Caller, bucket: string, body: unknown) {
  const { folder, search, limit, offset, column, order } = parseListQuery(body);
  const byName = `lower(case when id is null then name || '/' else name end) collate "C" ${order}`;
  const sql = `
    with found as (
      select *, substr(name, length($2) + 1) as rest from storage.objects
      where bucket_id = $1 and starts_with(lower(name), lower($2 || $3))
    ), entries as (
      select (array_agg(folder order by lower(rest) collate "C", created_at))[1] as name,
        null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from (select *, split_part(rest, '/', 1) as folder from found where position('/' in rest) > 0)
      group by ${column === 'name' ? 'lower(folder)' : 'folder'}
      union all
      select rest, id, updated_at, created_at, last_accessed_at, metadata
      from found where position('/' in rest) = 0
    )
    select name, id, ${ISO('updated_at')}, ${ISO('created_at')}, ${ISO('last_accessed_at')}, metadata
    from entries
    order by ${column === 'name' ? '' : `id is not null, entries.${column} ${order},`} ${byName}
    limit $4 offset $5`;
  return asCaller(db, caller, async (tx) => {
    const { rows } = await tx.query(sql, [bucket, folder, search, limit, offset]);
    return rows;
  });
}

function parseListQuery(body: unknown): ListQuery {
  const { prefix, search, limit, offset, sortBy } = asRecord(body);
  if (typeof prefix !== 'string') throw invalidRequest("body must have required property 'prefix'");
  const sort = asRecord(sortBy ?? {});
  const column = COLUMNS.find((name) => name === (sort['column'] ?? 'name'));
  if (column === undefined) throw invalidRequest('body/sortBy/column must be a sortable column');
  return {
    folder: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    search: typeof search === 'string' ? search : '',
    limit: Math.min(wholeNumber(limit, 100, 1, 'limit'), MAX_LIMIT),
    offset: wholeNumber(offset, 0, 0, 'offset'),
    column,
    order: sort['order'] === 'desc' ? 'desc' : 'asc',
  };
}

function wholeNumber(value: unknown, preset: number, least: number, name: string): number {
  if (value === undefined || value === null) return preset;
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least) {
    throw invalidRequest(`body/${name} must be >= ${least}`);
  }
  return value;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw invalidRequest('body must be object');
  return { ...value };
}
