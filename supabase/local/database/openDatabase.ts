import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
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
  if (existsSync(readyMark)) return open({ dir });
  // Without the mark the very first start was killed half-way, and Postgres cannot open what is there.
  await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  // Not made for this: keeping the copy costs more than it saves the one start that needs it.
  const empty = await findTemplate(emptyIngredients());
  const connection = await open({ dir, ...(empty === null ? {} : { dump: empty.dump }) });
  await writeFile(readyMark, '');
  return connection;
}

/** A database in memory, as a new hosted project. */
export async function openNewDatabase(): Promise<HostedConnection> {
  const { dump } = await getTemplate(emptyIngredients(), async () => {
    const connection = await open({});
    return closedOnFailure(connection, () => dumpAndClose(connection));
  });
  return open({ dump });
}

/** A database in memory that starts as a copy of another one. */
export function openDatabaseCopy(dump: Blob): Promise<HostedConnection> {
  return open({ dump });
}

/** Everything in a database, compressed; the connection is closed. */
export async function dumpAndClose(connection: HostedConnection): Promise<Blob> {
  const dump = await connection.driver.dumpDataDir('gzip');
  await connection.close();
  return dump;
}

async function open(source: DatabaseSource): Promise<HostedConnection> {
  const connection = new HostedConnection(source);
  return closedOnFailure(connection, async () => {
    await connection.driver.waitReady;
    await connection.driver.exec(HOSTED_SCHEMAS_SQL + SESSION_SQL);
    return connection;
  });
}

function emptyIngredients(): string[] {
  return ['new project', HOSTED_SCHEMAS_SQL, ...packageVersions()];
}
