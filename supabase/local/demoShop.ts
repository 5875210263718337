import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { BackendError, messageOf } from './backendError.ts';
import { DEMO_PICTURES_DIR } from './paths.ts';
import { metadataOf, type ObjectFiles } from './storage/objectFiles.ts';

// The table in which the Supabase CLI notes seeds that have run.
const HISTORY_SQL =
  'create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)';
const DONE_SQL = `insert into supabase_migrations.seed_files values ($1, '')`;
const SEED_STEP = 'supabase/seed.sql';
const PICTURES_STEP = 'demo pictures';

const STORE_SQL = `
insert into storage.objects (bucket_id, name, version, metadata)
select bucket, name, version, metadata
from jsonb_to_recordset($1) as picture (bucket text, name text, version uuid, metadata jsonb)
`;

/**
 * Fills a database with the demo shop in one transaction, unless this was done before.
 *
 * @throws BackendError if the SQL fails
 */
export async function runSeed(
  db: PGlite,
  sql: string,
  onProgress: (message: string) => void,
): Promise<void> {
  if (await isDone(db, SEED_STEP)) return;
  onProgress('Filling the demo shop');
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(DONE_SQL, [SEED_STEP]);
    });
  } catch (error) {
    throw new BackendError(`${SEED_STEP} failed: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * Copies the pictures of the demo shop into storage, once per database: a picture that staff remove does not return.
 *
 * @param dir folder of webp files with the paths `<bucket>/<name>`
 */
export async function storeDemoPictures(
  db: PGlite,
  files: ObjectFiles,
  onProgress: (message: string) => void,
  dir = DEMO_PICTURES_DIR,
): Promise<void> {
  if (await isDone(db, PICTURES_STEP)) return;
  onProgress('Storing the pictures of the demo shop');
  const paths = await readdir(dir, { recursive: true });
  const pictures = await Promise.all(
    paths
      .filter((file) => file.endsWith('.webp'))
      .map(async (file) => {
        const [bucket, ...names] = file.split(path.sep);
        const bytes = await readFile(path.join(dir, file));
        return {
          bucket,
          name: names.join('/'),
          version: await files.write(bytes),
          metadata: metadataOf({ bytes, mimeType: 'image/webp', cacheControl: 'max-age=3600' }),
        };
      }),
  );
  await db.transaction(async (tx) => {
    await tx.query(STORE_SQL, [pictures]);
    await tx.query(DONE_SQL, [PICTURES_STEP]);
  });
}

async function isDone(db: PGlite, step: string): Promise<boolean> {
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query('select 1 from supabase_migrations.seed_files where path = $1', [
    step,
  ]);
  return rows.length > 0;
}
