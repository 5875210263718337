import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planDemoPictures, runSeed } from '../../supabase/local/demoShop.ts';
import { applyMigrations } from '../../supabase/local/database/migrations.ts';
import { openNewDatabase } from '../../supabase/local/database/openDatabase.ts';

const silent = () => {};

const SEED = `insert into note values ('seeded')`;
const BROKEN_SEED = `insert into note values ('half'); insert into nowhere values (1)`;

let db: PGlite;

beforeAll(async () => {
  db = (await openNewDatabase()).driver;
  await applyMigrations(db, []);
  await db.exec(`
    create table note (text text);
    insert into storage.buckets (id, name) values ('pictures', 'pictures');
  `);
});
beforeEach(async () => {
  await db.exec(`
    drop table if exists supabase_migrations.seed_files;
    truncate note; truncate storage.objects;
  `);
});
afterAll(() => db.close());

const rowsOf = async (sql: string) => (await db.query(sql)).rows;

test('the seed runs once', async () => {
  await runSeed(db, async () => SEED, silent);
  await runSeed(db, async () => SEED, silent);
  expect(await rowsOf('select * from note')).toEqual([{ text: 'seeded' }]);
});

test('a seed that fails says so, leaves nothing, and runs at the next start', async () => {
  await expect(runSeed(db, async () => BROKEN_SEED, silent)).rejects.toThrow(
    /supabase\/seed\.sql failed: relation "nowhere" does not exist/,
  );
  expect(await rowsOf('select * from note')).toEqual([]);
  await runSeed(db, async () => `insert into note values ('whole')`, silent);
  expect(await rowsOf('select * from note')).toEqual([{ text: 'whole' }]);
});

test('pictures become objects of nobody, once, beside what staff stored under such a name', async () => {
  const objects = 'select name, owner, metadata from storage.objects order by name';
  await db.exec(
    `insert into storage.objects (bucket_id, name, metadata) values ('pictures', 'b/b.webp', '{}')`,
  );
  await planDemoPictures(db, ['pictures/a a.webp', 'pictures/b/b.webp']);
  expect(await rowsOf(objects)).toEqual([
    { name: 'a a.webp', owner: null, metadata: null },
    { name: 'b/b.webp', owner: null, metadata: {} },
  ]);
  await db.exec('truncate storage.objects');
  await planDemoPictures(db, ['pictures/a a.webp']);
  expect(await rowsOf(objects)).toEqual([]);
});
