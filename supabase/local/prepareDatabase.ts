import { readFile } from 'node:fs/promises';
import type { DataDirectory } from './data/dataDirectory.ts';
import { closedOnFailure } from './database/hostedConnection.ts';
import type { HostedConnection } from './database/hostedConnection.ts';
import { applyMigrations, readMigrations } from './database/migrations.ts';
import type { Migration } from './database/migrations.ts';
import {
  dumpAndClose,
  openDatabaseCopy,
  openDatabaseFiles,
  openNewDatabase,
} from './database/openDatabase.ts';
import { getTemplate } from './database/templates.ts';
import { runSeed } from './demoShop.ts';
import { MIGRATIONS_DIR, SEED_FILE } from './paths.ts';
import type { BackendOptions } from './types.ts';

type Content = {
  readonly migrations: readonly Migration[];
  readonly isDemo: boolean;
  readonly onProgress: (message: string) => void;
};

/**
 * Opens the database of a data directory, migrated and filled. A temporary one starts as a copy of a
 * template, which takes one second instead of several.
 *
 * @throws BackendError
 */
export async function prepareDatabase(
  { postgresDir }: DataDirectory,
  options: BackendOptions,
): Promise<HostedConnection> {
  const content: Content = {
    migrations: await readMigrations(options.migrationsDir ?? MIGRATIONS_DIR),
    isDemo: Boolean(options.demo),
    onProgress: options.onProgress ?? (() => {}),
  };
  content.onProgress('Starting Postgres');
  if (postgresDir !== null) {
    const connection = await openDatabaseFiles(postgresDir);
    await closedOnFailure(connection, () => fill(connection, content));
    return connection;
  }
  const { dump } = await getTemplate(await ingredientsOf(content), async () => {
    const connection = await openNewDatabase();
    return closedOnFailure(connection, async () => {
      await fill(connection, content);
      return dumpAndClose(connection);
    });
  });
  return openDatabaseCopy(dump);
}

async function fill(
  { driver }: HostedConnection,
  { migrations, isDemo, onProgress }: Content,
): Promise<void> {
  onProgress('Applying migrations');
  await applyMigrations(driver, migrations);
  if (isDemo) await runSeed(driver, () => readFile(SEED_FILE, 'utf8'), onProgress);
}

async function ingredientsOf({ migrations, isDemo }: Content): Promise<string[]> {
  const sql = migrations.flatMap(({ fileName, sql: text }) => [fileName, text]);
  const seed = isDemo ? [await readFile(SEED_FILE, 'utf8')] : [];
  return [...sql, ...seed];
}
