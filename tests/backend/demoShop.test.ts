import { readdir } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runSeed, storeDemoPictures } from '../../supabase/local/demoShop.ts';
import type { DemoPicture, DemoPictures } from '../../supabase/local/demoShop.ts';
import { applyMigrations } from '../../supabase/local/database/migrations.ts';
import { openNewDatabase } from '../../supabase/local/database/openDatabase.ts';
import { createObjectFiles } from '../../supabase/local/storage/objectFiles.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'store-demo-test-'));
const files = createObjectFiles(dir);
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
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

const rowsOf = async (sql: string) => (await db.query(sql)).rows;

function picture(name: string): DemoPicture {
  return {
    bucket: 'pictures',
    path: `highres/${name}.webp`,
    contentType: 'image/webp',
    bytes: new TextEncoder().encode(name),
  };
}

/** Pictures that are drawn one by one; drawing fails after `last`. */
function pictures(names: readonly string[], last = names.length): DemoPictures {
  return {
    count: names.length,
    async *draw() {
      for (const [index, name] of names.entries()) {
        if (index === last) throw new Error('killed');
        yield picture(name);
      }
    },
  };
}

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

test('pictures become objects of nobody, with their bytes in files', async () => {
  const told: string[] = [];
  await storeDemoPictures(
    db,
    files,
    async () => pictures(['a', 'b']),
    (text) => told.push(text),
  );
  const rows = await db.query<{ name: string; owner: null; version: string; metadata: object }>(
    'select name, owner, version, metadata from storage.objects order by name',
  );
  expect(rows.rows.map(({ name, owner }) => [name, owner])).toEqual([
    ['highres/a.webp', null],
    ['highres/b.webp', null],
  ]);
  expect(rows.rows[0]?.metadata).toMatchObject({ mimetype: 'image/webp', size: 1 });
  const bytes = await files.read(rows.rows[1]?.version ?? '');
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('b');
  expect(told).toEqual(['Drawing pictures: 1 of 2', 'Drawing pictures: 2 of 2']);
});

test('drawing that was broken off is taken up again, and not once more after that', async () => {
  const names = ['a', 'b', 'c'];
  await expect(
    storeDemoPictures(db, files, async () => pictures(names, 2), silent),
  ).rejects.toThrow('killed');
  const before = await rowsOf('select id, version from storage.objects order by name');
  const filesBefore = await readdir(dir);
  await storeDemoPictures(db, files, async () => pictures(names), silent);
  const after = await rowsOf('select id, version from storage.objects order by name');
  expect(after).toHaveLength(3);
  expect(after.slice(0, 2)).toEqual(before);
  expect(await readdir(dir)).toHaveLength(filesBefore.length + 1);
  await storeDemoPictures(db, files, async () => pictures(['new']), silent);
  expect(await rowsOf('select id from storage.objects')).toHaveLength(3);
});
