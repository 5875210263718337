import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { CAP, ORDER_ROWS, SCARF, SHIRT, storeCart } from './orderRows.ts';
import { findRow, fireStorageEvent, quantityField, storedQuantities } from './page.ts';

useBackend(ORDER_ROWS);

function shownLines(): string[] {
  return [...document.querySelectorAll('tbody a')].map(({ textContent }) => textContent);
}

test('undo restores a removed line at its place with its quantity', async () => {
  storeCart(SHIRT, { ...CAP, quantity: 4 }, SCARF);
  const { user } = await renderApp('/cart');
  await findRow('Gorra roja');
  await user.click(screen.getByLabelText('Eliminar Gorra roja'));
  expect(shownLines()).toEqual(['Camiseta roja', 'Pañuelo']);
  expect(storedQuantities()).toEqual({ 101: 1, 103: 1 });
  expect(await screen.findByText('Se eliminó Gorra roja del carrito.')).toBeInTheDocument();
  await user.click(screen.getByText('Deshacer'));
  expect(shownLines()).toEqual(['Camiseta roja', 'Gorra roja', 'Pañuelo']);
  expect(quantityField('Gorra roja')).toHaveValue('4');
});

test('the focus moves to the next line, and to the heading after the last one', async () => {
  storeCart(SHIRT, CAP);
  const { user } = await renderApp('/cart', { language: 'en' });
  await findRow('Gorra roja');
  await user.click(screen.getByLabelText('Remove Camiseta roja'));
  expect(screen.getByLabelText('Remove Gorra roja')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Cart', level: 1 })).toHaveFocus();
  const empty = 'Your cart is empty. Please add products before proceeding to checkout.';
  expect(screen.getByText(empty)).toBeVisible();
  expect(localStorage.getItem('cart')).toBeNull();
  expect(localStorage.getItem('ivaData')).toBeNull();
});

test('the cart is emptied after a confirmation, and undo keeps what was added since', async () => {
  storeCart({ ...SHIRT, name: 'Camiseta' }, { ...CAP, quantity: 2 });
  const { user } = await renderApp('/cart');
  await findRow('Camiseta roja');
  const clear = screen.getByText('Vaciar carrito');
  await user.click(clear);
  const dialog = screen.getByRole('dialog', { name: '¿Vaciar el carrito?' });
  expect(dialog).toHaveTextContent('Se quitarán 3 unidades.');
  expect(within(dialog).getByText('Conservar el carrito')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(dialog).not.toBeInTheDocument();
  expect(clear.closest('button')).toHaveFocus();
  expect(storedQuantities()).toEqual({ 101: 1, 102: 2 });

  await user.click(clear);
  await user.click(within(screen.getByRole('dialog')).getByText('Vaciar carrito'));
  expect(screen.getByRole('heading', { name: 'Carrito', level: 1 })).toHaveFocus();
  expect(localStorage.getItem('cart')).toBeNull();
  expect(shownLines()).toEqual([]);
  await findToast('Se vació el carrito.');

  storeCart(CAP, SCARF);
  act(fireStorageEvent);
  await user.click(screen.getByText('Deshacer'));
  expect(storedQuantities()).toEqual({ 101: 1, 102: 3, 103: 1 });
  expect(shownLines()[0]).toBe('Camiseta roja');
});
