import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LOCAL_EMAIL } from '#config/localBackend.ts';
import { createBackend } from '#backend/createBackend.ts';
import { resetData } from '#backend/reset.ts';
import type { Backend } from '#backend/types.ts';
import { call, clientOf, PASSWORD } from './support.ts';

// One data directory goes through its life from test to test: making one takes seconds.

const FIRST = `
create schema private;
create table private.staff (user_id uuid);
create function private.grant_staff(email text) returns void language sql as '';
create table public.note (id int primary key, text text);
grant select on public.note to anon;
insert into public.note values (1, 'from the migration');
insert into storage.buckets (id, name, public) values ('files', 'files', true);
create policy upload on storage.objects for insert to anon with check (true);
`;

// Several starts in one test.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let dataDir: string;
let migrationsDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-data-test-'));
  dataDir = path.join(root, 'made', 'when missing');
  migrationsDir = root;
  await writeFile(path.join(root, '0001_first.sql'), FIRST);
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));

const start = () => createBackend({ dataDir, migrationsDir });

async function withBackend(job: (backend: Backend) => Promise<void>): Promise<void> {
  const backend = await start();
  try {
    await job(backend);
  } finally {
    await backend.close();
  }
}

const notes = (backend: Backend) =>
  backend
    .sql<{ id: number }>('select id from note order by id')
    .then((rows) => rows.map((r) => r.id));

const secretsFile = () => path.join(dataDir, 'secrets.json');

test('a new directory is made, migrated, and keeps its secrets to its owner', async () => {
  await withBackend(async (backend) => {
    expect(await notes(backend)).toEqual([1]);
    expect((await call(backend, '/rest/v1/note')).status).toBe(200);
    await backend.sql(`insert into note values (2, 'by hand')`);
    await backend.createUser({ email: 'a@b.co', password: PASSWORD });
    const upload = await clientOf(backend).storage.from('files').upload('a/b.txt', 'text');
    expect(upload.error).toBeNull();
    const { orderTemplateId: template_id, publicKey: user_id, serviceId: service_id } = LOCAL_EMAIL;
    const body = JSON.stringify({ user_id, service_id, template_id, template_params: { n: 1 } });
    expect((await call(backend, '/api/v1.0/email/send', { method: 'POST', body })).status).toBe(
      200,
    );
  });
  const secrets = JSON.parse(await readFile(secretsFile(), 'utf8'));
  expect(secrets.jwtSecret.length).toBeGreaterThanOrEqual(48);
  expect(secrets.serviceKey).toMatch(/^sb_secret_.{32,}/);
  const mode = process.platform === 'win32' ? 0o600 : (await stat(secretsFile())).mode & 0o777;
  expect(mode).toBe(0o600);
});

test('everything is there at the next start, and no migration runs again', async () => {
  const before = await readFile(secretsFile(), 'utf8');
  await withBackend(async (backend) => {
    expect(await notes(backend)).toEqual([1, 2]);
    expect(backend.mailbox.list().map((email) => email.template_params)).toEqual([{ n: 1 }]);
    const served = await call(backend, '/storage/v1/object/public/files/a/b.txt');
    expect(await served.text()).toBe('text');
    const signedIn = await clientOf(backend).auth.signInWithPassword({
      email: 'a@b.co',
      password: PASSWORD,
    });
    expect(signedIn.error).toBeNull();
  });
  expect(await readFile(secretsFile(), 'utf8')).toBe(before);
});

test('while it is in use, a second backend and a reset are refused, naming the process', async () => {
  const backend = await start();
  try {
    await expect(start()).rejects.toThrow(`in use by process ${process.pid}`);
    await expect(resetData(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await notes(backend)).toEqual([1, 2]);
  } finally {
    await backend.close();
  }
});

test('a migration that fails is named with its line, and leaves nothing of itself', async () => {
  const file = path.join(root, '0002_second.sql');
  await writeFile(
    file,
    `insert into note values (3, 'three');\n\ninsert into note (idd) values (4);`,
  );
  await expect(start()).rejects.toThrow(/0002_second\.sql, line 3: column "idd" .* does not exist/);
  await writeFile(file, `insert into note values (3, 'three');`);
  await withBackend(async (backend) => expect(await notes(backend)).toEqual([1, 2, 3]));
});

test('a migration that was edited after it ran is refused, other line ends are not', async () => {
  const file = path.join(root, '0001_first.sql');
  await writeFile(file, FIRST.replaceAll('\n', '\r\n'));
  await withBackend(async (backend) => expect(await notes(backend)).toEqual([1, 2, 3]));
  await writeFile(file, `${FIRST}-- edited`);
  await expect(start()).rejects.toThrow(/0001_first\.sql was changed .*npm run reset/s);
  await writeFile(file, FIRST);
});

test('a first start that was killed half-way is started over', async () => {
  const halfway = path.join(root, 'halfway');
  const options = { dataDir: halfway, migrationsDir };
  const backend = await createBackend(options);
  await backend.close();
  await rm(path.join(halfway, 'postgres.ready'));
  await rm(path.join(halfway, 'postgres', 'global'), { recursive: true });
  const again = await createBackend(options);
  expect(await notes(again)).toEqual([1, 3]);
  await again.close();
});

test('damaged secrets are refused with a way out', async () => {
  await chmod(secretsFile(), 0o600);
  const whole = await readFile(secretsFile(), 'utf8');
  await writeFile(secretsFile(), whole.slice(0, 20));
  await expect(start()).rejects.toThrow(/secrets\.json is damaged.*npm run reset/);
  await writeFile(secretsFile(), whole);
  await withBackend(async (backend) => expect(await notes(backend)).toEqual([1, 2, 3]));
});

test('a reset removes the data, and nothing that is not data', async () => {
  const foreign = path.join(dataDir, 'mine.txt');
  await writeFile(foreign, 'not data');
  await resetData(dataDir);
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  expect(existsSync(secretsFile())).toBe(false);
  expect(await readFile(foreign, 'utf8')).toBe('not data');
  await expect(resetData(path.join(root, 'never there'))).resolves.toBeUndefined();
});

test('a closed backend answers 503, and closing twice is closing once', async () => {
  const backend = await createBackend({ migrationsDir });
  await Promise.all([backend.close(), backend.close()]);
  expect((await call(backend, '/rest/v1/note')).status).toBe(503);
});
