import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { createBackend } from '#backend/createBackend.ts';
import { REPO_ROOT } from '#backend/paths.ts';
import { MAX_BODY_BYTES } from '#backend/vite/nodeBridge.ts';

vi.setConfig({ testTimeout: 90_000 });

const PORT = 4603;
const STORE = `http://localhost:${PORT}`;

let root: string;
let dataDir: string;
const running = new Set<Server>();

/** A Vite dev server of its own process, as a person starts it. */
type Server = {
  readonly process: ChildProcess;
  readonly output: () => string;
  ended: Promise<number | null>;
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-vite-test-'));
  dataDir = path.join(root, 'data');
  const plugin = path.join(REPO_ROOT, 'supabase', 'local', 'vitePlugin.ts');
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>store</title>');
  await writeFile(
    path.join(root, 'vite.config.ts'),
    `import { embeddedBackend } from ${JSON.stringify(plugin)};
export default { plugins: [embeddedBackend({ demo: 'rows' })], server: { host: '0.0.0.0' } };`,
  );
});
afterEach(async () => {
  for (const server of running) await stop(server, 'SIGKILL');
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));

function startVite(variables: Record<string, string> = {}, port = PORT): Server {
  const { VITEST: _vitest, ...inherited } = process.env;
  const vite = path.join(REPO_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, root, '--port', String(port), '--strictPort'], {
    env: { ...inherited, STORE_DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const server: Server = { process: child, output: () => output, ended };
  running.add(server);
  return server;
}

async function stop(server: Server, signal: NodeJS.Signals): Promise<void> {
  running.delete(server);
  server.process.kill(signal);
  await server.ended;
}

/** Asks again until the server listens: what it answers first is what a person would see first. */
async function firstAnswer(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response !== null) return response;
    await delay(20);
  }
}

function ownAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}

test('a request waits until the backend is ready; what it writes survives kill -9', async () => {
  const server = startVite();
  const first = await firstAnswer(`${STORE}/rest/v1/familia?select=nombre&limit=1`);
  expect(first.status).toBe(200);
  expect(await first.json()).toHaveLength(1);
  expect(await (await fetch(`${STORE}/`)).text()).toContain('<title>store</title>');

  await expect.poll(server.output, { timeout: 10_000 }).toContain(`Outbox       ${STORE}/outbox`);
  const [, email, password] = /Staff\s+(\S+)\s+password (\S+)/.exec(server.output()) ?? [];
  const signedIn = await fetch(`${STORE}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: LOCAL_ANON_KEY },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = await signedIn.json();
  const written = await fetch(`${STORE}/rest/v1/familia`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access_token}` },
    body: JSON.stringify({ nombre: 'Escrita justo antes' }),
  });
  expect(written.status).toBe(201);

  const second = startVite({}, PORT + 1);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`in use by process ${server.process.pid}`);

  await stop(server, 'SIGKILL');
  const backend = await createBackend({ dataDir });
  const rows = await backend.sql(`select 1 from familia where nombre = 'Escrita justo antes'`);
  await backend.close();
  expect(rows).toHaveLength(1);
});

test('only this machine is answered, and no request is too large', async () => {
  const server = startVite();
  expect((await firstAnswer(`${STORE}/rest/v1/iva`)).status).toBe(200);
  const address = ownAddress();
  const outside = address && (await fetch(`http://${address}:${PORT}/outbox.json`));
  expect(outside ? outside.status : 403).toBe(403);
  const tooLarge = await fetch(`${STORE}/storage/v1/object/productsamples/highres/a.webp`, {
    method: 'POST',
    headers: { 'content-type': 'image/webp' },
    body: new Uint8Array(MAX_BODY_BYTES + 1),
  }).catch(() => null);
  // The server may close the connection before it has been told everything.
  expect(tooLarge?.status ?? 413).toBe(413);
  const long = await fetch(`${STORE}/rest/v1/iva?id=in.(${'1,'.repeat(9_000)}1)`);
  expect(long.status).toBe(431);
  await stop(server, 'SIGTERM');
  expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(false);
});

test('a start that is interrupted ends at once, and the next one takes over', async () => {
  const interrupted = path.join(root, 'interrupted');
  const server = startVite({ STORE_DATA_DIR: interrupted });
  await expect.poll(server.output, { timeout: 30_000 }).toContain('Starting Postgres');
  running.delete(server);
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(130);
  expect(server.output()).not.toContain('The store is ready');
  const backend = await createBackend({ dataDir: interrupted });
  expect(await backend.sql('select 1 as one')).toEqual([{ one: 1 }]);
  await backend.close();
});

test('with a hosted project in the settings nothing is served, made or loaded', async () => {
  const untouched = path.join(root, 'untouched');
  const server = startVite({
    STORE_DATA_DIR: untouched,
    VITE_SUPABASE_URL: 'https://project.supabase.co',
  });
  const answer = await firstAnswer(`${STORE}/rest/v1/iva`);
  expect(await answer.text()).toContain('<title>store</title>');
  expect(existsSync(untouched)).toBe(false);
  expect(server.output()).not.toContain('embedded backend');
});

describe('faults', () => {
  const STACK = /^\s+at /m;

  test('a data directory that is a file ends the start with a sentence', async () => {
    const file = path.join(root, 'file');
    await writeFile(file, 'not a directory');
    const server = startVite({ STORE_DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      `The data directory ${file} cannot be used: it is a file, not a directory.`,
    );
    expect(server.output()).not.toMatch(STACK);
  });

  test('a port that is taken ends the start with a sentence', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(PORT, '0.0.0.0', resolve));
    const server = startVite();
    expect(await server.ended).toBe(1);
    other.close();
    expect(server.output()).toContain(`Port ${PORT} is taken. Stop the program that has it`);
    expect(server.output()).not.toMatch(STACK);
  });
});
