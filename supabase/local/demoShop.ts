import type { PGlite } from '@electric-sql/pglite';
import { BackendError } from './backendError.ts';
import type { ObjectFiles } from './storage/objectFiles.ts';
import { metadataOf } from './storage/objectMetadata.ts';

/** A picture of the demo shop, as a stored object. */
export type DemoPicture = {
  readonly bucket: string;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** The pictures of the demo shop, drawn one after the other. */
export type DemoPictures = {
  readonly count: number;
  readonly draw: () => AsyncIterable<DemoPicture>;
};

// The table that the Supabase CLI keeps of seeds.
const HISTORY_SQL = `
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;
const SEED_STEP = 'supabase/seed.sql';
const PICTURES_STEP = 'demo pictures';
const CACHE_CONTROL = 'max-age=3600';

/**
 * Runs the seed in a database that it never ran in, all of it or nothing.
 *
 * @param readSql asked only when it is to run
 * @throws BackendError when it fails
 */
export async function runSeed(
  db: PGlite,
  readSql: () => Promise<string>,
  onProgress: (message: string) => void,
): Promise<void> {
  if (await isDone(db, SEED_STEP)) return;
  onProgress('Filling the demo shop');
  const sql = await readSql();
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(`insert into supabase_migrations.seed_files values ($1, '')`, [SEED_STEP]);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendError(`${SEED_STEP} failed: ${reason}`, { cause: error });
  }
}

/**
 * Draws the pictures of the demo shop into storage, once. A start that was killed meanwhile is taken
 * up again: what is stored stays.
 *
 * @param load asked only when there is something left to do
 */
export async function storeDemoPictures(
  db: PGlite,
  files: ObjectFiles,
  load: () => Promise<DemoPictures>,
  onProgress: (message: string) => void,
): Promise<void> {
  if (await isDone(db, PICTURES_STEP)) return;
  const { count, draw } = await load();
  const stored = await storedNames(db);
  let drawn = 0;
  for await (const picture of draw()) {
    drawn += 1;
    onProgress(`Drawing pictures: ${drawn} of ${count}`);
    if (!stored.has(`${picture.bucket}/${picture.path}`)) await storePicture(db, files, picture);
  }
  await db.query(`insert into supabase_migrations.seed_files values ($1, '')`, [PICTURES_STEP]);
}

async function isDone(db: PGlite, step: string): Promise<boolean> {
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query('select 1 from supabase_migrations.seed_files where path = $1', [
    step,
  ]);
  return rows.length > 0;
}

async function storedNames(db: PGlite): Promise<Set<string>> {
  const { rows } = await db.query<{ path: string }>(
    `select bucket_id || '/' || name as path from storage.objects`,
  );
  return new Set(rows.map((row) => row.path));
}

async function storePicture(db: PGlite, files: ObjectFiles, picture: DemoPicture): Promise<void> {
  const { bucket, path, contentType, bytes } = picture;
  const version = await files.write(bytes);
  const metadata = metadataOf({ bytes, mimeType: contentType, cacheControl: CACHE_CONTROL });
  await db.query(
    'insert into storage.objects (bucket_id, name, version, metadata) values ($1, $2, $3, $4)',
    [bucket, path, version, metadata],
  );
}
