import type { PGlite } from '@electric-sql/pglite';
import { asCaller, type Caller } from './caller.ts';
import {
  metadataOf,
  type ObjectFiles,
  type ObjectMetadata,
  type UploadedFile,
} from './objectFiles.ts';
import { StorageError } from './storageError.ts';

export type ObjectPlace = { readonly bucket: string; readonly name: string };

/** Names that hosted accepts: no ñ, accents, emoji, % or # (`isValidKey` of supabase/storage). */
const VALID_NAME = /^[\w/!.*'() &$@=;:+,?-]+$/;

function assertValidName(name: string): void {
  if (!VALID_NAME.test(name)) throw new StorageError('invalidKey', `Invalid key: ${name}`);
}

/** Parses a percent-encoded path such as `bucket/folder/picture.webp`. */
export function parseObjectPath(path: string): ObjectPlace {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    throw new StorageError('invalidRequest', 'The path is not valid percent-encoding');
  }
  const slash = decoded.indexOf('/');
  if (slash < 1) throw new StorageError('invalidKey', 'Invalid key: ');
  return { bucket: decoded.slice(0, slash), name: decoded.slice(slash + 1) };
}

/** Finds an object of a public bucket. This read needs no key and is not subject to policies. */
export async function findPublic(db: PGlite, { bucket, name }: ObjectPlace) {
  assertValidName(name);
  const { rows } = await db.query<{ version: string; metadata: ObjectMetadata }>(
    `select o.version, o.metadata from storage.objects o
      join storage.buckets b on b.id = o.bucket_id and b.public
      where o.bucket_id = $1 and o.name = $2`,
    [bucket, name],
  );
  if (rows[0] === undefined) throw new StorageError('objectNotFound', 'Object not found');
  return rows[0];
}

// The upsert needs the rights for INSERT, SELECT and UPDATE, as on hosted.
const INSERT_SQL = `
  insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
  values ($1, $2, $3::text::uuid, $3, $4, $5)`;
const UPSERT_SQL = `${INSERT_SQL}
  on conflict (bucket_id, name) do update set
    owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
    metadata = excluded.metadata, updated_at = now()`;

/**
 * Stores an object with the rights of the caller. Checks in the order of hosted: type, size, name, then
 * permission and existing object.
 *
 * @throws StorageError
 */
export async function upload(
  db: PGlite,
  files: ObjectFiles,
  caller: Caller,
  { bucket, name }: ObjectPlace,
  file: UploadedFile,
  isUpsert: boolean,
): Promise<{ Id: string; Key: string }> {
  const buckets = await db.query<{ limit: number | null; types: string[] | null }>(
    'select file_size_limit as limit, allowed_mime_types as types from storage.buckets where id = $1',
    [bucket],
  );
  const [limits] = buckets.rows;
  if (limits === undefined) throw new StorageError('bucketNotFound', 'Bucket not found');
  if (!/^[^/]+\/[^/]+/.test(file.mimeType))
    throw new StorageError('typeRefused', 'Invalid Content-Type header');
  // Compares exactly, as hosted: `IMAGE/WEBP` and `image/webp; charset=utf-8` are refused.
  if (limits.types?.includes(file.mimeType) === false)
    throw new StorageError('typeRefused', `mime type ${file.mimeType} is not supported`);
  if (file.bytes.length > (limits.limit ?? Infinity))
    throw new StorageError('tooLarge', 'The object exceeded the maximum allowed size');
  assertValidName(name);
  const find = () =>
    db.query<{ id: string; version: string }>(
      'select id, version from storage.objects where bucket_id = $1 and name = $2',
      [bucket, name],
    );
  const [previous] = (await find()).rows;
  const version = await files.write(file.bytes);
  try {
    const values = [bucket, name, caller.userId, version, metadataOf(file)];
    await asCaller(db, caller, (tx) => tx.query(isUpsert ? UPSERT_SQL : INSERT_SQL, values));
  } catch (error) {
    await files.remove(version);
    throw error;
  }
  if (previous !== undefined) await files.remove(previous.version);
  return { Id: (await find()).rows[0]?.id ?? '', Key: `${bucket}/${name}` };
}

/**
 * Reads the file of an upload. storage-js sends a `Blob` or `File` as multipart form, in a field without a
 * name, and other data as the plain body.
 *
 * @throws StorageError
 */
export async function readUploadedFile(request: Request): Promise<UploadedFile> {
  const contentType = request.headers.get('content-type') ?? 'application/octet-stream';
  if (!contentType.startsWith('multipart/form-data')) {
    return {
      bytes: new Uint8Array(await request.arrayBuffer()),
      mimeType: contentType,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
    };
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (file === undefined) throw new StorageError('invalidRequest', 'No file provided');
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    mimeType: file.type || 'application/octet-stream',
    cacheControl: typeof seconds === 'string' ? `max-age=${seconds}` : 'no-cache',
  };
}

/**
 * Removes objects with the rights of the caller. As on hosted, the result leaves out objects that do
 * not exist or that the policies protect.
 *
 * @param body the JSON that storage-js sends: `{ prefixes: names }`
 * @returns the removed rows
 */
export async function removeObjects(
  db: PGlite,
  files: ObjectFiles,
  caller: Caller,
  bucket: string,
  body: unknown,
) {
  const names: unknown =
    typeof body === 'object' && body !== null && 'prefixes' in body && body.prefixes;
  if (!Array.isArray(names))
    throw new StorageError('invalidRequest', 'body/prefixes must be a list of names');
  const { rows } = await asCaller(db, caller, (tx) =>
    tx.query<{ version: string }>(
      'delete from storage.objects where bucket_id = $1 and name = any($2) returning *',
      [bucket, names.map(String)],
    ),
  );
  await Promise.all(rows.map(({ version }) => files.remove(version)));
  return rows;
}
