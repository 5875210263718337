import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';
import { head, structuredData } from './head.ts';

useBackend(PRODUCT_ROWS);

function goTo(path: string): void {
  history.pushState(null, '', path);
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
}

function expectPublicHead(url: string, locale: string): void {
  expect(document.title).toMatch(/.+ · Textiles Taras$/);
  const [description] = head.all('description');
  expect(description?.length).toBeGreaterThan(20);
  expect(description).not.toMatch(/\{\{|undefined|null/);
  expect(head.all('og:description')).toEqual([description]);
  expect(head.all('og:title')).toEqual([document.title.replace(' · Textiles Taras', '')]);
  expect(head.all('og:url')).toEqual([url]);
  expect(head.all('og:image')).toEqual([expect.stringMatching(/^https?:\/\//)]);
  expect(head.all('og:locale')).toEqual([locale]);
  expect(head.all('robots')).toEqual([]);
  expect(head.doubled()).toEqual([]);
}

test('every public page has its own title, description and canonical address', async () => {
  const pages = [
    ['/', '/'],
    ['/catalogue?orden=price-asc', '/catalogue'],
    ['/catalogue?familia=1&orden=price-asc', '/catalogue?familia=1'],
    ['/product/20?color=1&talla=M', '/product/20'],
    ['/quick-order', '/quick-order'],
    ['/contact', '/contact'],
    ['/location', '/location'],
    ['/about', '/about'],
    ['/catalogue?familia=junk', '/catalogue'],
  ] as const;
  const titles = new Set<string>();
  const descriptions = new Set<string | null | undefined>();
  const { user } = await renderApp('/');
  for (const [path, canonical] of pages) {
    goTo(path);
    const url = location.origin + canonical;
    await waitFor(() => expect(head.canonical()).toEqual([url]));
    expectPublicHead(url, 'es_CR');
    titles.add(document.title);
    descriptions.add(head.all('description')[0]);
  }
  const addresses = new Set(pages.map(([, canonical]) => canonical));
  expect([titles.size, descriptions.size]).toEqual([addresses.size, addresses.size]);
  expect(titles).toContain('Camisetas · Textiles Taras');

  await user.click(screen.getByText('EN'));
  await waitFor(() => expect(head.all('og:locale')).toEqual(['en_US']));
  expectPublicHead(`${location.origin}/catalogue`, 'en_US');
  expect(titles).not.toContain(document.title);
  expect(document.documentElement.lang).toBe('en');
});

test.each(['/cart', '/admin', '/no-such-page', '/product/23', '/product/9999'])(
  'search engines are asked to leave %s out',
  async (path) => {
    expectLoggedError(/product: load/);
    await renderApp(path);
    await waitFor(() => expect(head.all('robots')).toEqual(['noindex']));
    expect(head.canonical()).toEqual([]);
    expect(head.doubled()).toEqual([]);
  },
);

test('the head of a product has its lowest price, picture and offers', async () => {
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

test('a product without a price has no offer, and its data goes away with its page', async () => {
  await renderApp('/product/22');
  await findProduct('Tela por metro');
  expect(structuredData()[0]?.['@graph'][0]).not.toHaveProperty('offers');
  expect(head.all('description')[0]).not.toMatch(/₡/);
  goTo('/about');
  await waitFor(() => expect(structuredData()).toEqual([]));
});
