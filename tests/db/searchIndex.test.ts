import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, test } from 'vitest';
import { openMigratedDatabase } from '../../scripts/databaseTypes/migratedDatabase.mjs';

const BOOT_MS = 60_000;

test(
  'where trigrams are to be had, as on hosted, the product search reads an index',
  async () => {
    const database = await openMigratedDatabase({ pg_trgm });

    await database.exec('set enable_seqscan = off');
    const plan = await database.query<{ 'QUERY PLAN': string }>(
      `explain select id from public.producto where busqueda like '%cam%'`,
    );
    const { rows } = await database.query(
      `select extnamespace::regnamespace::text as schema from pg_extension
       where extname = 'pg_trgm'`,
    );
    await database.close();

    const lines = plan.rows.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('on producto_search_idx'))).toHaveLength(1);
    expect(rows).toEqual([{ schema: 'extensions' }]);
  },
  BOOT_MS,
);
