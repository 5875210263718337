import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, quantityField, storedQuantities } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

test('a removed line comes back where it was, with its quantity', async () => {
  storeCart(SHIRT, { ...CAP, quantity: 4 }, SCARF);
  const { user } = await renderApp('/cart');
  await findRow('Gorra roja');
  await user.click(screen.getByRole('button', { name: 'Eliminar Gorra roja' }));
  expect(screen.queryByRole('row', { name: /Gorra roja/ })).not.toBeInTheDocument();
  expect(storedQuantities()).toEqual({ 101: 1, 103: 1 });
  expect(await screen.findByText('Se eliminó Gorra roja del carrito.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(quantityField('Gorra roja')).toHaveValue('4');
  const names = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
  expect(names[1]).toContain('Gorra roja');
});

test('the focus goes to the next line, and to the heading after the last one', async () => {
  storeCart(SHIRT, CAP);
  const { user } = await renderApp('/cart', { language: 'en' });
  await findRow('Gorra roja');
  await user.click(screen.getByRole('button', { name: 'Remove Camiseta roja' }));
  expect(screen.getByRole('button', { name: 'Remove Gorra roja' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
  expect(
    screen.getByText('Your cart is empty. Please add products before proceeding to checkout.'),
  ).toBeVisible();
});

test('the stored cart goes with the last line', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  await user.click(screen.getByRole('button', { name: 'Eliminar Camiseta roja' }));
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  expect(localStorage.getItem('ivaData')).toBeNull();
});
