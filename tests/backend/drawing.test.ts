import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSecrets } from '../../supabase/local/data/secrets.ts';
import { applyMigrations } from '../../supabase/local/database/migrations.ts';
import { openNewDatabase } from '../../supabase/local/database/openDatabase.ts';
import { startDrawer } from '../../supabase/local/demo/drawer.ts';
import type { Drawer } from '../../supabase/local/demo/drawer.ts';
import { planDemoPictures } from '../../supabase/local/demoShop.ts';
import { startDrawing } from '../../supabase/local/drawing.ts';
import type { Drawing } from '../../supabase/local/drawing.ts';
import { createOneAtATime } from '../../supabase/local/oneAtATime.ts';
import { createObjectFiles } from '../../supabase/local/storage/objectFiles.ts';
import { createStorageApi } from '../../supabase/local/storage/storageApi.ts';

const GROUPS = [['shop/a.webp'], ['shop/b.webp', 'shop/b2.webp'], ['shop/c.webp'], ['shop/d.webp']];
const LAST = 3;

const dir = mkdtempSync(path.join(tmpdir(), 'store-drawing-test-'));
const files = createObjectFiles(dir);
const secrets = createSecrets();
const oneAtATime = createOneAtATime();
const running: Drawing[] = [];

let db: PGlite;
let told: string[];

beforeAll(async () => {
  db = (await openNewDatabase()).driver;
  await applyMigrations(db, []);
  await db.exec(`insert into storage.buckets (id, name, public) values ('shop', 'shop', true)`);
});
beforeEach(async () => {
  told = [];
  await db.exec(`
    drop table if exists supabase_migrations.seed_files;
    truncate storage.objects;
  `);
  for (const file of await readdir(dir)) await rm(path.join(dir, file));
  await planDemoPictures(db, GROUPS.flat());
});
afterEach(() => {
  for (const drawing of running.splice(0)) drawing.stop();
});
afterAll(async () => {
  await db.close();
  await rm(dir, { recursive: true, force: true });
});

/** Draws a group, all at once, when told to. */
function heldDrawer() {
  const asked: number[] = [];
  const releases = new Map<number, () => void>();
  let kill = (): void => {};
  const ended = new Promise<never>((_resolve, reject) => {
    kill = () => reject(new Error('killed'));
  });
  ended.catch(() => {});
  const drawer: Drawer = {
    draw(group) {
      asked.push(group);
      const drawn = new Promise<void>((resolve) => releases.set(group, resolve)).then(() =>
        (GROUPS[group] ?? []).map((file) => ({
          bucket: 'shop',
          path: file.slice('shop/'.length),
          contentType: 'image/webp',
          bytes: new TextEncoder().encode(`drawn ${file}`),
        })),
      );
      return Promise.race([drawn, ended]);
    },
    stop: () => kill(),
  };
  return { drawer, asked, release: (group: number) => releases.get(group)?.() };
}

async function start(drawer: Drawer) {
  const onProgress = (message: string) => void told.push(message);
  const tools = { db, files, oneAtATime, onProgress, groups: GROUPS, drawers: () => [drawer] };
  const drawing = await startDrawing(tools);
  running.push(drawing);
  const storage = createStorageApi(db, files, secrets, oneAtATime, drawing);
  const ask = (file: string) =>
    storage(new Request(`http://any.host/storage/v1/object/public/shop/${file}`));
  return { drawing, storage, ask };
}

/** Draws everything that is asked for, until nothing is. */
function releaseAll({ asked, release }: ReturnType<typeof heldDrawer>): () => Promise<void> {
  return () => expect.poll(() => (asked.forEach(release), told.length)).toBeGreaterThanOrEqual(5);
}

test('a picture that is asked for before it is drawn is drawn next, and arrives', async () => {
  const held = heldDrawer();
  const { ask } = await start(held.drawer);
  const answer = ask('d.webp');
  expect(held.asked).toEqual([0, 1]);
  held.release(0);
  await expect.poll(() => held.asked).toEqual([0, 1, LAST]);
  held.release(LAST);
  const { status, headers } = await answer;
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await (await ask('d.webp')).text()).toBe('drawn shop/d.webp');
});

