import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { SHIRT, storeCart } from '../cart/orderRows.ts';
import { findForm as findMessageForm } from '../contact/page.ts';
import {
  completeButton,
  EMAIL,
  field,
  findForm,
  findSuccess,
  openFilled,
  PHONE,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();

const FILLED = [
  [/^Nombre/, 'Ana Mora'],
  [EMAIL, 'ana@example.com'],
  [PHONE, '8888-1111'],
] as const;

/** As a browser that fills in fields without an event. */
function fillWithoutEvents() {
  for (const [label, text] of FILLED) {
    const control = field(label);
    if (control instanceof HTMLInputElement) control.value = text;
  }
}

describe('fields that the browser fills in without an event', () => {
  test('are sent, and have no errors', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.click(completeButton());
    expect(await screen.findAllByText('Campo requerido')).toHaveLength(3);
    fillWithoutEvents();
    await user.click(completeButton());
    await findSuccess();
    expect(backend().mailbox.list()[0]?.template_params).toMatchObject({
      from_name: 'Ana Mora',
      from_email: 'ana@example.com',
      phone: '8888-1111',
    });
  });

  test('are kept on the way to another page', async () => {
    storeCart(SHIRT);
    const { user } = await renderApp('/checkout');
    await findForm();
    fillWithoutEvents();
    await user.click(screen.getByText('Volver al carrito'));
    await screen.findByRole('heading', { level: 1, name: 'Carrito' });
    cleanup();
    await renderApp('/checkout');
    await findForm();
    for (const [label, text] of FILLED) expect(field(label)).toHaveValue(text);
  });

  test('are sent as a message', async () => {
    const { user } = await renderApp('/contact');
    await findMessageForm();
    fillWithoutEvents();
    await user.type(field(/^Mensaje/), 'Cien camisetas');
    await user.click(screen.getByText('Enviar mensaje'));
    await waitFor(() => expect(backend().mailbox.list()).toHaveLength(1));
    expect(backend().mailbox.list()[0]?.template_params).toMatchObject({
      name: 'Ana Mora',
      email: 'ana@example.com',
      message: 'Cien camisetas',
    });
  });
});

test('a long address is sent, and is whole in the receipt', async () => {
  const user = await openFilled();
  const address = 'Del cruce 200 m norte. '.repeat(31).trim();
  await retypeField(user, field(/^Dirección exacta/), address);
  await user.click(completeButton());
  await findSuccess();
  expect(screen.getByText(address)).toBeVisible();
  expect(backend().mailbox.list()[0]?.template_params['address']).toMatch(
    /^Del cruce .*… \[cortado/,
  );
});

test('the receipt of an earlier order is not shown to who types the address', async () => {
  const user = await openFilled();
  await user.click(completeButton());
  await findSuccess();
  cleanup();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { type: 'navigate' }),
  ]);
  await renderApp('/checkout');
  expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
  expect(screen.getByText('Ver mi último pedido')).toBeVisible();
});

test('the receipt of an order that was sent meanwhile is not shown after a reload', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  faults.email(async (request) => {
    await held;
    return backend().fetch(request);
  });
  const user = await openFilled();
  await user.click(completeButton());
  await user.click(screen.getByText('Volver al carrito'));
  release();
  await screen.findByText(/^¡Pedido enviado! Número de pedido: TT-/);
  cleanup();
  await renderApp('/checkout');
  expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
});
