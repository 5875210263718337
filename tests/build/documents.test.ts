import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from '#backend/createBackend.ts';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { inSetup } from '#tests/inSetup.ts';
import { buildStore, examine, runVite, serve, type Build } from './support.ts';

const MANY = 1005;

let backend: Backend;
let backendUrl: string;
let build: Build;
let site: string;
let closeSite: () => Promise<void>;

beforeAll(async () => {
  backend = await inSetup('the demo shop', createBackend({ demo: 'rows' }));
  await backend.sql(`with s as (
      insert into public.subfamilia (nombre, familia_id)
      select 'Muestra ' || n, 1 from generate_series(1, ${MANY}) n returning id
    ) insert into public.producto (codigo, nombre, sub_familia_id, precio1)
      select 'M-' || id, 'Muestra', id, 100 from s`);
  backendUrl = await serve(backend);
  const settings = {
    ...hostedSettings(backendUrl, backend.anonKey),
    VITE_BRAND_NAME: 'Telas & Más',
    VITE_WEB_VITALS_URL: 'https://stats.example/vitals',
  };
  build = await inSetup('the documents of the shop', buildStore(settings));
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: build.dir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  site = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  closeSite = () => server.close();
});

afterAll(async () => {
  await closeSite();
  await backend.close();
});

function content(html: string | null, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html ?? '')?.[1];
}

test('the build writes a document of every product, even of more than a thousand, and logs their number', async () => {
  const [row] = await backend.sql<{ count: number; last: number }>(
    'select count(distinct sub_familia_id), max(sub_familia_id) as last from public.producto',
  );
  expect(build.output).toContain(`Documents of ${row?.count} products written`);
  expect(content(build.read(`product/${row?.last}.html`), 'og:title')).toBe(`Muestra ${MANY}`);
});

test('the document of a product has its title, description, URL and picture', () => {
  const html = build.read('product/1.html');
  expect(html).toContain('<title>Camiseta cuello redondo · Telas &amp; Más</title>');
  expect(html).toContain(
    '<link rel="canonical" href="https://tienda.example/product/1" data-static',
  );
  expect(content(html, 'og:url')).toBe('https://tienda.example/product/1');
  expect(content(html, 'og:title')).toBe('Camiseta cuello redondo');
  expect(content(html, 'description')).toMatch(/^Camiseta cuello redondo desde ₡3,500\.00, IVA/);
  expect(content(html, 'og:image')).toBe(
    `${backendUrl}/storage/v1/object/public/productsamples/thumbnails/camiseta-cuello-redondo.webp`,
  );
});