test('the picture that was asked for last is drawn first: its page is the one on show', async () => {
  const held = heldDrawer();
  const { ask } = await start(held.drawer);
  const left = ask('c.webp');
  const shown = ask('d.webp');
  held.release(0);
  await expect.poll(() => held.asked).toEqual([0, 1, LAST]);
  held.release(LAST);
  expect((await shown).status).toBe(200);
  await expect.poll(() => held.asked).toEqual([0, 1, LAST, 2]);
  held.release(2);
  expect((await left).status).toBe(200);
});

test('all are listed from the beginning, and nothing else has to wait', async () => {
  const { storage, ask } = await start(heldDrawer().drawer);
  const listed = await storage(
    new Request('http://any.host/storage/v1/object/list/shop', {
      method: 'POST',
      headers: { apikey: secrets.serviceKey },
      body: JSON.stringify({ prefix: '' }),
    }),
  );
  const rows: { name: string }[] = await listed.json();
  expect(rows.map(({ name }) => name)).toEqual(GROUPS.flat().map((file) => file.slice(5)));
  expect((await (await ask('none.webp')).json()).statusCode).toBe('404');
});

test('progress is told, and the end of it', async () => {
  const held = heldDrawer();
  const { drawing } = await start(held.drawer);
  await releaseAll(held)();
  await drawing.done;
  expect(told).toEqual([1, 2, 3, 4, 5].map((n) => `Drawing pictures: ${n} of 5`));
});

test('what a start that was broken off has drawn stays; the next one draws the rest', async () => {
  const first = heldDrawer();
  const { drawing, ask } = await start(first.drawer);
  first.release(1);
  await ask('b2.webp');
  const cut = ask('a.webp');
  drawing.stop();
  await drawing.done;
  expect((await (await cut).json()).statusCode).toBe('404');

  const second = heldDrawer();
  const again = await start(second.drawer);
  told = [];
  await expect.poll(() => (second.asked.forEach(second.release), told.length)).toBe(3);
  await again.drawing.done;
  expect(second.asked.toSorted((a, b) => a - b)).toEqual([0, 2, LAST]);
  expect(await (await again.ask('a.webp')).text()).toBe('drawn shop/a.webp');

  const third = heldDrawer();
  await (
    await start(third.drawer)
  ).drawing.done;
  expect(third.asked).toEqual([]);
});

test('what staff removed or replaced meanwhile stays as they left it', async () => {
  const held = heldDrawer();
  const { drawing, ask, storage } = await start(held.drawer);
  const headers = { apikey: secrets.serviceKey };
  const object = 'http://any.host/storage/v1/object/shop';
  await storage(
    new Request(object, { method: 'DELETE', headers, body: '{"prefixes":["a.webp"]}' }),
  );
  const own = { ...headers, 'content-type': 'image/webp', 'x-upsert': 'true' };
  const put = new Request(`${object}/c.webp`, { method: 'POST', headers: own, body: 'own' });
  expect((await storage(put)).status).toBe(200);
  await releaseAll(held)();
  await drawing.done;
  expect((await (await ask('a.webp')).json()).statusCode).toBe('404');
  expect(await (await ask('c.webp')).text()).toBe('own');
  expect(await readdir(dir)).toHaveLength(4);
});

test('a drawer that ends fails the drawing, and nobody waits any longer', async () => {
  const held = heldDrawer();
  const { drawing, ask } = await start(held.drawer);
  const answer = ask('c.webp');
  held.drawer.stop();
  await expect(drawing.done).rejects.toThrow('killed');
  expect((await (await answer).json()).statusCode).toBe('404');
});

test('the real drawer draws in a process of its own, until it is stopped', async () => {
  const drawer = startDrawer();
  const [logo] = await drawer.draw(0);
  expect(logo).toMatchObject({ bucket: 'productsamples', contentType: 'image/webp' });
  expect(logo?.bytes.length).toBeGreaterThan(1000);
  drawer.stop();
  await expect(drawer.draw(1)).rejects.toThrow('has ended');
}, 120_000);
