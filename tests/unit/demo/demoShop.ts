import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { SEED_FILE } from '#backend/paths.ts';
import type { Backend } from '#backend/types.ts';

/** The demo shop's rows in a real, migrated database, without its pictures. */
export function startDemoShop(): {
  /** Rows of a query. */
  rows: <T>(sql: string) => Promise<T[]>;
  /** The one value of a query with one row and one column. */
  value: (sql: string) => Promise<unknown>;
  /** Runs seed.sql once more. */
  seedAgain: () => Promise<unknown>;
} {
  let backend: Backend | null = null;
  const running = (): Backend => {
    if (backend === null) throw new Error('the demo shop is not there yet');
    return backend;
  };
  const seed = async (): Promise<unknown> => running().sql(await readFile(SEED_FILE, 'utf8'));
  beforeAll(async () => {
    backend = await createBackend();
    await seed();
  });
  afterAll(() => backend?.close());
  const rows = <T>(sql: string): Promise<T[]> => running().sql<T>(sql);
  return {
    rows,
    value: async (sql) => Object.values((await rows<Record<string, unknown>>(sql))[0] ?? {})[0],
    seedAgain: seed,
  };
}
