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

type Content = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };

/** The response with an object or a rendition of it, or 304 when the browser has cached it. */
export async function sendContent(
  request: Request,
  metadata: ObjectMetadata,
  read: () => Promise<Content>,
  added: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const headers = {
    'cache-control': metadata.cacheControl,
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
    ...added,
  };
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim());
  if (known.includes(metadata.eTag)) return new Response(null, { status: 304, headers });
  const { bytes, type } = await read();
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...headers, 'content-type': type, 'content-length': String(bytes.length) },
  });
}

export function serveObject(
  request: Request,
  files: ObjectFiles,
  { version, metadata }: ObjectRow,
): Promise<Response> {
  return sendContent(request, metadata, async () => {
    const bytes = await files.read(version);
    if (bytes === null) throw objectNotFound();
    return { bytes, type: metadata.mimetype };
  });
}
