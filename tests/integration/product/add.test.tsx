import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { findToast } from '#tests/toast.ts';
import { FULL_CART, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import { addToCart, address, findProduct, quantityField } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

useBackend(PRODUCT_ROWS);

async function openShirt(query: string) {
  const { user } = await renderApp(`/product/20?${query}`);
  await findProduct('Camiseta cuello redondo');
  return user;
}

test('an addition is confirmed, and reaches the cart with its variant and quantity', async () => {
  const user = await openShirt('color=1&talla=XL');
  await retypeField(user, quantityField(), '2');
  await addToCart(user);
  expect(await findToast('2 unidades agregadas al carrito')).toBeVisible();
  expect(screen.getByText(/Ya lleva 2 en su carrito/)).toBeVisible();
  expect(quantityField()).toHaveValue('1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ver carrito' }));
  expect(address()).toBe('/cart');
  expect(await screen.findByText(/CAM-R-XL/)).toBeVisible();
  expect(localStorage.getItem('cart')).toContain('"quantity":2');
});

test('the confirmation leads to the cart', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language: 'en' });
  await findProduct('Camiseta cuello redondo');
  await addToCart(user);
  expect(await findToast('1 unit added to the cart')).toBeVisible();
  (await screen.findByText('View cart', { selector: 'button' })).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/cart');
});

test('Enter in the quantity adds it, or 1 when it is not a quantity', async () => {
  const { user } = await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  await retypeField(user, quantityField(), '4');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Ya lleva 4 en su carrito/)).toBeVisible();
  await retypeField(user, quantityField(), 'abc');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Ya lleva 5 en su carrito/)).toBeVisible();
});

test('a quantity above the stock is reduced at once, counting what the cart holds', async () => {
  const user = await openShirt('color=1&talla=M');
  await retypeField(user, quantityField(), '31');
  expect(screen.getByRole('alert')).toHaveTextContent('Solo hay 30 unidades disponibles.');
  expect(quantityField()).toHaveValue('30');
  await retypeField(user, quantityField(), '25');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await addToCart(user);
  await screen.findByText(/Ya lleva 25 en su carrito/);
  await retypeField(user, quantityField(), '6');
  expect(screen.getByRole('alert')).toHaveTextContent('Solo hay 5 unidades disponibles.');
  expect(quantityField()).toHaveValue('5');
});

test('the quantity is limited by the stock of the variant that is chosen', async () => {
  const user = await openShirt('color=1&talla=M');
  await retypeField(user, quantityField(), '20');
  await user.click(screen.getByLabelText('XL'));
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByLabelText('Agregar una unidad'));
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByLabelText('Quitar una unidad'));
  expect(quantityField()).toHaveValue('2');
});

describe('bad inputs', () => {
  test('a sold out variant is not added, and its message goes away with it', async () => {
    const user = await openShirt('color=2&talla=S');
    await addToCart(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Lo sentimos, este producto está agotado.');
    expect(localStorage.getItem('cart') ?? '[]').not.toContain('CAM-A-S');
    await user.click(screen.getByLabelText('M'));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByLabelText('S'));
    expect(screen.getByText('Código CAM-A-S')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['color=1&talla=XL', '3', 'Su carrito ya tiene las 3 unidades que quedan de este producto.'],
    ['color=3&talla=2XL', '1', 'Su carrito ya tiene la única unidad que queda de este producto.'],
  ])('a variant that is all in the cart is not called sold out (%s)', async (query, all, text) => {
    const user = await openShirt(query);
    await retypeField(user, quantityField(), all);
    await addToCart(user);
    await addToCart(user);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText(/agotado/i)).not.toBeInTheDocument();
  });

  test('a cart of 500 lines takes no other one, and the message says so', async () => {
    storeCart(...FULL_CART.slice(1), SHIRT);
    const { user } = await renderApp('/product/21');
    await findProduct('Bolsa de tela');
    await retypeField(user, quantityField(), '2');
    await addToCart(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No cabe: un carrito tiene hasta 500 líneas.',
    );
    expect(quantityField()).toHaveValue('2');
    expect(storedQuantities()).not.toHaveProperty('106');
    expect(storedQuantities()).toHaveProperty('101', 1);
  });

  test('units that another tab has put into the cart are not added again', async () => {
    const user = await openShirt('color=1&talla=M');
    await retypeField(user, quantityField(), '9');
    storeCart({ ...SHIRT, quantity: 28 });
    await addToCart(user);
    expect(await findToast('2 unidades agregadas al carrito')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Su carrito ya tiene las 30 unidades/);
    expect(storedQuantities()).toEqual({ 101: 30 });
  });
});
