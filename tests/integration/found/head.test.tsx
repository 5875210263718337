import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';
import { head, structuredData } from './head.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

const PUBLIC_PAGES = [
  ['/', '/'],
  ['/catalogue', '/catalogue'],
  ['/catalogue?orden=price-asc', '/catalogue'],
  ['/catalogue?familia=1&orden=price-asc', '/catalogue?familia=1'],
  ['/catalogue?familia=junk', '/catalogue'],
  ['/product/20', '/product/20'],
  ['/product/20?color=1&talla=M', '/product/20'],
  ['/contact', '/contact'],
  ['/location', '/location'],
  ['/about', '/about'],
] as const;

for (const language of ['es', 'en'] as const) {
  test.each(PUBLIC_PAGES)(
    `the head of %s (${language}) has a title, a description and the address %s, each once`,
    async (path, canonical) => {
      await renderApp(path, { language });
      const url = location.origin + canonical;
      await waitFor(() => expect(head.canonical()).toEqual([url]), { timeout: 15_000 });
      expect(document.title).toMatch(/.+ · Textiles Taras$/);
      expect(document.documentElement.lang).toBe(language);
      const [description] = head.all('description');
      expect(description?.length).toBeGreaterThan(20);
      expect(description).not.toMatch(/\{\{|undefined|null/);
      expect(head.all('og:description')).toEqual([description]);
      expect(head.all('og:title')).toEqual([document.title.replace(' · Textiles Taras', '')]);
      expect(head.all('og:url')).toEqual([url]);
      expect(head.all('og:image')).toEqual([expect.stringMatching(/^https?:\/\//)]);
      expect(head.all('og:locale')).toEqual([language === 'es' ? 'es_CR' : 'en_US']);
      expect(head.all('robots')).toEqual([]);
      expect(head.doubled()).toEqual([]);
    },
  );
}

test.each(['/cart', '/checkout', '/admin', '/edit-producto', '/no-such-page', '/product/23'])(
  'search engines are asked to leave %s out',
  async (path) => {
    await renderApp(path);
    await waitFor(() => expect(head.all('robots')).toEqual(['noindex']), { timeout: 15_000 });
    expect(head.canonical()).toEqual([]);
    expect(head.doubled()).toEqual([]);
  },
);

test('a product that does not exist is left out, too', async () => {
  expectLoggedError(/product: load/);
  await renderApp('/product/9999');
  await screen.findByRole('alert');
  expect(head.all('robots')).toEqual(['noindex']);
});

test('every public page has a title and a description of its own', async () => {
  const titles = new Set<string>();
  const descriptions = new Set<string | null | undefined>();
  const pages = ['/', '/catalogue', '/product/20', '/contact', '/location', '/about'];
  const { user } = await renderApp('/');
  for (const path of pages) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await waitFor(() => expect(head.canonical()).toEqual([location.origin + path]), {
      timeout: 15_000,
    });
    titles.add(document.title);
    descriptions.add(head.all('description')[0]);
    expect(head.doubled()).toEqual([]);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
  await user.click(screen.getByRole('button', { name: /English/ }));
  await waitFor(() => expect(head.all('og:locale')).toEqual(['en_US']));
  expect(titles).not.toContain(document.title);
  expect(document.documentElement.lang).toBe('en');
});

test('the catalogue of one familia is titled by it, whatever the order', async () => {
  await renderApp('/catalogue?familia=1&orden=name-desc');
  await waitFor(() => expect(document.title).toBe('Camisetas · Textiles Taras'), {
    timeout: 15_000,
  });
  expect(head.all('description')[0]).toContain('Camisetas');
});

test('a product tells its lowest price, its picture and its offers', async () => {
  await renderApp('/product/20?color=2&talla=S');
  await findProduct('Camiseta cuello redondo');
  expect(document.title).toBe('Camiseta cuello redondo · Textiles Taras');
  expect(head.all('description')).toEqual([
    'Camiseta cuello redondo desde ₡3,500.00, IVA incluido. Camisetas al detalle y por mayor: ' +
      'escoja color y talla y envíe su pedido.',
  ]);
  expect(head.all('og:image')).toEqual([`${location.origin}/pictures/thumb.webp`]);
  const [data, ...more] = structuredData();
  expect(more).toEqual([]);
  expect(data?.['@graph']).toMatchObject([
    {
      '@type': 'Product',
      name: 'Camiseta cuello redondo',
      url: `${location.origin}/product/20`,
      offers: { lowPrice: 3500, highPrice: 4000, offerCount: 5, priceCurrency: 'CRC' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Inicio', item: `${location.origin}/` },
        { name: 'Catálogo', item: `${location.origin}/catalogue` },
        { name: 'Camisetas', item: `${location.origin}/catalogue?familia=1` },
        { name: 'Camiseta cuello redondo' },
      ],
    },
  ]);
});

test('the structured data follows to the next page, and is gone with the product', async () => {
  const { user } = await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(structuredData()[0]?.['@graph'][0]).not.toHaveProperty('offers');
  expect(head.all('description')[0]).not.toMatch(/₡/);
  await user.click(screen.getAllByRole('link', { name: 'Catálogo' })[0] ?? document.body);
  await waitFor(() => expect(structuredData()).toEqual([]));
});
