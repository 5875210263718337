import type { PGlite } from '@electric-sql/pglite';
import { asCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { invalidRequest } from './storageError.ts';

const COLUMNS = ['name', 'updated_at', 'created_at'] as const;
const MAX_LIMIT = 1000;

const ISO = (column: string) =>
  `to_char(entries.${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/** The start of a page and its order, as in a cursor. */
type Position = {
  readonly column: (typeof COLUMNS)[number];
  readonly order: 'asc' | 'desc';
  /** Name of the entry before the page; sorted by name, folders end with `/`. */
  readonly after: string;
  /** Time of that entry; empty when sorted by name. */
  readonly afterTime: string;
};

/** A request for a listing, with defaults. */
type ListQuery = Position & {
  /** Beginning of the names; a folder ends with `/`. */
  readonly prefix: string;
  readonly limit: number;
  /** Whether deeper objects are listed as one entry per folder. */
  readonly isByFolder: boolean;
};

type Entry = {
  /** Relative to the folder; only when listed by folder. */
  readonly key?: string;
  readonly name: string;
  readonly id: string | null;
  readonly updated_at: string | null;
  readonly created_at: string | null;
  readonly last_accessed_at: string | null;
  readonly metadata: unknown;
};

/** A page of a listing; `nextCursor` requests the next one. */
export type ListPage = {
  readonly hasNext: boolean;
  readonly nextCursor?: string;
  readonly nextCursorKey?: string;
  readonly folders: readonly Entry[];
  readonly objects: readonly Entry[];
};

/**
 * One page of the objects whose names begin with a prefix, as hosted lists them: full names, folders
 * with a slash at the end, in byte order. Sorted by time, a folder has the time of its oldest object.
 *
 * @param body the JSON that storage-js sends
 * @throws StorageError
 */
export async function listObjects(
  db: PGlite,
  caller: Caller,
  bucket: string,
  body: unknown,
): Promise<ListPage> {
  const query = parseListQuery(body);
  const { prefix, limit, isByFolder, column, order, after, afterTime } = query;
  const isByName = column === 'name';
  const name = isByName ? "(case when id is null then name || '/' else name end)" : 'name';
  const place = `${name} collate "C"`;
  const time = `date_trunc('milliseconds', entries.${isByName ? 'created_at' : column})`;
  const operator = order === 'asc' ? '>' : '<';
  const isBeyond = isByName
    ? `${place} ${operator} $4`
    : `row(${time}, ${place}) ${operator} row($6::timestamptz, $4)`;
  const sql = `
    with found as (
      select *, $3 and position('/' in substr(name, length($2) + 1)) > 0 as is_deeper
      from storage.objects where bucket_id = $1 and starts_with(name, $2)
    ), entries as (
      select $2 || split_part(substr(name, length($2) + 1), '/', 1) as name, null::uuid as id,
        min(created_at) as updated_at, min(created_at) as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from found where is_deeper group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata
      from found where not is_deeper
    )
    select name, id, ${ISO('updated_at')}, ${ISO('created_at')}, ${ISO('last_accessed_at')}, metadata
    from entries where $4 = '' or (${isBeyond})
    order by ${isByName ? '' : `${time} ${order},`} ${place} ${order} limit $5`;
  const rows = await asCaller(db, caller, async (tx) => {
    const values = [bucket, prefix, isByFolder, after, limit + 1];
    const times = isByName ? [] : [afterTime || null];
    return (await tx.query<Entry>(sql, [...values, ...times])).rows;
  });
  return toPage(rows, query);
}

function toPage(rows: readonly Entry[], query: ListQuery): ListPage {
  const { prefix, limit, isByFolder, column, order } = query;
  const isByName = column === 'name';
  const shown = rows.slice(0, limit);
  const named = (row: Entry): Entry => {
    const isFolder = row.id === null;
    return {
      ...(isByFolder && { key: row.name.slice(prefix.lastIndexOf('/') + 1).split('/')[0] ?? '' }),
      ...row,
      ...(isFolder && { name: `${row.name}/` }),
      ...(isFolder && isByName && { updated_at: null, created_at: null }),
    };
  };
  const page = {
    folders: shown.filter(({ id }) => id === null).map(named),
    objects: shown.filter(({ id }) => id !== null).map(named),
  };
  const last = shown.at(-1);
  if (rows.length <= limit || last === undefined) return { hasNext: false, ...page };
  const after = isByName && last.id === null ? `${last.name}/` : last.name;
  const afterTime = isByName ? '' : (last[column] ?? '');
  const position: Position = { column, order, after, afterTime };
  const nextCursor = Buffer.from(JSON.stringify(position)).toString('base64');
  return { hasNext: true, nextCursor, nextCursorKey: last.name, ...page };
}

function parseListQuery(body: unknown): ListQuery {
  const { prefix, limit = MAX_LIMIT, cursor, with_delimiter: byFolder, sortBy } = asRecord(body);
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 1) {
    throw invalidRequest('body/limit must be >= 1');
  }
  return {
    prefix: typeof prefix === 'string' ? prefix : '',
    limit: Math.min(limit, MAX_LIMIT),
    isByFolder: byFolder === true,
    ...(typeof cursor === 'string' && cursor !== '' ? parseCursor(cursor) : parseOrder(sortBy)),
  };
}

function parseOrder(sortBy: unknown): Position {
  const { column: wanted = 'name', order } = asRecord(sortBy ?? {});
  const column = COLUMNS.find((name) => name === wanted);
  if (column === undefined) throw invalidRequest('body/sortBy/column must be a sortable column');
  return { column, order: order === 'desc' ? 'desc' : 'asc', after: '', afterTime: '' };
}

function parseCursor(cursor: string): Position {
  const wrong = invalidRequest('Invalid Parameter continuation token');
  try {
    const position = asRecord(JSON.parse(Buffer.from(cursor, 'base64').toString()));
    const { after, afterTime } = position;
    if (typeof after !== 'string' || typeof afterTime !== 'string') throw wrong;
    if (afterTime !== '' && Number.isNaN(Date.parse(afterTime))) throw wrong;
    return { ...parseOrder(position), after, afterTime };
  } catch {
    throw wrong;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw invalidRequest('body must be object');
  return { ...value };
}
