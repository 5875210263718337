import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runSeed, storeDemoPictures } from '#backend/demoShop.ts';
import { applyMigrations } from '#backend/database/migrations.ts';
import { openNewDatabase } from '#backend/database/openDatabase.ts';
import { createObjectFiles } from '#backend/storage/objectFiles.ts';

const silent = () => {};

const SEED = `insert into note values ('seeded')`;
const BROKEN_SEED = `insert into note values ('half'); insert into nowhere values (1)`;

const dir = mkdtempSync(path.join(tmpdir(), 'store-demo-test-'));
const files = createObjectFiles(dir);
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
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

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

test('pictures are stored once: what staff remove stays removed', async () => {
  await mkdir(path.join(dir, 'source', 'pictures', 'a b'), { recursive: true });
  await writeFile(path.join(dir, 'source', 'pictures', 'a b', 'c.webp'), 'picture');
  const store = () => storeDemoPictures(db, files, silent, path.join(dir, 'source'));
  await store();
  const stored = await db.query<{ version: string }>(
    'select bucket_id, name, owner, version, metadata from storage.objects',
  );
  expect(stored.rows).toEqual([
    expect.objectContaining({
      bucket_id: 'pictures',
      name: 'a b/c.webp',
      owner: null,
      metadata: expect.objectContaining({ mimetype: 'image/webp', size: 7 }),
    }),
  ]);
  const bytes = await files.read(stored.rows[0]?.version ?? '');
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('picture');
  await db.exec('truncate storage.objects');
  await store();
  expect(await rowsOf('select * from storage.objects')).toEqual([]);
});
