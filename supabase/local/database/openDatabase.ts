import { rm, writeFile } from 'node:fs/promises';
import { readIfThere } from '../data/readIfThere.ts';
import { closedOnFailure, HostedConnection } from './hostedConnection.ts';
import type { DatabaseSource } from './hostedConnection.ts';
import { HOSTED_SCHEMAS_SQL, SESSION_SQL } from './hostedSchemas.ts';
import { findTemplate, getTemplate } from './templates.ts';

/** Ingredients of a new hosted project. */
const EMPTY = ['new project'];

/**
 * Opens the database of a data directory; a new one has what a new hosted project has.
 *
 * @param dir created when missing
 */
export async function openDatabaseFiles(dir: string): Promise<HostedConnection> {
  const readyMark = `${dir}.ready`;
  // The file holds the SQL that the database was prepared with, which takes long to run again.
  const present = (await readIfThere(readyMark))?.toString() ?? null;
  if (present === HOSTED_SCHEMAS_SQL) return open({ dir }, SESSION_SQL);
  // Without the file the first start was killed, and Postgres cannot open the directory.
  if (present === null) await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  // A template is used if it exists, but not created for this single start.
  const empty = present === null ? await findTemplate(EMPTY) : null;
  const connection = await (empty === null
    ? open({ dir })
    : open({ dir, dump: empty.dump }, SESSION_SQL));
  await writeFile(readyMark, HOSTED_SCHEMAS_SQL);
  return connection;
}

/** A database in memory with what a new hosted project has. */
export async function openNewDatabase(): Promise<HostedConnection> {
  const { dump } = await getTemplate(EMPTY, async () => {
    const connection = await open({});
    return closedOnFailure(connection, () => dumpAndClose(connection));
  });
  return open({ dump }, SESSION_SQL);
}

/** A database in memory that starts as a copy. */
export function openDatabaseCopy(dump: Blob): Promise<HostedConnection> {
  return open({ dump }, SESSION_SQL);
}

/** A compressed copy of a database, whose connection is closed. */
export async function dumpAndClose(connection: HostedConnection): Promise<Blob> {
  const dump = await connection.driver.dumpDataDir('gzip');
  await connection.close();
  return dump;
}

async function open(
  source: DatabaseSource,
  sql = HOSTED_SCHEMAS_SQL + SESSION_SQL,
): Promise<HostedConnection> {
  const connection = new HostedConnection(source);
  return closedOnFailure(connection, async () => {
    await connection.driver.waitReady;
    await connection.driver.exec(sql);
    return connection;
  });
}
