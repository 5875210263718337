import type { PGlite } from '@electric-sql/pglite';
import { asCaller, type Caller } from './caller.ts';
import { StorageError } from './storageError.ts';

const COLUMNS: readonly unknown[] = ['name', 'created_at', 'updated_at'];
const MAX_LIMIT = 1000;

const ISO = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Columns of an entry, without its times and metadata. `place`: the text by which entries are sorted. */
type Row = { readonly name: string; readonly id: string | null; readonly place: string };

/**
 * Lists a page of the objects whose names begin with a prefix, as hosted does: full names in byte order, names of
 * folders with a slash at the end. In a list sorted by time, a folder has the time of its oldest object.
 *
 * @param body the JSON that storage-js sends
 * @throws StorageError
 */
export async function listObjects(db: PGlite, caller: Caller, bucket: string, body: unknown) {
  const { prefix: start, limit = MAX_LIMIT, cursor, with_delimiter, sortBy } = fieldsOf(body);
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) {
    throw new StorageError('invalidRequest', 'body/limit must be >= 1');
  }
  const prefix = typeof start === 'string' ? start : '';
  const isByFolder = with_delimiter === true;
  const sorting = cursor === undefined ? fieldsOf(sortBy ?? {}) : parseCursor(cursor);
  const { column = 'name', order, after = '' } = sorting;
  if (!COLUMNS.includes(column)) {
    throw new StorageError('invalidRequest', 'body/sortBy/column must be a sortable column');
  }
  const isByName = column === 'name';
  const isDescending = order === 'desc';
  const count = Math.min(limit, MAX_LIMIT);
  const sql = `
    with found as (
      select *, $3 and position('/' in substr(name, length($2) + 1)) > 0 as is_deeper
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select $2 || split_part(substr(name, length($2) + 1), '/', 1) || '/' as name, null::uuid as id,
        min(created_at) as updated_at, min(created_at) as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where is_deeper group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata
      from found where not is_deeper
    ), placed as (
      select *, ${isByName ? '' : `${ISO(String(column))} ||`} name collate "C" as place from entries
    )
    select name, id, ${ISO('updated_at')} as updated_at, ${ISO('created_at')} as created_at,
      ${ISO('last_accessed_at')} as last_accessed_at, metadata, place
    from placed where $4 = '' or place ${isDescending ? '<' : '>'} $4
    order by place ${isDescending ? 'desc' : 'asc'} limit $5`;
  const values = [bucket, prefix, isByFolder, after, count + 1];
  const { rows } = await asCaller(db, caller, (tx) => tx.query<Row>(sql, values));

  const shown = rows.slice(0, count);
  const entries = shown.map(({ place: _place, ...row }) => ({
    ...(isByFolder && { key: row.name.slice(prefix.lastIndexOf('/') + 1).split('/')[0] ?? '' }),
    ...row,
    ...(row.id === null && isByName && { updated_at: null, created_at: null }),
  }));
  const last = rows.length > count ? shown.at(-1) : undefined;
  return {
    hasNext: last !== undefined,
    ...(last && {
      nextCursor: btoa(encodeURI(JSON.stringify({ column, order, after: last.place }))),
    }),
    folders: entries.filter(({ id }) => id === null),
    objects: entries.filter(({ id }) => id !== null),
  };
}

function parseCursor(cursor: unknown): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(decodeURI(atob(String(cursor)))));
  } catch {
    throw new StorageError('invalidRequest', 'Invalid Parameter continuation token');
  }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null)
    throw new StorageError('invalidRequest', 'body must be object');
  return { ...value };
}
