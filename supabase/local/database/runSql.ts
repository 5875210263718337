import type { HostedConnection } from './hostedConnection.ts';

/**
 * Runs SQL as the database owner.
 *
 * @param params values of `$1`, `$2`…; without them the text may hold several statements
 * @returns the rows of the (last) statement
 */
export async function runSql<T>(
  connection: HostedConnection,
  query: string,
  params: unknown[] | undefined,
): Promise<T[]> {
  const db = connection.driver;
  const rows =
    params === undefined
      ? await lastRows<T>(connection, query)
      : (await db.query<T>(query, params)).rows;
  // The API caches the schema.
  if (/\b(create|alter|drop)\b/i.test(query)) await connection.clearSchemaCache();
  return rows;
}

async function lastRows<T>({ driver }: HostedConnection, query: string): Promise<T[]> {
  const results = await driver.exec(query);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- PGlite has no type parameter for the rows of a script
  return (results.at(-1)?.rows ?? []) as T[];
}
