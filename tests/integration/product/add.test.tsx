import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { findToast } from '#tests/toast.ts';
import { addToCart, address, findProduct, quantityField, typeQuantity } from './page.ts';
import { PRODUCT_ROWS } from './productRows.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(PRODUCT_ROWS);
});

test('an addition is confirmed and shown on the page', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '2');
  await addToCart(user);
  expect(await findToast('2 unidades agregadas al carrito')).toBeVisible();
  expect(screen.getByText(/Ya lleva 2 en su carrito/)).toBeVisible();
  expect(quantityField()).toHaveValue('1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the confirmation leads to the cart', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language: 'en' });
  await findProduct('Camiseta cuello redondo');
  await addToCart(user);
  expect(await findToast('1 unit added to the cart')).toBeVisible();
  (await screen.findByRole('button', { name: 'View cart' })).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/cart');
});

test('what is added reaches the cart with its variant and quantity', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=XL');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '3');
  await addToCart(user);
  await user.click(screen.getByRole('link', { name: 'Ver carrito' }));
  expect(address()).toBe('/cart');
  expect(await screen.findByText(/CAM-R-XL/)).toBeVisible();
  const stored: unknown = JSON.parse(localStorage.getItem('cart') ?? 'null');
  expect(JSON.stringify(stored)).toContain('"quantity":3');
});

test('Enter in the quantity adds', async () => {
  const { user } = await renderApp('/product/21');
  await findProduct('Bolsa de tela');
  await user.clear(quantityField());
  await user.type(quantityField(), '4{Enter}');
  expect(await screen.findByText(/Ya lleva 4 en su carrito/)).toBeVisible();
});

test.each([
  ['es', 'Lo sentimos, este producto está agotado.'],
  ['en', 'Sorry, this product is sold out.'],
] as const)('sold out (%s): nothing is added', async (language, text) => {
  const { user } = await renderApp('/product/20?color=2&talla=S', { language });
  await findProduct('Camiseta cuello redondo');
  await addToCart(user);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(localStorage.getItem('cart') ?? '[]').not.toContain('CAM-A-S');
});

test.each([
  ['es', 'Solo hay 30 unidades disponibles.'],
  ['en', 'Only 30 units available.'],
] as const)('over stock (%s): said at once, and the quantity is cut', async (language, text) => {
  const { user } = await renderApp('/product/20?color=1&talla=M', { language });
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '31');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(quantityField()).toHaveValue('30');
  await user.clear(quantityField());
  await user.type(quantityField(), '5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the limit counts what the cart already holds', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '25');
  await addToCart(user);
  await screen.findByText(/Ya lleva 25 en su carrito/);
  await typeQuantity(user, '6');
  expect(screen.getByRole('alert')).toHaveTextContent('Solo hay 5 unidades disponibles.');
  expect(quantityField()).toHaveValue('5');
});

test.each([
  ['es', 'Su carrito ya tiene las 3 unidades que quedan de este producto.'],
  ['en', 'Your cart already holds all 3 units left of this product.'],
] as const)('all in the cart (%s) is not called sold out', async (language, text) => {
  const { user } = await renderApp('/product/20?color=1&talla=XL', { language });
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '3');
  await addToCart(user);
  await addToCart(user);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByText(/agotado|sold out/i)).not.toBeInTheDocument();
});

test('the last unit in the cart is said in the singular', async () => {
  const { user } = await renderApp('/product/20?color=3&talla=2XL');
  await findProduct('Camiseta cuello redondo');
  await addToCart(user);
  await addToCart(user);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Su carrito ya tiene la única unidad que queda de este producto.',
  );
});

test.each([
  ['es', /el precio o la cantidad no es válido/],
  ['en', /price or quantity is not valid/],
] as const)('without a valid price (%s) nothing is added', async (language, text) => {
  const { user } = await renderApp('/product/22', { language });
  await findProduct('Tela por metro');
  await addToCart(user);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

test.each(['', '0', '-1', 'abc', '1.5', '1e'])(
  'the typed quantity "%s" becomes 1 when the field is left',
  async (text) => {
    const { user } = await renderApp('/product/20?color=1&talla=M');
    await findProduct('Camiseta cuello redondo');
    await typeQuantity(user, text);
    await user.tab();
    // What was typed first may have been a quantity; what stands there in the end is not.
    expect(quantityField()).toHaveValue('1');
  },
);

test('what is no quantity is added as 1 by Enter', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await user.clear(quantityField());
  await user.type(quantityField(), 'abc{Enter}');
  expect(await screen.findByText(/Ya lleva 1 en su carrito/)).toBeVisible();
});

test('the limit of a variant ends with it', async () => {
  const { user } = await renderApp('/product/20?color=1&talla=M');
  await findProduct('Camiseta cuello redondo');
  await typeQuantity(user, '20');
  await user.click(screen.getByRole('radio', { name: 'XL' }));
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Agregar una unidad' }));
  expect(quantityField()).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Quitar una unidad' }));
  expect(quantityField()).toHaveValue('2');
});

test('a message about one variant goes when another is chosen, for good', async () => {
  const { user } = await renderApp('/product/20?color=2&talla=S');
  await findProduct('Camiseta cuello redondo');
  await addToCart(user);
  expect(screen.getByRole('alert')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'M' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(screen.getByText('Código CAM-A-S')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
