import { createHash } from 'node:crypto';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { hostedSettings } from '#tests/hostedSettings.ts';
import { buildStore, examine, serve, type Build } from './support.ts';

/** More than the 1000 rows of a response. */
const MANY = 1005;

let backend: Backend;
let backendUrl: string;
let build: Build;
/** Origin of the preview. */
let site: string;
let closeSite: () => Promise<void>;

beforeAll(async () => {
  backend = await createBackend({ demo: 'rows' });
  await backend.sql(`with s as (
      insert into public.subfamilia (nombre, familia_id)
      select 'Muestra ' || n, 1 from generate_series(1, ${MANY}) n returning id
    ) insert into public.producto (codigo, nombre, sub_familia_id, precio1)
      select 'M-' || id, 'Muestra', id, 100 from s`);
  backendUrl = await serve(backend);
  build = await buildStore({
    ...hostedSettings(backendUrl, backend.anonKey),
    VITE_BRAND_NAME: 'Telas & Más',
    VITE_WEB_VITALS_URL: 'https://stats.example/vitals',
  });
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: build.dir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  site = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  closeSite = () => server.close();
}, 120_000);

afterAll(async () => {
  await closeSite();
  await backend.close();
});

/** Content of a meta tag. */
function content(html: string | null, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html ?? '')?.[1];
}

test('the build writes a document per product, also after the thousandth, and reports how many', async () => {
  const [row] = await backend.sql<{ count: number }>(
    'select count(distinct sub_familia_id) from public.producto',
  );
  expect(build.output).toContain(`Documents of ${row?.count} products written`);
  expect(Number(row?.count)).toBeGreaterThan(MANY);
  const [last] = await backend.sql<{ id: number }>('select max(id) as id from public.subfamilia');
  expect(content(build.read(`product/${last?.id}.html`), 'og:title')).toBe(`Muestra ${MANY}`);
});

test('the document of a product has its title, description, URL and picture', () => {
  const html = build.read('product/1.html');
  expect(html).toContain('<title>Camiseta cuello redondo · Telas &amp; Más</title>');
  expect(html).toContain(
    '<link rel="canonical" href="https://tienda.example/product/1" data-static',
  );
  expect(content(html, 'og:url')).toBe('https://tienda.example/product/1');
  expect(content(html, 'og:title')).toBe('Camiseta cuello redondo');
  expect(content(html, 'og:site_name')).toBe('Telas &amp; Más');
  expect(content(html, 'og:type')).toBe('website');
  expect(content(html, 'description')).toMatch(/^Camiseta cuello redondo desde ₡3,500\.00, IVA/);
  expect(content(html, 'og:image')).toBe(
    `${backendUrl}/storage/v1/object/public/productsamples/thumbnails/camiseta-cuello-redondo.webp`,
  );
});

test('every document has scripts that the content security policy allows, and the same ones', () => {
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

test('index.html has no address of its own, pages of one shopper are not indexed, and the site map lists the rest', () => {
  const html = build.read('index.html');
  expect(html).toMatch(/<title>[^<]+ · Telas &amp; Más<\/title>/);
  expect(html).not.toContain('rel="canonical"');
  for (const page of ['cart.html', 'orders.html']) {
    expect(content(build.read(page), 'robots')).toBe('noindex');
  }
  const map = build.read('sitemap.xml') ?? '';
  expect(map).toContain('<loc>https://tienda.example/catalogue?familia=1</loc>');
  expect(map.match(/<loc>/g)?.length).toBeGreaterThan(MANY);
  expect(build.read('robots.txt')).toContain('\n\nSitemap: https://tienda.example/sitemap.xml\n');
  // With VITE_WEB_VITALS_URL the build has the library that measures visits.
  expect(build.read('.vite/manifest.json')).toContain('node_modules/web-vitals/');
  expect(build.read('_headers')).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
});

test('the preview serves the document of a product, and index.html for an unknown one', async () => {
  const page = async (path: string) => (await fetch(new URL(path, site))).text();
  expect(content(await page('/product/1'), 'og:title')).toBe('Camiseta cuello redondo');
  expect(content(await page('/product/1?color=1&talla=M'), 'og:url')).toBe(
    'https://tienda.example/product/1',
  );
  expect(await page('/product/999999')).toBe(build.read('index.html'));
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
      `✓ ${site} shows the store`,
      '✓ it was built with the project and the key in .env',
      '✓ its headers are those of the build',
      '✓ addresses of pages and products show the store',
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
      settings({ VITE_SITE_URL: bare, VITE_SUPABASE_ANON_KEY: 'sb_publishable_rotated' }),
    );
    expect(said).toContain('✗ the project refuses VITE_SUPABASE_ANON_KEY (status 401');
    expect(said).toContain('✗ the published store was built with another key');
    expect(said).not.toContain('sb_publishable_rotated');
    expect(said).toContain('✗ header Content-Security-Policy is missing');
    expect(said).toContain('✗ header Cross-Origin-Opener-Policy is missing');
    expect(said).not.toContain('X-Content-Type-Options');
    expect(said).toContain('✗ no page at /catalogue (status 404), /product/1 (status 404)');
    expect(said).toMatch(/✗ its script \/static\/js\/\S+ does not arrive \(status 404\)/);
  });
});
