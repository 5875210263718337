import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataDirectory } from './data/dataDirectory.ts';
import { closedOnFailure } from './database/hostedConnection.ts';
import type { HostedConnection } from './database/hostedConnection.ts';
import { HOSTED_SCHEMAS_SQL } from './database/hostedSchemas.ts';
import { applyMigrations, readMigrations } from './database/migrations.ts';
import type { Migration } from './database/migrations.ts';
import {
  dumpAndClose,
  openDatabaseCopy,
  openDatabaseFiles,
  openNewDatabase,
} from './database/openDatabase.ts';
import { packageVersions } from './database/packageVersions.ts';
import { getTemplate } from './database/templates.ts';
import { runSeed, storeDemoPictures } from './demoShop.ts';
import type { DemoPictures } from './demoShop.ts';
import { DEMO_DIR, MIGRATIONS_DIR, SEED_FILE } from './paths.ts';
import { createObjectFiles } from './storage/objectFiles.ts';
import type { BackendOptions } from './types.ts';

/** Everything that goes into a database before the first request. */
type Content = {
  readonly migrations: readonly Migration[];
  readonly demo: NonNullable<BackendOptions['demo']>;
  readonly onProgress: (message: string) => void;
};

/**
 * Opens the database of a data directory, migrated and filled. A temporary one starts as a copy of
 * a template, which takes a second instead of several.
 *
 * @throws BackendError
 */
export async function prepareDatabase(
  { postgresDir, objectsDir }: DataDirectory,
  options: BackendOptions,
): Promise<HostedConnection> {
  const content: Content = {
    migrations: await readMigrations(options.migrationsDir ?? MIGRATIONS_DIR),
    demo: options.demo ?? false,
    onProgress: options.onProgress ?? (() => {}),
  };
  content.onProgress('Starting Postgres');
  if (postgresDir !== null) {
    const connection = await openDatabaseFiles(postgresDir);
    await closedOnFailure(connection, () => fill(connection, objectsDir, content));
    return connection;
  }
  const template = await getTemplate(await ingredientsOf(content), async (templateObjectsDir) => {
    const connection = await openNewDatabase();
    return closedOnFailure(connection, async () => {
      await fill(connection, templateObjectsDir, content);
      return dumpAndClose(connection);
    });
  });
  if (content.demo === true) await cp(template.objectsDir, objectsDir, { recursive: true });
  return openDatabaseCopy(template.dump);
}

async function fill(
  { driver }: HostedConnection,
  objectsDir: string,
  { migrations, demo, onProgress }: Content,
): Promise<void> {
  onProgress('Applying migrations');
  await applyMigrations(driver, migrations);
  if (demo === false) return;
  await runSeed(driver, () => readFile(SEED_FILE, 'utf8'), onProgress);
  if (demo === 'rows') return;
  await storeDemoPictures(driver, createObjectFiles(objectsDir), loadDemoPictures, onProgress);
}

/** Loaded late: drawing brings an image library with it, and is done once. */
async function loadDemoPictures(): Promise<DemoPictures> {
  const { demoPictureCount, drawDemoPictures } = await import('./demo/pictures.ts');
  return { count: demoPictureCount, draw: drawDemoPictures };
}

async function ingredientsOf({ migrations, demo }: Content): Promise<string[]> {
  const sql = migrations.flatMap(({ fileName, sql: text }) => [fileName, text]);
  const seed = demo === false ? [] : [await readFile(SEED_FILE, 'utf8')];
  const pictures = demo === true ? await readTree(DEMO_DIR) : [];
  return [HOSTED_SCHEMAS_SQL, ...packageVersions(), ...sql, ...seed, ...pictures];
}

async function readTree(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const texts = await Promise.all(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted()
      .map(async (file) => [path.relative(dir, file), await readFile(file, 'utf8')]),
  );
  return texts.flat();
}