test('every document links to the web app manifest, whose icons have the sizes that it names', async () => {
  for (const file of ['index.html', 'product/1.html', 'admin.html']) {
    expect(build.read(file)).toContain('<link rel="manifest" href="/app.webmanifest">');
  }
  type Manifest = { name: string; icons: { src: string; sizes: string }[] };
  const manifest: Manifest = JSON.parse(build.read('app.webmanifest') ?? '');
  expect(manifest.name).toBe('Telas & Más');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(path.join('public', src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('every document has the same inline scripts, which the content security policy allows', () => {
  const policy = build.read('_headers') ?? '';
  const inline = (file: string) =>
    [...(build.read(file) ?? '').matchAll(/<script>(.*?)<\/script>/gs)].map(
      ([, code = '']) => code,
    );
  expect(inline('index.html').length).toBeGreaterThan(0);
  for (const file of ['product/1.html', 'catalogue.html', 'cart.html', 'admin.html']) {
    expect(inline(file)).toEqual(inline('index.html'));
  }
  for (const code of inline('index.html')) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});

test('index.html names no URL, pages of one shopper are not indexed, and the sitemap lists all other pages', () => {
  expect(build.read('index.html')).not.toContain('rel="canonical"');
  expect(content(build.read('cart.html'), 'robots')).toBe('noindex');
  const map = build.read('sitemap.xml') ?? '';
  expect(map).toContain('<loc>https://tienda.example/catalogue?familia=1</loc>');
  expect(map.match(/<loc>/g)?.length).toBeGreaterThan(MANY);
  expect(build.read('robots.txt')).toContain('\n\nSitemap: https://tienda.example/sitemap.xml\n');
  // The client was built without VITE_WEB_VITALS_URL, so the library that measures visits is left out.
  expect(build.read('.vite/manifest.json')).not.toContain('node_modules/web-vitals/');
  expect(build.read('_headers')).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
});

test('the preview serves the document of a product, and index.html for an unknown product', async () => {
  const page = async (address: string) => (await fetch(new URL(address, site))).text();
  expect(content(await page('/product/1'), 'og:title')).toBe('Camiseta cuello redondo');
  expect(content(await page('/product/1?color=1&talla=M'), 'og:url')).toBe(
    'https://tienda.example/product/1',
  );
  for (const address of ['/product/999999', '/product/%E0%A4%A', '/%?q=%E0']) {
    expect(await page(address)).toBe(build.read('index.html'));
  }
});

describe('the doctor', () => {
  function settings(changed: Readonly<Record<string, string>>): Record<string, string> {
    const vitals = { VITE_WEB_VITALS_URL: 'https://stats.example/vitals' };
    return { ...hostedSettings(backendUrl, backend.anonKey), ...vitals, ...changed };
  }

  test('finds no fault in the published store', async () => {
    const { said, wrong } = await examine(settings({ VITE_SITE_URL: site }));
    expect(said).not.toContain('✗');
    expect(wrong).toBe(0);
    for (const line of [
      '✓ nobody can sign up',
      '✓ visitors can read the products',
      '✓ visitors cannot read the orders',
      '✓ the schema private is not served',
      `✓ ${site} shows the store`,
      '✓ its headers are those of the build',
      'from faults order by position;',
    ]) {
      expect(said).toContain(line);
    }
  });

  test('reports another key, missing headers, missing pages and missing scripts', async () => {
    const index = build.read('index.html') ?? '';
    const bare = await serve({
      fetch: async (request) => {
        const html = { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' };
        if (new URL(request.url).pathname === '/') return new Response(index, { headers: html });
        return new Response('Not here', { status: 404 });
      },
    });
    const { said } = await examine(
      settings({ VITE_SITE_URL: bare, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rotated' }),
    );
    expect(said).toContain('✗ the project refuses VITE_SUPABASE_PUBLISHABLE_KEY (status 401');
    expect(said).toContain('✗ the published store was built with another key');
    expect(said).toContain('✗ header Content-Security-Policy is missing');
    expect(said).not.toContain('X-Content-Type-Options');
    expect(said).toContain('✗ no page at /catalogue (status 404), /product/1 (status 404)');
    expect(said).toMatch(/✗ its script \/static\/js\/\S+ does not arrive \(status 404\)/);
  });
});

describe('faults', () => {
  test('a build without its backend succeeds, logs what is left out, and has skeletons', async () => {
    // No program listens on this port.
    const { output, read } = await buildStore(hostedSettings('http://127.0.0.1:9', 'key'));
    expect(output).toContain('Left out: data in the documents, product documents, sitemap.xml');
    expect(read('sitemap.xml')).toBeNull();
    expect(read('robots.txt')).not.toContain('Sitemap');
    expect(read('index.html')).toContain('content="https://tienda.example/og.png"');
    expect(read('catalogue.html')).toContain('Cargando productos...');
    expect(read('catalogue.html')).not.toContain('<article');
  });
});

describe('bad inputs', () => {
  const without = path.join(tmpdir(), 'no-build-here');

  test.each([
    ['a preview without a build', ['preview', '--port', '4611'], {}, `no build in ${without}: run`],
    [
      'incomplete settings',
      ['build'],
      { VITE_SUPABASE_URL: 'https://abc.supabase.co' },
      '- VITE_SUPABASE_PUBLISHABLE_KEY is missing',
    ],
  ])('%s: Vite ends with a message, no stack trace', async (_what, args, settings, text) => {
    const { output, exitCode } = await runVite([...args, '--outDir', without], settings);
    expect(exitCode).toBe(1);
    expect(output).toContain(text);
    expect(output).not.toMatch(/^\s+at /m);
  });
});
