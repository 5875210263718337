import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { REPO_ROOT } from '#backend/paths.ts';
import { embeddedBackend, isLoopback } from '#backend/vitePlugin.ts';
import { LOCAL_ANON_KEY } from '#config/localBackend.ts';

const PORT = 4603;
const STORE = `http://localhost:${PORT}`;
const SIGN_IN = /Staff\s+(\S+)\s+password (\S+)/;

let root: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'store-vite-test-'));
  dataDir = path.join(root, 'data');
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>store</title>');
  const plugin = path.join(REPO_ROOT, 'supabase', 'local', 'vitePlugin.ts');
  await writeFile(
    path.join(root, 'vite.config.ts'),
    `import { embeddedBackend } from ${JSON.stringify(plugin)};
export default { plugins: [embeddedBackend({ demo: 'rows' })] };`,
  );
});
afterEach(() => void vi.unstubAllEnvs());

async function requestToken(grant: string, body: object) {
  const response = await fetch(`${STORE}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: LOCAL_ANON_KEY },
    body: JSON.stringify(body),
  });
  return response.json();
}

function startVite() {
  const { VITEST: _vitest, ...inherited } = process.env;
  const vite = path.join(REPO_ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, root, '--port', String(PORT), '--strictPort'], {
    env: { ...inherited, STORE_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output += chunk));
  }
  const kill = () => {
    child.kill('SIGKILL');
    return once(child, 'exit');
  };
  return { output: () => output, kill };
}

const errors: string[] = [];

function createVite() {
  // Turns on the plugin, which is off in tests.
  vi.stubEnv('VITEST', '');
  const error = (text: string) => void errors.push(text);
  return createServer({
    configFile: false,
    root,
    customLogger: Object.assign(createLogger('silent'), { error }),
    plugins: [embeddedBackend({ demo: 'rows' })],
    server: { port: PORT, strictPort: true, host: '0.0.0.0', ws: false, watch: null },
  });
}

// One long test, because each start that creates the data takes seconds.
test('the data survive kill -9, other machines are refused, and a stop unlocks the data', async () => {
  const { output, kill } = startVite();
  await expect.poll(output).toMatch(SIGN_IN);
  expect(output()).toContain(`Outbox       ${STORE}/outbox`);
  const [, email, password] = SIGN_IN.exec(output()) ?? [];
  const { refresh_token } = await requestToken('password', { email, password });
  await kill();

  vi.stubEnv('STORE_DATA_DIR', dataDir);
  const server = await createVite();
  await server.listen();
  expect(await (await fetch(`${STORE}/`)).text()).toContain('<title>store</title>');
  const renewed = await requestToken('refresh_token', { refresh_token });
  expect(renewed.user.email).toBe('staff@demo.example');
  const lock = path.join(dataDir, 'lock.json');
  expect(existsSync(lock)).toBe(true);

  const own = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  const outside = own && (await fetch(`http://${own}:${PORT}/outbox.json`));
  expect(outside ? outside.status : 403).toBe(403);
  await server.close();
  expect(existsSync(lock)).toBe(false);
});

test('the embedded backend serves and creates nothing if the settings name a hosted project', async () => {
  vi.stubEnv('STORE_DATA_DIR', dataDir);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  const server = await createVite();
  await server.listen();
  const response = await fetch(`${STORE}/rest/v1/iva`, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain('<title>store</title>');
  await server.close();
  expect(existsSync(dataDir)).toBe(false);
});

test('the dev server opens the store at a URL that cannot be decoded', async () => {
  const server = await createServer({
    root: REPO_ROOT,
    cacheDir: root,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { port: PORT, strictPort: true, ws: false, watch: null },
  });
  await server.listen();
  const response = await fetch(`${STORE}/%E0?q=%E0`, { headers: { accept: 'text/html' } });
  expect(await response.text()).toContain('<title>Textiles Taras</title>');
  await server.close();
});

describe('faults', () => {
  test('a start whose data directory is a file ends with a clear message', async () => {
    const exit = vi.spyOn(process, 'exit');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the process goes on
    exit.mockImplementation(() => undefined as never);
    await writeFile(dataDir, 'not a directory');
    vi.stubEnv('STORE_DATA_DIR', dataDir);
    const server = await createVite();
    await expect.poll(() => errors.length).toBe(1);
    await server.close();
    expect(exit).toHaveBeenCalledExactlyOnceWith(1);
    expect(errors[0]).toContain(`EEXIST: file already exists, mkdir '${dataDir}'`);
  });
});

test.each([
  ['127.0.0.1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.1.example.com', false],
  [undefined, false],
])('the address %s belongs to this machine: %s', (address, expected) => {
  expect(isLoopback(address)).toBe(expected);
});
