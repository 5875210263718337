import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { BackendError, messageOf } from '../backendError.ts';

type Migration = Awaited<ReturnType<typeof readMigrations>>[number];

// The history table that the Supabase CLI creates on a hosted project.
const HISTORY_SQL = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key,
  statements text[],
  name text
);
`;

export async function readMigrations(dir: string) {
  const names = (await readdir(dir)).filter((name) => /^\d+_.*\.sql$/.test(name));
  return Promise.all(
    names
      .toSorted()
      .map(async (fileName) => ({
        version: fileName.slice(0, fileName.indexOf('_')),
        fileName,
        sql: (await readFile(path.join(dir, fileName), 'utf8')).replaceAll('\r\n', '\n'),
      })),
  );
}

// Version of the last of 28 older migrations. The files by topic replaced them, and create the same schema.
const LAST_REPLACED = '20261129000900';

/**
 * Runs the new migrations, each in its own transaction.
 *
 * @throws BackendError with file, line and reason if a migration fails (earlier migrations stay applied), or if a
 *   migration was edited after it had run on this database, beyond its line breaks and spaces
 */
export async function applyMigrations(db: PGlite, migrations: readonly Migration[]): Promise<void> {
  await db.exec(HISTORY_SQL);
  const { rows } = await db.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.version, row.statements[0]]));
  if (applied.has(LAST_REPLACED)) {
    const present = migrations.filter(({ version }) => version < LAST_REPLACED);
    await db.transaction(async (tx) => {
      await tx.query('delete from supabase_migrations.schema_migrations where version <= $1', [
        LAST_REPLACED,
      ]);
      for (const migration of present) await noteApplied(tx, migration);
    });
    for (const { version, sql } of present) applied.set(version, sql);
  }
  for (const migration of migrations) {
    const appliedSql = applied.get(migration.version);
    if (appliedSql === undefined) {
      await applyOne(db, migration);
    } else if (folded(appliedSql) !== folded(migration.sql)) {
      throw new BackendError(
        `${migration.fileName} was changed after it had been applied to this data directory. ` +
          'Undo the change, or start over with: npm run reset',
      );
    }
  }
}

const folded = (sql: string) => sql.replaceAll(/\s+/g, ' ');

async function applyOne(db: PGlite, migration: Migration): Promise<void> {
  const { fileName, sql } = migration;
  try {
    await db.transaction(async (tx) => {
      await tx.exec(sql);
      await noteApplied(tx, migration);
    });
  } catch (error) {
    throw new BackendError(`Migration ${fileName}${lineOf(error, sql)}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function noteApplied(tx: Transaction, { version, fileName, sql }: Migration): Promise<void> {
  await tx.query(
    'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
    [version, [sql], fileName.slice(version.length + 1, -'.sql'.length)],
  );
}

/** Returns `, line …` if Postgres reports the position of an error (in characters from 1), else ''. */
function lineOf(error: unknown, sql: string): string {
  const position = error instanceof Error ? Number(Reflect.get(error, 'position')) : Number.NaN;
  if (!Number.isInteger(position) || position < 1) return '';
  return `, line ${sql.slice(0, position - 1).split('\n').length}`;
}
