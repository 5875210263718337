import { readFile, rm, writeFile } from 'node:fs/promises';
import { closedOnFailure, HostedConnection } from './hostedConnection.ts';
import type { DatabaseSource } from './hostedConnection.ts';
import { HOSTED_SCHEMAS_SQL, SESSION_SQL } from './hostedSchemas.ts';
import { packageVersions } from './packageVersions.ts';
import { findTemplate, getTemplate } from './templates.ts';

/**
 * Opens the database of a data directory, as a new hosted project when it is new.
 *
 * @param dir made when missing
 */
export async function openDatabaseFiles(dir: string): Promise<HostedConnection> {
  const readyMark = `${dir}.ready`;
  // Its text is what the database has of a hosted project: running that again takes long.
  const present = await readIfThere(readyMark);
  if (present === HOSTED_SCHEMAS_SQL) return open({ dir }, SESSION_SQL);
  // Without the mark the very first start was killed half-way, and Postgres cannot open what is there.
  if (present === null) await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  // Not made for this: keeping the copy costs more than it saves the one start that needs it.
  const empty = present === null ? await findTemplate(emptyIngredients()) : null;
  const connection = await open({ dir, ...(empty === null ? {} : { dump: empty.dump }) });
  await writeFile(readyMark, HOSTED_SCHEMAS_SQL);
  return connection;
}

/** A database in memory, as a new hosted project. */
export async function openNewDatabase(): Promise<HostedConnection> {
  const { dump } = await getTemplate(emptyIngredients(), async () => {
    const connection = await open({});
    return closedOnFailure(connection, () => dumpAndClose(connection));
  });
  return open({ dump }, SESSION_SQL);
}

/** A database in memory that starts as a copy of one that was a new hosted project once. */
export function openDatabaseCopy(dump: Blob): Promise<HostedConnection> {
  return open({ dump }, SESSION_SQL);
}

/** Everything in a database, compressed; the connection is closed. */
export async function dumpAndClose(connection: HostedConnection): Promise<Blob> {
  const dump = await connection.driver.dumpDataDir('gzip');
  await connection.close();
  return dump;
}

/** A file that cannot be read for another reason must not pass for missing: that costs the data. */
async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
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

function emptyIngredients(): string[] {
  return ['new project', HOSTED_SCHEMAS_SQL, ...packageVersions()];
}
