import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { SHIRT, storeCart } from '../cart/orderRows.ts';
import { useDocumentShop } from './documentShop.ts';
import { openDocument } from './openDocument.tsx';

const { dataOf } = useDocumentShop();

const PHONE_PX = 360;
const DESKTOP_PX = 1440;

/** The part of the catalogue that the style sheet does not show in a window of that width. */
const NOT_SHOWN = { [PHONE_PX]: '.wide', [DESKTOP_PX]: '.narrow' } as const;

for (const width of [PHONE_PX, DESKTOP_PX] as const) {
  test.each([
    '/',
    '/catalogue',
    '/product/20',
    '/product/22',
    '/quick-order',
    '/contact',
    '/location',
    '/about',
  ])(`a window of ${width} px keeps all that the document of %s shows`, async (path) => {
    resizeTo(width);
    const { painted, settled } = await openDocument(path, { data: dataOf(path) });
    await settled();
    const kept = painted.filter((element) => element.closest(NOT_SHOWN[width]) === null);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.filter((element) => !element.isConnected)).toEqual([]);
  });
}

test.each([
  ['/', 'Camisetas'],
  ['/catalogue', 'Bolsa de tela'],
])('the document of %s without data fills when the data arrives', async (path, text) => {
  await openDocument(path, { data: null });
  const main = within(screen.getByRole('main'));
  expect(main.queryByText(text)).not.toBeInTheDocument();
  expect(await main.findByText(text)).toBeVisible();
});

test('the cart of the visitor takes the place of its skeleton, and its count is added', async () => {
  storeCart(SHIRT);
  const { painted } = await openDocument('/cart', { data: null });
  expect(await screen.findByText('Camiseta roja')).toBeVisible();
  expect(screen.getByRole('link', { name: /Carrito, 1 unidad$/ })).toBeVisible();
  expect(painted.find(({ localName }) => localName === 'h1')).toBeVisible();
});

test('a cart without lines says so only after its document', async () => {
  const { text } = await openDocument('/cart', { data: null });
  expect(text).toMatch(/Carrito.*Cargando/);
  expect(text).not.toContain('vacío');
  expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
});

test('what only the browser knows is added to a document', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Ana Solano' }));
  await openDocument('/contact', { data: null, suffix: '?utm_source=chat#terms' });
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText(/^Nombre/)).toHaveValue('Ana Solano');
});

test('the list of a quick order that was typed before is added to its document', async () => {
  sessionStorage.setItem('quickOrder', 'CAM-1 2');
  const { painted } = await openDocument('/quick-order', { data: null });
  const list = await screen.findByDisplayValue('CAM-1 2');
  expect(painted).toContain(list);
});

test('a search that was typed before React is kept, and more of it is suggested for', async () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Buscar en la tienda');
  const { user } = await openDocument('/about', {
    data: null,
    before: async () => {
      field().focus();
      field().value = 'camis';
    },
  });
  await user.keyboard('eta');
  expect(await screen.findByRole('listbox')).toHaveTextContent('Ver todo sobre «camiseta»');
  await user.tab();
  expect(field()).toHaveValue('camiseta');
});

test.each([
  ['', 'camis'],
  ['?q=gorra', 'gorra'],
])('with the query %j a search typed and left before React is then %j', async (suffix, text) => {
  await openDocument('/catalogue', {
    data: null,
    suffix,
    before: async () => {
      screen.getByRole<HTMLInputElement>('searchbox').value = 'camis';
    },
  });
  expect(screen.getByRole('searchbox')).toHaveValue(text);
});
