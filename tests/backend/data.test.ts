import { spawnSync } from 'node:child_process';
import fs, { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '#backend/createBackend.ts';
import { resetData } from '#backend/data/dataDirectory.ts';
import { checkUnlocked, takeLock } from '#backend/data/lock.ts';
import { call, clientOf, PASSWORD, signedInClient, useBackend } from './support.ts';

const sharedBackend = useBackend();
let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-data-test-'));
  dataDir = path.join(root, 'data');
  await mkdir(dataDir);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('a data directory', () => {
  const FIRST = `
    create schema private;
    create table private.staff (user_id uuid);
    create function private.grant_staff(email text) returns void language sql as '';
    create table public.note (id int primary key);
    grant select on public.note to anon;
    insert into public.note values (1);
    insert into storage.buckets (id, name, public) values ('files', 'files', true);
    create policy upload on storage.objects for insert to anon with check (true);`;
  const secretsFile = () => path.join(dataDir, 'secrets.json');
  beforeEach(() => writeFile(path.join(root, '0001_first.sql'), FIRST));

  const start = () => createBackend({ dataDir, migrationsDir: root });
  const notes = async (backend: Backend) =>
    (await backend.sql<{ id: number }>('select id from note order by id')).map(({ id }) => id);

  // One long test, because each start that creates the data takes seconds.
  test('survives a killed start, is locked while it is used, keeps its data for the next start, and loses only them by a reset', async () => {
    await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17');
    await writeFile(path.join(dataDir, 'mine.txt'), 'not data');
    const first = await start();
    try {
      expect(await notes(first)).toEqual([1]);
      await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
      await expect(resetData(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
      await first.sql('insert into note values (2)');
      await first.createUser({ email: 'a@b.co', password: PASSWORD });
      const upload = await clientOf(first).storage.from('files').upload('a/b.txt', 'text');
      expect(upload.error).toBeNull();
    } finally {
      await Promise.all([first.close(), first.close()]);
    }
    expect((await call(first, '/rest/v1/note')).status).toBe(503);
    const text = await readFile(secretsFile(), 'utf8');
    const secrets = JSON.parse(text);
    expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(48);
    expect(secrets.serviceKey).toMatch(/^sb_secret_.{32,}/);
    const mode = process.platform === 'win32' ? 0o600 : (await stat(secretsFile())).mode & 0o777;
    expect(mode).toBe(0o600);

    await writeFile(path.join(root, '0002_second.sql'), 'insert into note values (3)');
    const next = await start();
    try {
      expect(await notes(next)).toEqual([1, 2, 3]);
      const file = await call(next, '/storage/v1/object/public/files/a/b.txt');
      expect(await file.text()).toBe('text');
      const credentials = { email: 'a@b.co', password: PASSWORD };
      expect((await clientOf(next).auth.signInWithPassword(credentials)).error).toBeNull();
    } finally {
      await next.close();
    }
    expect(await readFile(secretsFile(), 'utf8')).toBe(text);
    await resetData(dataDir);
    expect(await readdir(dataDir)).toEqual(['mine.txt']);
  });

  test('with damaged secrets is refused with advice, and its lock is removed', async () => {
    await writeFile(secretsFile(), '{ "jwtSecret": "xu", "serviceKey": "s" }');
    await expect(start()).rejects.toThrow(/secrets\.json is damaged.*npm run reset/);
    expect(await readdir(dataDir)).not.toContain('lock.json');
  });
});

test('the lock of a process that has ended is taken over', async () => {
  const file = path.join(dataDir, 'lock.json');
  await writeFile(file, String(spawnSync(process.execPath, ['-e', '']).pid));
  await checkUnlocked(dataDir);
  await takeLock(dataDir);
  await expect(takeLock(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
});

describe('faults', () => {
  test('an upload to a full disk fails with a message and leaves no file, and the next one succeeds', async () => {
    const staff = await signedInClient(sharedBackend(), 'ana@shop.example', { staff: true });
    const bucket = staff.storage.from('productsamples');
    const upload = () => bucket.upload('highres/a.webp', 'picture', { contentType: 'image/webp' });
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { syscall: 'write' });
    vi.spyOn(fs, 'writeFile').mockRejectedValueOnce(full);
    syncBuiltinESMExports();
    expect((await upload()).error?.message).toBe(`The storage cannot write: ${full.message}`);
    expect((await upload()).error).toBeNull();
  });
});
