import { act, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { findForm } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

test.each([
  [
    'es',
    'Su carrito está vacío. Por favor agregue productos antes de proceder al pago.',
    'Ver el catálogo',
  ],
  [
    'en',
    'Your cart is empty. Please add products before proceeding to checkout.',
    'Browse the catalogue',
  ],
] as const)('with nothing to order it gives way to the cart (%s)', async (language, text, link) => {
  const entries = history.length;
  await renderApp('/checkout', { language });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', '/catalogue');
  expect(location.pathname).toBe('/cart');
  expect(history).toHaveLength(entries);
  expect(screen.queryByRole('link', { name: /último pedido|last order/ })).toBeNull();
});

test('an order sent in another tab leaves nothing to order here', async () => {
  storeCart(SHIRT);
  await renderApp('/checkout');
  await findForm();
  localStorage.removeItem('cart');
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  });
  expect(await screen.findByText(/Su carrito está vacío/)).toBeVisible();
  expect(location.pathname).toBe('/cart');
});
