import type { PGlite } from '@electric-sql/pglite';
import { asCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { ObjectFiles } from './objectFiles.ts';
import type { ObjectMetadata } from './objectMetadata.ts';
import { assertValidName } from './objectName.ts';
import { objectNotFound } from './storageError.ts';

export type ObjectRow = { readonly version: string; readonly metadata: ObjectMetadata };

const FIND_SQL = 'select version, metadata from storage.objects where bucket_id = $1 and name = $2';

/** An object of a public bucket: without a key and without policies. */
export async function downloadPublic(db: PGlite, bucket: string, name: string): Promise<ObjectRow> {
  assertValidName(name);
  const { rows } = await db.query('select 1 from storage.buckets where id = $1 and public', [
    bucket,
  ]);
  if (rows.length === 0) throw objectNotFound();
  const found = await db.query<ObjectRow>(FIND_SQL, [bucket, name]);
  if (found.rows[0] === undefined) throw objectNotFound();
  return found.rows[0];
}

/** An object of any bucket that the caller may select. */
export async function downloadAs(
  db: PGlite,
  caller: Caller,
  bucket: string,
  name: string,
): Promise<ObjectRow> {
  assertValidName(name);
  return asCaller(db, caller, async (tx) => {
    const { rows } = await tx.query<ObjectRow>(FIND_SQL, [bucket, name]);
    if (rows[0] === undefined) throw objectNotFound();
    return rows[0];
  });
}

export function objectHeaders(metadata: ObjectMetadata) {
  return {
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
  };
}

/** Whether the browser has cached the current version. */
export function isKnown(request: Request, { eTag }: ObjectMetadata): boolean {
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  return known.includes(eTag);
}

/** The response with an object, or 304 when the browser has cached it. */
export async function serveObject(
  request: Request,
  files: ObjectFiles,
  { version, metadata }: ObjectRow,
): Promise<Response> {
  const headers = { 'content-type': metadata.mimetype, ...objectHeaders(metadata) };
  if (isKnown(request, metadata)) return new Response(null, { status: 304, headers });
  const bytes = await files.read(version);
  if (bytes === null) throw objectNotFound();
  const length = { 'content-length': String(bytes.length) };
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, ...length },
  });
}
