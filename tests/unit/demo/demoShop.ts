import { readFile } from 'node:fs/promises';
import { beforeAll } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import { SEED_FILE } from '#backend/paths.ts';
import type { Backend } from '#backend/types.ts';

let shared: Promise<Backend> | null = null;

/** The rows of the demo shop in a migrated database, without pictures; all test files share it. */
export function useDemoShop() {
  let backend: Backend | null = null;
  beforeAll(async () => {
    shared ??= createBackend({ demo: 'rows' });
    backend = await shared;
  });

  async function rows<T>(sql: string): Promise<T[]> {
    if (backend === null) throw new Error('the demo shop has not started yet');
    return backend.sql<T>(sql);
  }

  return {
    rows,
    /** The value of a query with one row and one column. */
    value: async (sql: string) => Object.values((await rows<object>(sql))[0] ?? {})[0],
    /** Runs seed.sql once more. */
    seedAgain: async () => rows(await readFile(SEED_FILE, 'utf8')),
  };
}
