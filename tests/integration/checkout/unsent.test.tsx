import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { keptOrders } from '#state/order/keptOrders.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { gate } from '#tests/gate.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { CAP, SCARF, SHIRT, storeCart } from '../cart/orderRows.ts';
import { fireStorageEvent, storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  field,
  findForm,
  findSuccess,
  openFilled,
  PHONE,
  referenceIn,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();

const FAILED = 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.';
const NOTICE = /^Es posible que hayamos recibido su pedido TT-/;
const refused = () => HttpResponse.text('quota', { status: 402 });

/** Counts the e-mails and holds their responses back until `respond` is called. */
function holdEmails() {
  const [response, respond] = gate<Response>();
  const emails = { count: 0, respond };
  faults.email(() => {
    emails.count += 1;
    return response;
  });
  return emails;
}

async function fail(lines = [SHIRT], options: Parameters<typeof openFilled>[1] = {}) {
  expectLoggedError(/checkout: send order/);
  const user = await openFilled(lines, options);
  await user.click(completeButton());
  return { user, banner: await screen.findByRole('alert') };
}

/** Loses the response of an order, and reloads the page with these lines in the cart. */
async function loseResponseAndReload(lines = [SHIRT]) {
  faults.email(lostAnswer(backend));
  const { user } = await fail();
  faults.none();
  cleanup();
  storeCart(...lines);
  await renderApp('/checkout');
  const notice = await screen.findByText(NOTICE);
  return { user, notice, reference: referenceIn(notice.textContent) };
}

test('an order is sent once, whatever the shopper and another tab do', async () => {
  const emails = holdEmails();
  const user = await openFilled();
  await user.click(field(PHONE));
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(emails.count).toBe(1));
  localStorage.removeItem('cart');
  act(fireStorageEvent);
  expect(completeButton()).toBeDisabled();
  emails.respond(undefined);
  await findSuccess();
  expect(screen.getByRole('table')).toHaveTextContent('Camiseta roja');
  expect(emails.count).toBe(1);
  expect(backend().mailbox.list()).toHaveLength(1);
});

describe('faults', () => {
  test('a failed gateway while the shopper is on another page is shown there', async () => {
    expectLoggedError(/checkout: send order/);
    expectLoggedError(/checkout: keep order/);
    faults.write('post', 'pedido', 'network');
    const emails = holdEmails();
    const user = await openFilled([SHIRT], { language: 'en' });
    await user.click(completeButton());
    await screen.findByText(/^Sending your order…/);
    await user.click(screen.getByText('Back to cart'));
    await screen.findByText('Cart', { selector: 'h1' });
    emails.respond(HttpResponse.text('oops', { status: 502 }));
    expect(await screen.findByText(/we may have received your order TT-/)).toBeInTheDocument();
    expect(storedQuantities()).toEqual({ 101: 1 });
  });

  test('an order without a response after 30 s can go by WhatsApp with the current form', async () => {
    faults.email('never');
    faults.write('post', 'pedido', 'network');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expectLoggedError(/checkout: send order/);
    expectLoggedError(/checkout: keep order/);
    const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
    const user = await openFilled([{ ...SHIRT, quantity: 12 }], { advanceTimers });
    await user.click(completeButton());
    await screen.findByText('Enviando su pedido…');
    expect(completeButton()).toBeDisabled();
    expect(completeButton()).toHaveTextContent('...');
    await vi.advanceTimersByTimeAsync(30_000);
    const banner = await screen.findByRole('alert');
    expect(completeButton()).toBeEnabled();
    expect(banner).toHaveTextContent(FAILED);
    expect(banner).toHaveTextContent(/es posible que sí lo hayamos recibido/);
    await retypeField(user, field(PHONE), '9999-0000');
    const chat = chatText('Enviar el pedido por WhatsApp');
    for (const part of [
      '12 × Camiseta roja (CAM-R-M) Rojo / M',
      '9999-0000',
      'Total: ₡36,000.00',
      referenceIn(banner.textContent),
    ]) {
      expect(chat).toContain(part);
    }
  });

  test('another cart is another order: a refused one stays kept, and goes by WhatsApp as it was', async () => {
    faults.email(refused);
    const { user, banner } = await fail();
    storeCart(CAP);
    act(fireStorageEvent);
    expect(banner).not.toBeInTheDocument();
    faults.email(() => {
      storeCart(SCARF);
      act(fireStorageEvent);
      return refused();
    });
    expectLoggedError(/checkout: send order/);
    await user.click(completeButton());
    const next = await screen.findByRole('alert');
    const kept = keptOrders.read().map(({ order, status }) => [status, order.lines[0]?.code]);
    expect(kept).toEqual([
      ['refused', 'GOR-R'],
      ['refused', 'CAM-R-M'],
    ]);
    const reference = keptOrders.read()[0]?.order.reference ?? '';
    expect(next).toHaveTextContent(`Su carrito ya es otro: el pedido ${reference} queda en`);
    expect(within(next).queryByText('Intentar de nuevo')).toBeNull();
    expect(chatText('Enviar el pedido por WhatsApp')).toContain(reference);
    expect(chatText('Enviar el pedido por WhatsApp')).toContain('1 × Gorra roja');
    // As another tab does.
    act(() => keptOrders.forget(reference));
    expect(next).not.toBeInTheDocument();
  });

  test('an order that has arrived leaves the cart, with undo, and its notice does not return', async () => {
    const { user } = await loseResponseAndReload();
    await user.click(screen.getByText('Ya llegó, terminar este pedido'));
    expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(await screen.findByText('Deshacer'));
    expect(storedQuantities()).toEqual({ 101: 1 });
    cleanup();
    await renderApp('/checkout');
    expect(await findForm()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});
