import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showFirstPicture } from '#app/start/showFirstPicture.ts';
import { env } from '#config/env.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, restError } from '#tests/faults.ts';
import { readFirstRequests } from '../../../scripts/vite/documents/firstRequests.ts';
import { SHIRT, storeCart } from '../cart/orderRows.ts';
import { cardNames } from '../catalogue/page.ts';
import { openDocument, useDocumentShop } from './openDocument.tsx';

const { backend, dataOf } = useDocumentShop();

const main = () => within(screen.getByRole('main'));
const shownPicture = () => document.querySelector('#root img[fetchpriority="high"]');

/** By width of the window: selector of the part of the catalogue that CSS hides. */
const NOT_SHOWN = { 360: '.wide', 1440: '.narrow' } as const;

test.each([
  [360, '/'],
  [1440, '/'],
  [360, '/catalogue'],
  [1440, '/catalogue'],
  [360, '/product/20'],
  [1440, '/product/20'],
  [360, '/quick-order'],
  [360, '/contact'],
  [1440, '/location'],
  [1440, '/about'],
] as const)('hydration keeps all painted elements at %i px: %s', async (width, path) => {
  resizeTo(width);
  const { painted, settled } = await openDocument(path, { data: dataOf(path) });
  await settled();
  const visible = painted.filter((element) => element.closest(NOT_SHOWN[width]) === null);
  expect(visible.length).toBeGreaterThan(60);
  expect(visible.filter((element) => !element.isConnected)).toEqual([]);
});

test.each([
  ['/', 'Camisetas'],
  ['/catalogue', 'Bolsa de tela'],
])('a document of %s without data shows the data once they arrive', async (path, text) => {
  await openDocument(path, { data: null });
  expect(main().queryByText(text)).not.toBeInTheDocument();
  expect(await main().findByText(text)).toBeVisible();
});

test('a document of the cart says that it is loading, not empty, and then shows the lines', async () => {
  storeCart(SHIRT);
  const { text } = await openDocument('/cart', { data: null });
  expect(text).toMatch(/Carrito.*Cargando/);
  expect(text).not.toContain('vacío');
  expect(await screen.findByText('Camiseta roja')).toBeVisible();
  expect(screen.getByLabelText(/^Carrito, 1 unidad$/)).toBeVisible();
});

test('a document shows texts that were typed earlier, and the dialog of the hash', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Ana Solano' }));
  await openDocument('/contact', { data: null, suffix: '?utm_source=chat#terms' });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana Solano');
});

test('an outdated document of the catalogue updates a changed card in place, and adds a new card', async () => {
  await backend().sql(`
    update public.producto set precio1 = 1750 where sub_familia_id = 21;
    insert into public.subfamilia (id, nombre, familia_id) values (30, 'Gorra nueva', 1);`);
  await openDocument('/catalogue', { data: dataOf('/catalogue') });
  const card = main().getByText('Bolsa de tela').closest('article');
  expect(card).toHaveTextContent('₡1,500.00');
  await waitFor(() => expect(card).toHaveTextContent('₡1,750.00'));
  expect(card).toBeInTheDocument();
  expect(await cardNames()).toContain('Gorra nueva');
});

test('an outdated document of a deleted product is replaced by an error', async () => {
  expectLoggedError(/read: subfamilia/);
  await backend().sql(`
    delete from public.inventario where producto_id = 106;
    delete from public.producto where id = 106;
    delete from public.subfamilia where id = 21;`);
  await openDocument('/product/21', { data: dataOf('/product/21') });
  expect(await main().findByText('No se encontró la subfamilia')).toBeVisible();
  expect(main().queryByText('₡1,500.00')).not.toBeInTheDocument();
  expect(document.title).not.toContain('Bolsa de tela');
});

