import { mkdtempSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations, readMigrations } from '#backend/database/migrations.ts';
import { openNewDatabase } from '#backend/database/prepareDatabase.ts';
import { runSeed, storeDemoPictures } from '#backend/demoShop.ts';
import { createObjectFiles } from '#backend/storage/objectFiles.ts';

const silent = () => {};

const dir = mkdtempSync(path.join(tmpdir(), 'store-fill-test-'));
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
    truncate note, storage.objects, supabase_migrations.schema_migrations;
  `);
});
afterAll(() => db.close());

const rowsOf = async (sql: string) => (await db.query(sql)).rows;

async function migrate(sqlByName: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(path.join(dir, 'migrations-'));
  for (const [name, sql] of Object.entries(sqlByName)) {
    await writeFile(path.join(folder, name), sql);
  }
  await applyMigrations(db, await readMigrations(folder));
}

const FIRST = { '0001_first.sql': `insert into note\n  values ('1')` };

test('a migration runs once, even if its line breaks change', async () => {
  await migrate(FIRST);
  for (const lineBreak of ['\r\n', '']) {
    const changed = { '0001_first.sql': FIRST['0001_first.sql'].replace('\n', lineBreak) };
    await migrate(changed);
  }
  expect(await rowsOf('select * from note')).toEqual([{ text: '1' }]);
});

test('a failed migration is reported with its line and changes nothing', async () => {
  const second = `insert into note values ('2');\n\ninsert into note (txt) values ('3');`;
  await expect(migrate({ ...FIRST, '0002_second.sql': second })).rejects.toThrow(
    /0002_second\.sql, line 3: column "txt" .* does not exist/,
  );
  expect(await rowsOf('select * from note')).toEqual([{ text: '1' }]);
  await migrate({ ...FIRST, '0002_second.sql': `insert into note values ('2')` });
  expect(await rowsOf('select * from note')).toEqual([{ text: '1' }, { text: '2' }]);
});

test('a migration that was edited after it ran is refused', async () => {
  await migrate(FIRST);
  const edited = { '0001_first.sql': `${FIRST['0001_first.sql']} -- edited` };
  await expect(migrate(edited)).rejects.toThrow(/0001_first\.sql was changed .*npm run reset/s);
});

test('a database made by the older migration files runs only migrations that were added later', async () => {
  const before = { '20261101000100_tables.sql': 'select 1', '20261129000900_last.sql': 'select 2' };
  await migrate(before);
  const byTopic = {
    '20261101000100_tables.sql': `insert into note values ('again')`,
    '20261129001000_new.sql': `insert into note values ('new')`,
  };
  await migrate(byTopic);
  await migrate(byTopic);
  expect(await rowsOf('select * from note')).toEqual([{ text: 'new' }]);
});

test('a failed seed leaves no rows and runs again; a finished seed does not', async () => {
  const broken = `insert into note values ('half'); insert into nowhere values (1)`;
  await expect(runSeed(db, broken, silent)).rejects.toThrow(
    /supabase\/seed\.sql failed: relation "nowhere" does not exist/,
  );
  expect(await rowsOf('select * from note')).toEqual([]);
  const seed = `insert into note values ('seeded')`;
  await runSeed(db, seed, silent);
  await runSeed(db, seed, silent);
  expect(await rowsOf('select * from note')).toEqual([{ text: 'seeded' }]);
});

test('demo pictures are stored once and stay removed when staff delete them', async () => {
  await mkdir(path.join(dir, 'source', 'pictures', 'a b'), { recursive: true });
  await writeFile(path.join(dir, 'source', 'pictures', 'a b', 'c.webp'), 'picture');
  const store = () => storeDemoPictures(db, files, silent, path.join(dir, 'source'));
  await store();
  const { rows } = await db.query<{ name: string; version: string }>(
    'select name, version from storage.objects',
  );
  expect(rows.map(({ name }) => name)).toEqual(['a b/c.webp']);
  const bytes = await files.read(rows[0]?.version ?? '');
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('picture');
  await db.exec('truncate storage.objects');
  await store();
  expect(await rowsOf('select * from storage.objects')).toEqual([]);
});
