import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { field, fillForm, findForm, summaryFigures, TYPED } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});

test.each([
  [/^Nombre completo/, { autocomplete: 'name', type: 'text' }],
  [/^Correo electrónico/, { autocomplete: 'email', type: 'email', inputmode: 'email' }],
  [/^Teléfono/, { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
  [/^Provincia/, { autocomplete: 'address-level1' }],
  [/^Cantón/, { autocomplete: 'address-level2' }],
  [/^Distrito/, { autocomplete: 'address-level3' }],
  [/^Dirección exacta/, { autocomplete: 'street-address' }],
] as const)('%s helps the browser to fill it', async (label, attributes) => {
  storeCart(SHIRT);
  await renderApp('/checkout');
  await findForm();
  for (const [name, value] of Object.entries(attributes)) {
    expect(field(label)).toHaveAttribute(name, value);
  }
});

test.each([
  ['es', 'Transferencia bancaria o SINPE Móvil', 'Efectivo'],
  ['en', 'Bank transfer or SINPE Móvil', 'Cash'],
] as const)(
  'payment is by transfer unless chosen otherwise (%s)',
  async (language, first, second) => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout', { language });
    await findForm();
    expect(screen.getByRole('radio', { name: first })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: second }));
    expect(screen.getByRole('radio', { name: second })).toBeChecked();
    expect(screen.getByRole('radio', { name: first })).not.toBeChecked();
  },
);

test('the address is stated as important but not required', async () => {
  storeCart(SHIRT);
  await renderApp('/checkout');
  await findForm();
  const address = within(screen.getByRole('group', { name: 'Dirección de entrega' }));
  expect(address.getByText('Importante, pero no obligatoria.')).toBeVisible();
  expect(address.getByText('Nos ayuda a coordinar la entrega.')).toBeVisible();
  for (const input of address.getAllByRole('textbox')) expect(input).not.toBeRequired();
});

test.each([360, 900, 1440])('the summary shows the figures of the cart (%d px)', async (width) => {
  resizeTo(width);
  storeCart({ ...SHIRT, quantity: 12 }, { ...CAP, quantity: 3 });
  const { user } = await renderApp('/checkout');
  await findForm();
  expect(summaryFigures()).toEqual(['₡45,132.74', '₡5,867.26', '₡51,000.00']);
  for (const figure of summaryFigures()) expect(screen.getByText(figure)).toBeVisible();
  if (width <= 900) await user.click(screen.getByText('Ver 2 productos'));
  expect(screen.getByText('12 × ₡3,000.00')).toBeVisible();
});

test('nothing typed is lost by a reload, nor by going back to the cart', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await fillForm(user);
  await user.click(screen.getByRole('radio', { name: 'Efectivo' }));
  await user.click(screen.getByRole('link', { name: 'Volver al carrito' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible();
  cleanup();

  await renderApp('/checkout');
  await findForm();
  for (const [label, text] of TYPED) expect(field(label)).toHaveValue(text);
  expect(screen.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
});

test('with a blocked storage what was typed lasts for the visit', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await findForm();
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  await fillForm(user);
  await user.click(screen.getByRole('link', { name: 'Volver al carrito' }));
  await user.click(await screen.findByRole('link', { name: 'Continuar con el pedido' }));
  await findForm();
  for (const [label, text] of TYPED) expect(field(label)).toHaveValue(text);
});
