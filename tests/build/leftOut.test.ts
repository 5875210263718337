import { expect, test } from 'vitest';
import { buildStore, hostedSettings } from './support.ts';

/** Nobody listens on the port for "discard" of this machine. */
const UNREACHABLE = 'http://127.0.0.1:9';

test('a build whose backend is out of reach succeeds, says what it leaves out, and makes the rest', async () => {
  const build = await buildStore(hostedSettings(UNREACHABLE, 'key'));
  expect(build.output).toContain('Left out: product documents, sitemap.xml');
  expect(build.read('sitemap.xml')).toBeNull();
  expect(build.read('robots.txt')).not.toContain('Sitemap');
  expect(build.read('index.html')).toContain('content="https://tienda.example/og.png"');
  expect(build.read('catalogue.html')).toContain('href="https://tienda.example/catalogue"');
}, 120_000);
