import type { PGlite } from '@electric-sql/pglite';
import { asCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { ObjectFiles } from './objectFiles.ts';
import { metadataOf } from './objectMetadata.ts';
import { assertValidName } from './objectName.ts';
import { bucketNotFound, invalidContentType, invalidMimeType, tooLarge } from './storageError.ts';
import type { UploadedFile } from './uploadedFile.ts';

export type Upload = {
  readonly bucket: string;
  readonly name: string;
  readonly file: UploadedFile;
  /** Whether it may replace an object of the same name. */
  readonly isUpsert: boolean;
};

type BucketRow = {
  readonly file_size_limit: number | null;
  readonly allowed_mime_types: readonly string[] | null;
};

const INSERT_SQL = `
insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
values ($1, $2, $3::text::uuid, $3, $4, $5)
`;

// As on hosted, replacing needs the rights for INSERT, SELECT and UPDATE.
const UPSERT_SQL = `${INSERT_SQL}
on conflict (bucket_id, name) do update set
  owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
  metadata = excluded.metadata, updated_at = now()
`;

/**
 * Stores an object with the rights of the caller. Checks have the order of hosted: type, size, name,
 * then permission and existing object.
 *
 * @throws StorageError
 */
export async function upload(
  db: PGlite,
  files: ObjectFiles,
  caller: Caller,
  { bucket, name, file, isUpsert }: Upload,
): Promise<{ Id: string; Key: string }> {
  const limits = await findBucket(db, bucket);
  assertAllowedType(file.mimeType, limits.allowed_mime_types);
  if (file.bytes.length > (limits.file_size_limit ?? Infinity)) throw tooLarge();
  assertValidName(name);
  const previous = await findObject(db, bucket, name);
  const version = await files.write(file.bytes);
  try {
    await asCaller(db, caller, async (tx) => {
      const values = [bucket, name, caller.userId, version, metadataOf(file)];
      await tx.query(isUpsert ? UPSERT_SQL : INSERT_SQL, values);
    });
  } catch (error) {
    await files.remove(version);
    throw error;
  }
  if (previous !== undefined) await files.remove(previous.version);
  const stored = await findObject(db, bucket, name);
  return { Id: stored?.id ?? '', Key: `${bucket}/${name}` };
}

async function findBucket(db: PGlite, bucket: string): Promise<BucketRow> {
  const { rows } = await db.query<BucketRow>(
    'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    [bucket],
  );
  if (rows[0] === undefined) throw bucketNotFound();
  return rows[0];
}

async function findObject(db: PGlite, bucket: string, name: string) {
  const { rows } = await db.query<{ id: string; version: string }>(
    'select id, version from storage.objects where bucket_id = $1 and name = $2',
    [bucket, name],
  );
  return rows[0];
}

/** Exact, as on hosted: `IMAGE/WEBP` and `image/webp; charset=utf-8` are other types. */
function assertAllowedType(mimeType: string, allowed: readonly string[] | null): void {
  const [group, subtype] = mimeType.split('/');
  if (!group || !subtype) throw invalidContentType();
  if (allowed === null || allowed.length === 0) return;
  if (!allowed.includes(mimeType) && !allowed.includes(`${group}/*`)) {
    throw invalidMimeType(mimeType);
  }
}
