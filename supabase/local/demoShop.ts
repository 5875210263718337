import type { PGlite } from '@electric-sql/pglite';
import { BackendError } from './backendError.ts';

// The table that the Supabase CLI keeps of seeds.
const HISTORY_SQL = `
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;
const SEED_STEP = 'supabase/seed.sql';
const PICTURES_STEP = 'demo pictures';

const PLAN_SQL = `
insert into storage.objects (bucket_id, name, version)
select split_part(path, '/', 1), substr(path, position('/' in path) + 1), gen_random_uuid()
from unnest($1::text[]) as path
on conflict (bucket_id, name) do nothing
`;

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
 * Lists the pictures of the demo shop in storage, once. They have no metadata, and cannot be
 * downloaded, until they are drawn.
 *
 * @param paths as 'bucket/path'
 */
export async function planDemoPictures(db: PGlite, paths: readonly string[]): Promise<void> {
  if (await isDone(db, PICTURES_STEP)) return;
  await db.transaction(async (tx) => {
    await tx.query(PLAN_SQL, [paths]);
    await tx.query(`insert into supabase_migrations.seed_files values ($1, '')`, [PICTURES_STEP]);
  });
}

async function isDone(db: PGlite, step: string): Promise<boolean> {
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query('select 1 from supabase_migrations.seed_files where path = $1', [
    step,
  ]);
  return rows.length > 0;
}
