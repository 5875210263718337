import { createHash } from 'node:crypto';
import { preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#backend/createBackend.ts';
import type { Backend } from '#backend/types.ts';
import { buildStore, hostedSettings, serve, type Build } from './support.ts';

const HOSTILE = `"><script>window.hacked = 1</script> 'simples' & 🧵`;
/** PostgREST cuts a list at 1000 rows: more than that takes several readings. */
const MANY = 1005;

let backend: Backend;
let backendUrl: string;
let build: Build;
let hostileId: number;

beforeAll(async () => {
  backend = await createBackend({ demo: 'rows' });
  await backend.sql(`with s as (
      insert into public.subfamilia (nombre, familia_id)
      select 'Muestra ' || n, 1 from generate_series(1, ${MANY}) n returning id
    ) insert into public.producto (codigo, nombre, sub_familia_id, precio1)
      select 'M-' || id, 'Muestra', id, 100 from s`);
  const [row] = await backend.sql<{ id: number }>(
    'insert into public.subfamilia (nombre, familia_id) values ($1, 1) returning id',
    [HOSTILE],
  );
  hostileId = Number(row?.id);
  await backend.sql(
    `insert into public.producto (codigo, nombre, sub_familia_id, precio1)
     values ('HOSTIL', 'Hostil', $1, 1)`,
    [hostileId],
  );
  backendUrl = await serve(backend);
  build = await buildStore({
    ...hostedSettings(backendUrl, backend.anonKey),
    VITE_BRAND_NAME: 'Telas & Más',
    VITE_WEB_VITALS_URL: 'https://stats.example/vitals',
  });
}, 120_000);

afterAll(async () => {
  await backend.close();
});

/** Content of a tag of a document's head. */
function content(html: string | null, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html ?? '')?.[1];
}

test('a build with a backend in reach succeeds and says how many products it has written', async () => {
  const [row] = await backend.sql<{ count: number }>(
    'select count(distinct sub_familia_id) from public.producto',
  );
  expect(build.output).toContain(`Documents of ${row?.count} products written`);
  expect(Number(row?.count)).toBeGreaterThan(MANY);
});

test('the document of a product carries its title, description, address and picture', () => {
  const html = build.read('product/1.html');
  expect(html).toContain('<title>Camiseta cuello redondo · Telas &amp; Más</title>');
  expect(html).toContain(
    '<link rel="canonical" href="https://tienda.example/product/1" data-static>',
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

test('it is the store itself otherwise, under the same content security policy', () => {
  const html = build.read('product/1.html') ?? '';
  const body = (text: string | null) => /<body>.*<\/body>/s.exec(text ?? '')?.[0];
  expect(body(html)).toBe(body(build.read('index.html')));
  const policy = build.read('_headers') ?? '';
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
  expect(inline.length).toBeGreaterThan(0);
  for (const code of inline) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
});

test('rows beyond the thousandth have their documents', async () => {
  const [last] = await backend.sql<{ id: number }>(
    `select max(id) as id from public.subfamilia where nombre like 'Muestra %'`,
  );
  const html = build.read(`product/${last?.id}.html`);
  expect(content(html, 'og:title')).toBe(`Muestra ${MANY}`);
});

test('a hostile name is text in its document', () => {
  const html = build.read(`product/${hostileId}.html`);
  expect(html).not.toContain('<script>window.hacked');
  expect(content(html, 'og:title')).toBe(
    '&quot;&gt;&lt;script&gt;window.hacked = 1&lt;/script&gt; &#39;simples&#39; &amp; 🧵',
  );
});

test('what has nothing to sell has no document, so its address is answered by index.html', () => {
  expect(build.read('product/999999.html')).toBeNull();
  const html = build.read('index.html');
  expect(html).toMatch(/<title>[^<]+ · Telas &amp; Más<\/title>/);
  expect(html).not.toContain('rel="canonical"');
});

test('public pages have documents of their own, those of one visitor ask to be left out', () => {
  expect(content(build.read('catalogue.html'), 'og:title')).toBe('Catálogo');
  expect(content(build.read('about.html'), 'og:image')).toBe('https://tienda.example/og.png');
  expect(content(build.read('cart.html'), 'robots')).toBe('noindex');
  expect(content(build.read('checkout.html'), 'robots')).toBe('noindex');
});

test('the site map lists every page, familia and product, and robots.txt leads to it', () => {
  const addresses = [...(build.read('sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => url,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      'https://tienda.example/',
      'https://tienda.example/catalogue',
      'https://tienda.example/catalogue?familia=1',
      'https://tienda.example/product/1',
      `https://tienda.example/product/${hostileId}`,
    ]),
  );
  expect(addresses.length).toBeGreaterThan(MANY);
  expect(build.read('robots.txt')).toMatch(
    /\n\nSitemap: https:\/\/tienda\.example\/sitemap\.xml\n$/,
  );
});

test('with an address to post it to, the speed of visits is measured, by a file of its own', () => {
  expect(build.read('.vite/manifest.json')).toContain('node_modules/web-vitals/');
  expect(build.read('_headers')).toMatch(/connect-src [^;]*https:\/\/stats\.example/);
});

test('the preview answers the address of a product with its document, and an unknown one as before', async () => {
  const server = await preview({
    logLevel: 'silent',
    build: { outDir: build.dir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const origin = server.resolvedUrls?.local[0] ?? '';
    const page = async (path: string) => (await fetch(new URL(path, origin))).text();
    expect(content(await page('/product/1'), 'og:title')).toBe('Camiseta cuello redondo');
    expect(content(await page('/product/1?color=1&talla=M'), 'og:url')).toBe(
      'https://tienda.example/product/1',
    );
    expect(await page('/product/999999')).toBe(build.read('index.html'));
  } finally {
    await server.close();
  }
});
