import { readFile, rm, writeFile } from 'node:fs/promises';
import type { DataDirectory } from '../data/dataDirectory.ts';
import { readIfThere } from '../data/readIfThere.ts';
import { runSeed } from '../demoShop.ts';
import { MIGRATIONS_DIR, SEED_FILE } from '../paths.ts';
import { HostedConnection, type DatabaseSource } from './hostedConnection.ts';
import { HOSTED_SCHEMAS_SQL, SESSION_SQL } from './hostedSchemas.ts';
import { applyMigrations, readMigrations } from './migrations.ts';
import { getTemplate } from './templates.ts';

export type DatabaseOptions = {
  /**
   * Fills an empty database with the demo shop and its pictures, and creates its staff user.
   * `'rows'`: without the pictures.
   */
  readonly demo?: boolean | 'rows';
  readonly onProgress?: (message: string) => void;
  readonly migrationsDir?: string;
};

/**
 * Opens the database of a data directory, applies new migrations and adds the demo shop if `demo` is set. A
 * temporary database is a copy of a template, in memory.
 *
 * @throws BackendError
 */
export async function prepareDatabase(
  { postgresDir }: Pick<DataDirectory, 'postgresDir'>,
  { demo, onProgress = () => {}, migrationsDir = MIGRATIONS_DIR }: DatabaseOptions,
): Promise<HostedConnection> {
  const migrations = await readMigrations(migrationsDir);
  const seed = demo ? await readFile(SEED_FILE, 'utf8') : '';
  async function fill(connection: HostedConnection): Promise<HostedConnection> {
    onProgress('Applying migrations');
    await applyMigrations(connection.driver, migrations);
    if (demo) await runSeed(connection.driver, seed, onProgress);
    return connection;
  }

  onProgress('Starting Postgres');
  if (postgresDir !== null) return fill(await openDatabaseFiles(postgresDir));
  const files = migrations.flatMap(({ fileName, sql }) => [fileName, sql]);
  const dump = await getTemplate([...files, seed], async () =>
    dumpOf(await fill(await openNewDatabase())),
  );
  return openDatabase({ dump }, SESSION_SQL);
}

/** Opens the database of a directory; a new database equals that of a new hosted project. */
async function openDatabaseFiles(dir: string): Promise<HostedConnection> {
  const readyMark = `${dir}.ready`;
  // This file holds the SQL that prepared the database. Running the same SQL again would take long.
  const preparedBy = (await readIfThere(readyMark))?.toString() ?? null;
  if (preparedBy === HOSTED_SCHEMAS_SQL) return openDatabase({ dir }, SESSION_SQL);
  // If the file is missing, the directory is new, or its first start was killed and Postgres cannot open it.
  if (preparedBy === null) await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  const connection = await (preparedBy === null ? openNewDatabase({ dir }) : openDatabase({ dir }));
  await writeFile(readyMark, HOSTED_SCHEMAS_SQL);
  return connection;
}

/** Opens a database that equals that of a new hosted project, by default in memory. */
export async function openNewDatabase(source: DatabaseSource = {}): Promise<HostedConnection> {
  const dump = await getTemplate(['new project'], async () => dumpOf(await openDatabase({})));
  return openDatabase({ ...source, dump }, SESSION_SQL);
}

/** Returns a compressed copy of a database, and closes its connection. */
async function dumpOf(connection: HostedConnection): Promise<Blob> {
  const dump = await connection.driver.dumpDataDir('gzip');
  await connection.close();
  return dump;
}

async function openDatabase(
  source: DatabaseSource,
  sql = HOSTED_SCHEMAS_SQL + SESSION_SQL,
): Promise<HostedConnection> {
  const connection = new HostedConnection(source);
  await connection.driver.waitReady;
  await connection.driver.exec(sql);
  return connection;
}
