import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resizeTo } from '#tests/domGaps.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { CAP, SHIRT, storeCart } from '../cart/orderRows.ts';
import { fireStorageEvent } from '../cart/page.ts';
import {
  completeButton,
  EMAIL,
  expectFilledForm,
  field,
  fillForm,
  findForm,
  findSuccess,
  NAME,
  openFilled,
  PHONE,
  summaryFigures,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();

test('the fields tell the browser how to fill them, and the address is not required', async () => {
  storeCart(SHIRT);
  await renderApp('/checkout');
  await findForm();
  for (const [label, attributes] of [
    [NAME, { autocomplete: 'name', type: 'text' }],
    [EMAIL, { autocomplete: 'email', type: 'email', inputmode: 'email' }],
    [PHONE, { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
    [/^Provincia/, { autocomplete: 'address-level1' }],
    [/^Cantón/, { autocomplete: 'address-level2' }],
    [/^Distrito/, { autocomplete: 'address-level3' }],
    [/^Dirección exacta/, { autocomplete: 'street-address' }],
  ] as const) {
    for (const [name, value] of Object.entries(attributes)) {
      expect(field(label)).toHaveAttribute(name, value);
    }
  }
  const address = within(screen.getByRole('group', { name: 'Dirección de entrega' }));
  expect(address.getByText('Importante, pero no obligatoria.')).toBeVisible();
  expect(address.getByText('Nos ayuda a coordinar la entrega.')).toBeVisible();
  for (const input of address.getAllByRole('textbox')) expect(input).not.toBeRequired();
});

test('the summary shows lines and figures, and collapses the lines on narrow screens', async () => {
  resizeTo(1440);
  const user = await openFilled([
    { ...SHIRT, quantity: 12 },
    { ...CAP, quantity: 3 },
  ]);
  expect(summaryFigures()).toEqual(['₡45,132.74', '₡5,867.26', '₡51,000.00']);
  expect(screen.getByText('12 × ₡3,000.00')).toBeVisible();
  act(() => resizeTo(360));
  expect(screen.getByText('12 × ₡3,000.00')).not.toBeVisible();
  await user.click(screen.getByText('Ver 2 productos'));
  expect(screen.getByText('12 × ₡3,000.00')).toBeVisible();
  for (const figure of summaryFigures()) expect(screen.getByText(figure)).toBeVisible();
});

test('what was typed and chosen is kept on the way to the cart and after a reload', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout');
  await fillForm(user);
  expect(screen.getByLabelText('Transferencia bancaria o SINPE Móvil')).toBeChecked();
  await user.click(screen.getByLabelText('Efectivo'));
  await user.click(screen.getByText('Volver al carrito'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carrito' })).toBeVisible();
  cleanup();

  await renderApp('/checkout');
  await findForm();
  expectFilledForm();
  expect(screen.getByLabelText('Efectivo')).toBeChecked();
});

test('a missing field is named and focused, and editing it removes its error alone', async () => {
  storeCart(SHIRT);
  const { user } = await renderApp('/checkout', { language: 'en' });
  await findForm();
  await user.click(completeButton());
  expect(await screen.findAllByText('Required field')).toHaveLength(3);
  expect(field(NAME)).toHaveFocus();
  for (const label of [NAME, EMAIL, PHONE]) {
    expect(field(label)).toHaveAccessibleDescription('Required field');
    expect(field(label)).toBeInvalid();
  }

  await retypeField(user, field(EMAIL), 'ana@example');
  expect(field(EMAIL)).toBeValid();
  expect(screen.getAllByText('Required field')).toHaveLength(2);
  await user.click(completeButton());
  expect(await screen.findByText('Invalid email')).toBeVisible();
  expect(backend().mailbox.list()).toEqual([]);
});

describe('bad inputs', () => {
  test('a text that is too long is kept, counted and not sent', async () => {
    const user = await openFilled();
    const name = field(NAME);
    await retypeField(user, name, 'ñ'.repeat(121));
    expect(name).toHaveValue('ñ'.repeat(121));
    expect(name).toHaveAccessibleDescription(
      /Demasiado largo: como máximo 120 caracteres\. 121 de 120 caracteres$/,
    );
    await user.click(completeButton());
    await waitFor(() => expect(name).toHaveFocus());
    expect(backend().mailbox.list()).toEqual([]);
    await retypeField(user, name, 'ñ'.repeat(120));
    expect(name).toBeValid();
    await user.click(completeButton());
    await findSuccess();
  });
});

describe('an empty cart', () => {
  test('redirects to the cart, which links to the catalogue', async () => {
    const entries = history.length;
    await renderApp('/checkout');
    const text = 'Su carrito está vacío. Por favor agregue productos antes de proceder al pago.';
    expect(await screen.findByText(text)).toBeVisible();
    const catalogue = screen.getByText('Ver el catálogo').closest('a');
    expect(catalogue).toHaveAttribute('href', '/catalogue');
    expect(location.pathname).toBe('/cart');
    expect(history).toHaveLength(entries);
    expect(screen.queryByText('Ver mi último pedido')).toBeNull();
  });

  test('redirects also when another tab has sent the order', async () => {
    await openFilled();
    localStorage.removeItem('cart');
    act(fireStorageEvent);
    expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
    expect(location.pathname).toBe('/cart');
  });
});
