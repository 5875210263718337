import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createSocket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger, createServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';
import { REPO_ROOT } from '#backend/paths.ts';
import { MAX_BODY_BYTES } from '#backend/vite/nodeBridge.ts';
import { embeddedBackend } from '#backend/vitePlugin.ts';

vi.setConfig({ testTimeout: 120_000 });

const PORT = 4603;
const STORE = `http://localhost:${PORT}`;

let root: string;
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-vite-test-'));
  dataDir = path.join(root, 'data');
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>store</title>');
  const plugin = path.join(REPO_ROOT, 'supabase', 'local', 'vitePlugin.ts');
  await writeFile(
    path.join(root, 'vite.config.ts'),
    `import { embeddedBackend } from ${JSON.stringify(plugin)};
export default { plugins: [embeddedBackend({ demo: 'rows' })], server: { host: '0.0.0.0' } };`,
  );
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));

/** Requests until the server listens: the first response is what a person would see first. */
async function firstResponse(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response !== null) return response;
    await delay(20);
  }
}

describe('Vite in a process of its own', () => {
  /** A dev server as a person starts it. */
  type Server = {
    readonly process: ChildProcess;
    readonly output: () => string;
    readonly ended: Promise<number | null>;
  };

  const running = new Set<Server>();
  afterEach(async () => {
    for (const server of running) await stop(server, 'SIGKILL');
  });

  function startVite(): Server {
    const { VITEST: _vitest, ...inherited } = process.env;
    const vite = path.join(REPO_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
    const child = spawn(process.execPath, [vite, root, '--port', String(PORT), '--strictPort'], {
      env: { ...inherited, STORE_DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const server: Server = { process: child, output: () => output, ended };
    running.add(server);
    return server;
  }

  async function stop(server: Server, signal: NodeJS.Signals): Promise<number | null> {
    running.delete(server);
    server.process.kill(signal);
    return server.ended;
  }

  /** Adds a familia with the demo staff's sign-in, which the terminal shows. */
  async function addFamilia(nombre: string, output: string): Promise<Response> {
    const [, email, password] = /Staff\s+(\S+)\s+password (\S+)/.exec(output) ?? [];
    const headers = { 'content-type': 'application/json', apikey: LOCAL_ANON_KEY };
    const signedIn = await fetch(`${STORE}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password }),
    });
    const { access_token } = await signedIn.json();
    return fetch(`${STORE}/rest/v1/familia`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${access_token}` },
      body: JSON.stringify({ nombre }),
    });
  }

  test('an interrupted first start ends at once', async () => {
    const server = startVite();
    await expect.poll(server.output, { timeout: 30_000 }).toContain('Starting Postgres');
    expect(await stop(server, 'SIGINT')).toBe(130);
    expect(server.output()).not.toContain('The store is ready');
  });

  test('the next start answers waiting requests, only from this machine and of limited size', async () => {
    const server = startVite();
    const first = await firstResponse(`${STORE}/rest/v1/familia?select=nombre&limit=1`);
    expect(first.status).toBe(200);
    expect(await first.json()).toHaveLength(1);
    expect(await (await fetch(`${STORE}/`)).text()).toContain('<title>store</title>');
    await expect.poll(server.output, { timeout: 10_000 }).toContain(`Outbox       ${STORE}/outbox`);

    const own = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const outside = own && (await fetch(`http://${own}:${PORT}/outbox.json`));
    expect(outside ? outside.status : 403).toBe(403);
    const tooLarge = await fetch(`${STORE}/storage/v1/object/productsamples/highres/a.webp`, {
      method: 'POST',
      headers: { 'content-type': 'image/webp' },
      body: new Uint8Array(MAX_BODY_BYTES + 1),
    }).catch(() => null);
    // The server may close the connection before the whole body is sent.
    expect(tooLarge?.status ?? 413).toBe(413);
    const long = await fetch(`${STORE}/rest/v1/iva?id=in.(${'1,'.repeat(9_000)}1)`);
    expect(long.status).toBe(431);

    const written = await addFamilia('Escrita justo antes', server.output());
    expect(written.status).toBe(201);
    await stop(server, 'SIGKILL');
  });

  test('a row written right before kill -9 is kept, and a normal stop releases the data', async () => {
    const server = startVite();
    const query = 'familia?select=nombre&nombre=eq.Escrita justo antes';
    const found = await firstResponse(`${STORE}/rest/v1/${query}`);
    expect(await found.json()).toHaveLength(1);
    await stop(server, 'SIGTERM');
    expect(existsSync(path.join(dataDir, 'lock.json'))).toBe(false);
  });
});

describe('Vite in this process', () => {
  const errors: string[] = [];

  beforeEach(() => {
    errors.length = 0;
    // The plugin is off in tests.
    vi.stubEnv('VITEST', '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  function createVite(port: number) {
    const error = (text: string) => void errors.push(text);
    return createServer({
      configFile: false,
      root,
      customLogger: Object.assign(createLogger('silent'), { error }),
      plugins: [embeddedBackend()],
      server: { port, strictPort: true, host: '127.0.0.1', ws: false, watch: null },
    });
  }

  test('with a hosted project in the settings nothing is served or created', async () => {
    const untouched = path.join(root, 'untouched');
    vi.stubEnv('STORE_DATA_DIR', untouched);
    vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
    const server = await createVite(PORT + 1);
    await server.listen();
    const response = await fetch(`http://127.0.0.1:${PORT + 1}/rest/v1/iva`, {
      headers: { accept: 'text/html' },
    });
    expect(await response.text()).toContain('<title>store</title>');
    await server.close();
    expect(existsSync(untouched)).toBe(false);
  });

  describe('faults', () => {
    test('a used port and a data directory that is a file end the start with a sentence each', async () => {
      const exit = vi.spyOn(process, 'exit');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process goes on
      exit.mockImplementation(() => undefined as never);
      const file = path.join(root, 'file');
      await writeFile(file, 'not a directory');
      vi.stubEnv('STORE_DATA_DIR', file);
      const other = createSocket();
      await new Promise<void>((resolve) => other.listen(PORT, '127.0.0.1', resolve));
      const server = await createVite(PORT);
      await expect(server.listen()).rejects.toThrow('already in use');
      await expect.poll(() => errors.length, { timeout: 30_000 }).toBe(2);
      await server.close();
      other.close();
      expect(exit.mock.calls).toEqual([[1], [1]]);
      const [ofPort, ofDirectory] = errors;
      expect(ofPort).toMatch(
        new RegExp(`^Port ${PORT} is taken\\. Stop the program that has it.*$`),
      );
      expect(ofDirectory).toBe(
        `The data directory ${file} cannot be used: it is a file, not a directory. ` +
          'Set STORE_DATA_DIR to a directory that can be written to.',
      );
    });
  });
});
