import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { buildStore, runVite } from './support.ts';

const empty = mkdtempSync(join(tmpdir(), 'store-empty-'));
afterAll(() => rmSync(empty, { recursive: true, force: true }));

describe('faults', () => {
  test('a build without its backend succeeds, reports what is left out, and has skeletons', async () => {
    // No program listens on this port.
    const { output, read } = await buildStore(hostedSettings('http://127.0.0.1:9', 'key'));
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
});

describe('bad inputs', () => {
  test.each([
    [
      'a preview without a build',
      ['preview', '--port', '4611'],
      {},
      `There is no build in ${empty}: run \`npm run build\` first.`,
    ],
    [
      'incomplete settings',
      ['build'],
      { VITE_SUPABASE_URL: 'https://abc.supabase.co' },
      '- VITE_SUPABASE_ANON_KEY is missing',
    ],
  ])('%s end with a sentence and no stack trace', async (_what, args, settings, text) => {
    const { output, exitCode } = await runVite([...args, '--outDir', empty], settings);
    expect(exitCode).toBe(1);
    expect(output).toContain(text);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
