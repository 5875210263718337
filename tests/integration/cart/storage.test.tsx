import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SHIRT, storeCart } from './orderRows.ts';
import { findRow, fireStorageEvent, storedQuantities, typeQuantity } from './page.ts';

useBackend(ORDER_ROWS);

test('a typed quantity is stored when the page is left, and changes of other tabs show', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  await typeQuantity(user, 'Camiseta roja', '12');
  dispatchEvent(new Event('pagehide'));
  expect(storedQuantities()).toEqual({ 101: 12 });

  storeCart(SHIRT, CAP);
  act(fireStorageEvent);
  expect(await findRow('Gorra roja')).toBeVisible();
  localStorage.removeItem('cart');
  act(fireStorageEvent);
  expect(screen.getByText(/^Su carrito está vacío/)).toBeVisible();
});

test('a stored cart keeps its good lines when others cannot be read', async () => {
  expectLoggedError(/cart: read stored lines/);
  storeCart(SHIRT, CAP);
  const stored = JSON.parse(localStorage.getItem('cart') ?? '');
  stored.lines.splice(1, 0, { id: 7, quantity: 'dos' }, null);
  localStorage.setItem('cart', JSON.stringify(stored));
  await renderApp('/cart');
  await findRow('Camiseta roja');
  await findRow('Gorra roja');
  expect(screen.getByText('2 unidades')).toBeVisible();
});

test('with a blocked storage the cart works for the visit and says so', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  const add = await screen.findByText('Agregar al carrito');
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  await user.click(add);
  await user.click(screen.getByRole('link', { name: /^Carrito, 1/ }));
  expect(await findRow('Camiseta roja')).toBeVisible();
  const text = 'Su navegador no permite guardar el carrito: durará solo durante esta visita.';
  expect(screen.getByText(text)).toBeVisible();
});
