import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { goTo, renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/visitor.ts';
import { findProduct, openProduct } from '../product/page.ts';
import { PRODUCT_ROWS } from '../product/productRows.ts';

useBackend(PRODUCT_ROWS);

const valuesOf = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
/** Lists the content of every tag of this name; there must be at most one. */
const tagsOf = (name: string) => valuesOf(`[name="${name}"], [property="${name}"]`, 'content');
const canonical = () => valuesOf('link[rel=canonical]', 'href');

function structuredData(): { '@graph': Record<string, unknown>[] }[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.map((script) => JSON.parse(script.textContent));
}

function expectPublicHead(url: string, locale: string): void {
  expect(document.title).toMatch(/.+ · Textiles Taras$/);
  const [description] = tagsOf('description');
  expect(description?.length).toBeGreaterThan(20);
  expect(description).not.toMatch(/\{\{|undefined|null/);
  for (const [name, content] of [
    ['og:description', description],
    ['og:title', document.title.replace(' · Textiles Taras', '')],
    ['og:url', url],
    ['og:image', expect.stringMatching(/^https?:\/\//)],
    ['og:locale', locale],
  ] as const) {
    expect(tagsOf(name)).toEqual([content]);
  }
  expect(tagsOf('robots')).toEqual([]);
}

test('the head of each public page has its own title, description and canonical URL', async () => {
  const pages = [
    ['/', '/'],
    ['/catalogue?familia=1&orden=price-asc', '/catalogue?familia=1'],
    ['/product/20?color=1&talla=M', '/product/20'],
    ['/quick-order', '/quick-order'],
    ['/contact', '/contact'],
    ['/location', '/location'],
    ['/about', '/about'],
    ['/catalogue?familia=junk&orden=price-asc', '/catalogue'],
  ] as const;
  const titles = new Set<string>();
  const descriptions = new Set<string | null | undefined>();
  const { user } = await renderApp('/');
  for (const [path, address] of pages) {
    await goTo(path);
    const url = location.origin + address;
    await waitFor(() => expect(canonical()).toEqual([url]));
    expectPublicHead(url, 'es_CR');
    titles.add(document.title);
    descriptions.add(tagsOf('description')[0]);
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length]);
  expect(titles).toContain('Camisetas · Textiles Taras');
  await user.click(screen.getByText('EN'));
  await waitFor(() => expect(tagsOf('og:locale')).toEqual(['en_US']));
  expectPublicHead(`${location.origin}/catalogue`, 'en_US');
  expect(titles).not.toContain(document.title);
});

test('the head of a private or missing page has robots noindex', async () => {
  expectLoggedError(/read: (subfamilia|productos)/);
  await renderApp('/about');
  const missing = ['/no-such-page', '/product/23', '/product/9999'];
  for (const path of ['/cart', '/orders', '/price-list', '/admin', ...missing]) {
    await goTo('/about');
    await waitFor(() => expect(canonical()).toHaveLength(1));
    await goTo(path);
    await waitFor(() => expect(tagsOf('robots')).toEqual(['noindex']));
    expect(canonical()).toEqual([]);
  }
});

test('the head of a product has its lowest price, picture and structured data', async () => {
  await renderApp('/product/20?color=2&talla=S');
  await findProduct('Camiseta cuello redondo');
  expect(document.title).toBe('Camiseta cuello redondo · Textiles Taras');
  expect(tagsOf('description')).toEqual([
    'Camiseta cuello redondo desde ₡3,500.00, IVA incluido. Camisetas al detalle y por mayor: ' +
      'escoja color y talla y envíe su pedido.',
  ]);
  expect(tagsOf('og:image')).toEqual([`${location.origin}/pictures/thumb.webp`]);
  expect(structuredData()).toHaveLength(1);
  expect(structuredData()[0]?.['@graph']).toMatchObject([
    { '@type': 'Product', url: `${location.origin}/product/20`, offers: { offerCount: 5 } },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, {}, {}, { name: 'Camiseta cuello redondo' }],
    },
  ]);
  await goTo('/about');
  await waitFor(() => expect(structuredData()).toEqual([]));
});

/** Defines `navigator.share` or `navigator.clipboard`; `undefined`: the browser lacks it. */
function offer(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

const offerClipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const pressShare = (user: UserEvent) => user.click(screen.getByText('Compartir'));
const linkField = () => screen.queryByLabelText<HTMLInputElement>('Enlace del producto');
const linkOf = (talla: string) => `${location.origin}/product/20?color=1&talla=${talla}`;

test('sharing a product opens the share sheet with name and link of the variant, and closing it is no error', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  const user = await openProduct('20?color=1&talla=M');
  offer('share', share);
  const writeText = offerClipboard();
  await pressShare(user);
  expect(share).toHaveBeenLastCalledWith({ title: 'Camiseta cuello redondo', url: linkOf('M') });
  await user.click(screen.getByLabelText('XL'));
  share.mockRejectedValue(new DOMException('closed', 'AbortError'));
  await pressShare(user);
  expect(share.mock.lastCall?.[0].url).toBe(linkOf('XL'));
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Enlace copiado')).not.toBeInTheDocument();
  expect(linkField()).not.toBeInTheDocument();
});

describe('faults', () => {
  test('sharing a product without a share sheet copies the link, or shows and selects it if that fails', async () => {
    expectLoggedError(/share: open the sheet/);
    const user = await openProduct('20?color=1&talla=M');
    const writeText = offerClipboard();
    await pressShare(user);
    expect(await findToast('Enlace copiado')).toBeVisible();
    offer('share', () => Promise.reject(new DOMException('not here', 'NotAllowedError')));
    await pressShare(user);
    expect(writeText.mock.calls).toEqual([[linkOf('M')], [linkOf('M')]]);
    writeText.mockRejectedValue(new DOMException('no'));
    await pressShare(user);
    const field = await screen.findByLabelText<HTMLInputElement>('Enlace del producto');
    expect(field).toHaveValue(linkOf('M'));
    expect(field).toHaveFocus();
    const text = 'No pudimos copiarlo. Está seleccionado: cópielo desde aquí.';
    expect(field).toHaveAccessibleDescription(text);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await user.click(screen.getByLabelText('XL'));
    await waitFor(() => expect(linkField()).not.toBeInTheDocument());
    offer('clipboard', undefined);
    await pressShare(user);
    expect(await screen.findByDisplayValue(linkOf('XL'))).toBeVisible();
  });
});
