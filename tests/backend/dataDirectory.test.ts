import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { createBackend } from '#backend/createBackend.ts';
import { lockHolder } from '#backend/data/lock.ts';
import { resetData } from '#backend/reset.ts';
import type { Backend } from '#backend/types.ts';
import { call, clientOf, PASSWORD } from './support.ts';

vi.setConfig({ testTimeout: 60_000 });

const FIRST = `
create schema private;
create table private.staff (user_id uuid);
create function private.grant_staff(email text) returns void language sql as '';
create table public.note (id int primary key);
grant select on public.note to anon;
insert into public.note values (1);
insert into storage.buckets (id, name, public) values ('files', 'files', true);
create policy upload on storage.objects for insert to anon with check (true);
`;

let root: string;
let dataDir: string;
const secretsFile = () => path.join(dataDir, 'secrets.json');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-data-test-'));
  dataDir = path.join(root, 'data');
  await mkdir(dataDir);
  await writeFile(path.join(root, '0001_first.sql'), FIRST);
});
afterEach(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));

const start = () => createBackend({ dataDir, migrationsDir: root });

async function notes(backend: Backend): Promise<number[]> {
  const rows = await backend.sql<{ id: number }>('select id from note order by id');
  return rows.map(({ id }) => id);
}

async function fill(backend: Backend): Promise<void> {
  await backend.sql('insert into note values (2)');
  await backend.createUser({ email: 'a@b.co', password: PASSWORD });
  const upload = await clientOf(backend).storage.from('files').upload('a/b.txt', 'text');
  expect(upload.error).toBeNull();
  const { orderTemplateId: template_id, publicKey: user_id, serviceId: service_id } = LOCAL_EMAIL;
  const body = JSON.stringify({ user_id, service_id, template_id, template_params: { n: 1 } });
  const sent = await call(backend, '/api/v1.0/email/send', { method: 'POST', body });
  expect(sent.status).toBe(200);
}

test('a first start replaces what a killed one left, and is the only user of the directory', async () => {
  await mkdir(path.join(dataDir, 'postgres'), { recursive: true });
  await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '17');
  const backend = await start();
  try {
    expect(await notes(backend)).toEqual([1]);
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(resetData(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  } finally {
    await Promise.all([backend.close(), backend.close()]);
  }
  expect((await call(backend, '/rest/v1/note')).status).toBe(503);

  const secrets = JSON.parse(await readFile(secretsFile(), 'utf8'));
  expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(48);
  expect(secrets.serviceKey).toMatch(/^sb_secret_.{32,}/);
  const mode = process.platform === 'win32' ? 0o600 : (await stat(secretsFile())).mode & 0o777;
  expect(mode).toBe(0o600);
});

test('the next start keeps all data and runs only new migrations', async () => {
  const first = await start();
  try {
    await fill(first);
  } finally {
    await first.close();
  }
  const secrets = await readFile(secretsFile(), 'utf8');
  await writeFile(path.join(root, '0002_second.sql'), 'insert into note values (3)');
  const backend = await start();
  try {
    expect(await notes(backend)).toEqual([1, 2, 3]);
    expect(backend.mailbox.list().map((email) => email.template_params)).toEqual([{ n: 1 }]);
    const file = await call(backend, '/storage/v1/object/public/files/a/b.txt');
    expect(await file.text()).toBe('text');
    const credentials = { email: 'a@b.co', password: PASSWORD };
    const signedIn = await clientOf(backend).auth.signInWithPassword(credentials);
    expect(signedIn.error).toBeNull();
  } finally {
    await backend.close();
  }
  expect(await readFile(secretsFile(), 'utf8')).toBe(secrets);
});

test.each(['{ "jwtSecret": "xu', '{ "jwtSecret": "xu", "serviceKey": "s" }'])(
  'the damaged secrets %s are refused with advice, and the directory is released',
  async (text) => {
    await writeFile(secretsFile(), text);
    await expect(start()).rejects.toThrow(/secrets\.json is damaged.*npm run reset/);
    expect(await lockHolder(path.join(dataDir, 'lock.json'))).toBeNull();
  },
);

test('a reset removes the data and keeps other files', async () => {
  const foreign = path.join(dataDir, 'mine.txt');
  await writeFile(foreign, 'not data');
  const backend = await start();
  try {
    await fill(backend);
  } finally {
    await backend.close();
  }
  await resetData(dataDir);
  expect(await readdir(dataDir)).toEqual(['mine.txt']);
  expect(await readFile(foreign, 'utf8')).toBe('not data');
  await expect(resetData(path.join(root, 'missing'))).resolves.toBeUndefined();
});
