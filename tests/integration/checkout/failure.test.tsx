import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectLoggedError } from '#tests/domSetup.ts';
import { keptOrders } from '#state/order/keptOrders.ts';
import { faults } from '#tests/faults.ts';
import { retypeField } from '#tests/retype.ts';
import { CAP, SHIRT, storeCart } from '../cart/orderRows.ts';
import { fireStorageEvent, storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  expectFilledForm,
  field,
  findSuccess,
  openFilled,
  PHONE,
  referenceIn,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();
afterEach(() => {
  vi.useRealTimers();
});

const FAILED = 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.';
const MAY_HAVE_ARRIVED = /es posible que sí lo hayamos recibido/;

describe('faults', () => {
  test('a refused order keeps form and cart and is sent again under its reference', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email(() => HttpResponse.text('quota', { status: 402 }));
    const user = await openFilled([{ ...SHIRT, quantity: 12 }], { language: 'en' });
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    const text = 'An error occurred while sending your order. Please try again.';
    expect(banner).toHaveTextContent(text);
    expect(banner).not.toHaveTextContent(/we may have received/);
    expect(banner).toHaveFocus();
    expectFilledForm();
    expect(storedQuantities()).toEqual({ 101: 12 });
    expect(localStorage.getItem('orderStarted')).toBeNull();

    const reference = referenceIn(chatText('Send the order by WhatsApp'));
    faults.none();
    await user.click(within(banner).getByText('Try again'));
    await findSuccess();
    expect(screen.getByText(reference)).toBeVisible();
    expect(backend().mailbox.list()).toHaveLength(1);
    expect(JSON.stringify(backend().mailbox.list())).toContain(reference);
  });

  test('an order without a response can go by WhatsApp with the current form and cart', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('network');
    const user = await openFilled([{ ...SHIRT, quantity: 12 }]);
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(FAILED);
    expect(banner).toHaveTextContent(MAY_HAVE_ARRIVED);
    await retypeField(user, field(PHONE), '9999-0000');
    const chat = chatText('Enviar el pedido por WhatsApp');
    for (const part of [
      '12 × Camiseta roja (CAM-R-M) Rojo / M',
      '9999-0000',
      'Frente al parque, casa azul, Oriental, Central, Cartago',
      'Total: ₡36,000.00',
      referenceIn(banner.textContent),
    ]) {
      expect(chat).toContain(part);
    }

    storeCart(SHIRT, CAP);
    act(fireStorageEvent);
    expect(screen.queryByText(MAY_HAVE_ARRIVED)).toBeNull();
    expect(screen.getByText(/va con un número nuevo/)).toBeVisible();
    // That is another order: it must not go under the number of the first.
    expect(screen.queryByText('Enviar el pedido por WhatsApp')).toBeNull();
    await user.click(screen.getByText('Ya llegó, terminar este pedido'));
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(storedQuantities()).toEqual({ 101: 1, 102: 1 });
  });

  test('a refused order stays when another cart takes the place of its own', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email(() => HttpResponse.text('quota', { status: 402 }));
    const user = await openFilled();
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    storeCart(CAP);
    act(fireStorageEvent);
    expect(banner).not.toBeInTheDocument();
    faults.none();
    await user.click(completeButton());
    await findSuccess();
    const kept = keptOrders.read().map(({ order, status }) => [status, order.lines[0]?.productoId]);
    expect(kept).toEqual([
      ['sent', 102],
      ['unconfirmed', 101],
    ]);
  });

  test('an order refused after its cart was replaced goes by WhatsApp as it was', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email(() => {
      storeCart(CAP);
      act(fireStorageEvent);
      return HttpResponse.text('quota', { status: 402 });
    });
    const user = await openFilled();
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    expect(within(banner).queryByText('Intentar de nuevo')).toBeNull();
    const [kept] = keptOrders.read();
    const reference = kept?.order.reference ?? 'none';
    expect(banner).toHaveTextContent(`Su carrito ya es otro: el pedido ${reference} queda en`);
    const chat = chatText('Enviar el pedido por WhatsApp');
    expect(chat).toContain(reference);
    expect(chat).toContain('1 × Camiseta roja');
    // As another tab does.
    act(() => keptOrders.forget(reference));
    expect(banner).not.toBeInTheDocument();
  });

  test('an order fails when there is no response after 30 s', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('never');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
    const user = await openFilled([SHIRT], { advanceTimers });
    await user.click(completeButton());
    await screen.findByText('Enviando su pedido…');
    expect(completeButton()).toBeDisabled();
    expect(completeButton()).toHaveTextContent('...');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
    expect(completeButton()).toBeEnabled();
  });
});
