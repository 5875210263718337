import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../../../scripts/vite/staticPagesCatalogue.ts';
import { renderHead, type StaticHead } from '../../../scripts/vite/staticPagesHead.ts';
import { productHead, sitemapPaths } from '../../../scripts/vite/staticPagesHeads.ts';
import { renderSitemap } from '../../../scripts/vite/staticPagesSitemap.ts';

const SITE = { url: 'https://tienda.example', backendUrl: 'https://shop.supabase.co' };
const UNKNOWN_SITE = { ...SITE, url: '' };
const ENTRY: CatalogueEntry = {
  id: 12,
  name: 'Camiseta cuello redondo',
  familiaId: 3,
  familiaName: 'Camisetas',
  thumbnail: '/storage/v1/object/public/productsamples/thumbnails/a.webp',
  fromPrice: 3500,
};

function documentOf(head: StaticHead, brand = 'Textiles Taras') {
  const html = `<!doctype html><html><head>${renderHead(brand, head)}</head><body></body></html>`;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const content = (name: string) =>
    document.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content') ??
    null;
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
  return { document, content, canonical };
}

test('the description of a product without a price names none', () => {
  const { content } = documentOf(productHead(SITE, { ...ENTRY, fromPrice: null }));
  expect(content('description')).not.toMatch(/₡|desde|\{/);
  expect(content('description')).toContain('Camiseta cuello redondo');
});

test.each([
  [null, 'https://tienda.example/og.png'],
  ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
  ['/pictures/a.webp', 'https://tienda.example/pictures/a.webp'],
  ['//evil.example/a.webp', 'https://tienda.example/og.png'],
  ['javascript:alert(1)', 'https://tienda.example/og.png'],
])('the thumbnail %s is shared as %s', (thumbnail, shared) => {
  expect(productHead(SITE, { ...ENTRY, thumbnail }).imageUrl).toBe(shared);
});

test('a store without a public address has no canonical address and no picture', () => {
  const head = productHead(UNKNOWN_SITE, { ...ENTRY, thumbnail: null });
  const { content, canonical } = documentOf(head);
  expect([canonical, content('og:url'), content('og:image')]).toEqual([null, null, null]);
});

test.each([
  '"><script>window.hacked = 1</script>',
  `'simples' "dobles" & <b>`,
  '</title></head><body onload=alert(1)>',
  'hilo 🧵 ñ é 日本',
  '$& $1 {{price}} {{name}}',
  'x'.repeat(300),
])('the name %s stays text', (name) => {
  const { document, content } = documentOf(
    productHead(SITE, { ...ENTRY, name, familiaName: name }),
    name,
  );
  expect(document.querySelector('script, b')).toBeNull();
  expect(document.body.attributes).toHaveLength(0);
  expect(document.title).toBe(`${name} · ${name}`);
  expect(content('og:title')).toBe(name);
  expect(content('og:site_name')).toBe(name);
  expect(content('description')?.startsWith(name.slice(0, 290))).toBe(true);
});

test('line breaks, control characters and half emojis are removed', () => {
  const name = 'Uno\n dos\u0000\u{1F9F5}'.slice(0, -1);
  expect(documentOf(productHead(SITE, { ...ENTRY, name })).content('og:title')).toBe('Uno dos');
});

test('a long description is cut, never inside an emoji', () => {
  const familiaName = `${'x'.repeat(228)}${'🧵'.repeat(60)}`;
  const text = documentOf(productHead(SITE, { ...ENTRY, familiaName })).content('description');
  expect(text?.length).toBeLessThanOrEqual(300);
  expect(text).toMatch(/🧵…$/u);
});

test('the site map lists pages, products, and each familia once', () => {
  expect(sitemapPaths([ENTRY, { ...ENTRY, id: 13 }])).toEqual([
    '/',
    '/catalogue',
    '/contact',
    '/location',
    '/about',
    '/catalogue?familia=3',
    '/product/12',
    '/product/13',
  ]);
});

test('the site map is valid XML for any address', () => {
  const urls = [`https://tienda.example/?a=1&b="<'>`, 'https://tienda.example/'];
  const xml = new DOMParser().parseFromString(renderSitemap(urls), 'text/xml');
  expect([...xml.querySelectorAll('loc')].map((loc) => loc.textContent)).toEqual(urls);
});
