import type { PGlite } from '@electric-sql/pglite';
import { asCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import type { ObjectFiles } from './objectFiles.ts';
import { invalidRequest } from './storageError.ts';

/**
 * Removes objects with the rights of the caller. As on hosted, the result leaves out objects that do
 * not exist or that the policies protect.
 *
 * @param body the JSON that storage-js sends: `{ prefixes: names }`
 * @returns the removed rows
 * @throws StorageError
 */
export async function removeObjects(
  db: PGlite,
  files: ObjectFiles,
  caller: Caller,
  bucket: string,
  body: unknown,
) {
  const names = namesIn(body);
  const removed = await asCaller(db, caller, async (tx) => {
    const { rows } = await tx.query<{ version: string }>(
      `delete from storage.objects where bucket_id = $1 and name = any($2)
       returning id, bucket_id, name, owner, owner_id, version, metadata, user_metadata,
         created_at, updated_at, last_accessed_at`,
      [bucket, names],
    );
    return rows;
  });
  await Promise.all(removed.map(({ version }) => files.remove(version)));
  return removed;
}

function namesIn(body: unknown): string[] {
  const names: unknown =
    typeof body === 'object' && body !== null && 'prefixes' in body && body.prefixes;
  if (!Array.isArray(names) || names.length === 0 || names.length > 1000) {
    throw invalidRequest('body/prefixes must be a list of 1 to 1000 names');
  }
  return names.map(String);
}
