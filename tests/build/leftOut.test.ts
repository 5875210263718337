import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, createLogger } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { staticPages } from '../../scripts/vite/staticPages.ts';
import { hostedSettings } from './support.ts';

/** No program listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9';

const root = mkdtempSync(join(tmpdir(), 'store-left-out-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

// A document without the store: only the plugin that reads the backend matters here.
test('a build without its backend succeeds and reports what is left out', async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><head><title>-</title></head>');
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public', 'robots.txt'), 'User-agent: *\n');
  for (const [name, value] of Object.entries(hostedSettings(UNREACHABLE, 'key'))) {
    vi.stubEnv(name, value);
  }
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const logger = Object.assign(createLogger('silent'), { info: say, warn: say });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    customLogger: logger,
    plugins: [staticPages()],
  });

  const read = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  expect(said.join('\n')).toContain('Left out: product documents, sitemap.xml');
  expect(() => read('sitemap.xml')).toThrow('ENOENT');
  expect(read('robots.txt')).not.toContain('Sitemap');
  expect(read('index.html')).toContain('content="https://tienda.example/og.png"');
  expect(read('catalogue.html')).toContain('href="https://tienda.example/catalogue"');
});