describe('faults', () => {
  test.each([
    ['/product/21', 'producto', '₡1,500.00'],
    ['/catalogue', 'subfamilia', 'Bolsa de tela'],
  ])(
    'an outdated document of %s says how old its prices are if %s cannot be read',
    async (path, table, text) => {
      expectLoggedError(/read: (productos|subfamilias)/);
      faults.rest(table, () => restError(503, 'XX000', 'boom'));
      const { user } = await openDocument(path, { data: dataOf(path) });
      expect(main().queryByText(/^Precios del/)).not.toBeInTheDocument();
      const notice = 'Precios del 15 de enero de 2026';
      expect(await main().findByText(notice)).toBeVisible();
      await user.click(screen.getByLabelText('EN, English'));
      expect(await main().findByText('Prices as of January 15, 2026')).toBeVisible();
      faults.none();
      await user.click(main().getByText('Try again'));
      await waitFor(() => expect(main().queryByText(/^Prices as of/)).not.toBeInTheDocument());
      expect(main().getAllByText(text)[0]).toBeVisible();
    },
  );
});

describe('the first picture', () => {
  afterEach(() => {
    delete window.firstPicture;
    delete window.earlyResponses;
  });

  async function requestEarly(path: string): Promise<void> {
    const early: Record<string, Promise<Response>> = {};
    for (const { pattern, requests } of await readFirstRequests()) {
      const match = new RegExp(pattern).exec(path);
      if (match === null) continue;
      for (const request of requests) {
        if (request.media && !matchMedia(request.media).matches) continue;
        const url = env.backendUrl + request.path.replace('{id}', match[1] ?? '');
        early[url] = fetch(url, { headers: { apikey: env.anonKey, ...request.headers } });
      }
    }
    window.earlyResponses = early;
  }

  async function openBare(path: string, suffix = '') {
    let picture: Element | null = null;
    const before = async () => {
      await requestEarly(path);
      await showFirstPicture();
      picture = document.querySelector('[data-first-picture] > img');
    };
    await openDocument(path, { data: null, suffix, before });
    return picture as Element | null;
  }

  test.each([
    [360, '/b/m1.webp', ''],
    [1440, '/b/d1.webp', ''],
    [1440, '/hero/desktop-1.webp', 'delete from public.banners'],
  ])('in a window of %i px is the banner %s, before React starts', async (width, banner, sql) => {
    await backend().sql(sql);
    resizeTo(width);
    const picture = await openBare('/');
    expect(picture).toHaveAttribute('src', banner);
    await waitFor(() => expect(picture).not.toBeInTheDocument());
    expect(shownPicture()).toHaveAttribute('src', banner);
  });

  test('of a product is the picture of its variant', async () => {
    const picture = await openBare('/product/20', '?color=1&talla=XL');
    expect(picture).toHaveAttribute('src', '/pictures/roja-1.webp');
    expect(picture).toBeInTheDocument();
    expect(await main().findByText('Camiseta cuello redondo', { selector: 'h1' })).toBeVisible();
    expect(shownPicture()).toHaveAttribute('src', '/pictures/roja-1.webp');
  });

  test('of the cart is the picture of its first line', async () => {
    storeCart({ ...SHIRT, imageUrl: '/pictures/roja-1.webp' });
    expect(await openBare('/cart')).toHaveAttribute('src', '/pictures/roja-1.webp');
    expect(await screen.findByText('Camiseta roja')).toBeVisible();
    expect(window.firstPicture).not.toBeInTheDocument();
  });

  test('is missing for a product without pictures', async () => {
    expect(await openBare('/product/22')).toBeNull();
    expect(await main().findByText('Tela por metro', { selector: 'h1' })).toBeVisible();
  });

  describe('faults', () => {
    test('is missing until React starts if it fails', async () => {
      const damaged = new Error('not a picture');
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(damaged);
      expect(await openBare('/product/20')).toBeNull();
      expect(await main().findByText('Camiseta cuello redondo', { selector: 'h1' })).toBeVisible();
    });
  });
});
