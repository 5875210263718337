import { expect, test } from 'vitest';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { buildStore } from './support.ts';

/** No program listens on this port. */
const UNREACHABLE = 'http://127.0.0.1:9';

test('a build without its backend succeeds, reports what is left out, and has skeletons', async () => {
  const { output, read } = await buildStore(hostedSettings(UNREACHABLE, 'key'));
  expect(output).toContain('Left out: data in the documents, product documents, sitemap.xml');
  expect(read('sitemap.xml')).toBeNull();
  expect(read('robots.txt')).not.toContain('Sitemap');
  expect(read('index.html')).toContain('content="https://tienda.example/og.png"');
  const catalogue = read('catalogue.html') ?? '';
  expect(catalogue).toContain('href="https://tienda.example/catalogue"');
  expect(catalogue).toContain('Escoja un producto para ver sus colores');
  expect(catalogue).toContain('Cargando productos...');
  expect(catalogue).not.toContain('<article');
});
