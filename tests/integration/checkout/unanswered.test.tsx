import { cleanup, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  findForm,
  findSuccess,
  openFilled,
  referenceIn,
  useOrderShop,
} from './page.ts';

const backend = useOrderShop();

const NOTICE = /^Es posible que hayamos recibido su pedido TT-/;

/** Sends an order whose response is lost, and reloads the page with these lines in the cart. */
async function loseResponseAndReload(lines = [SHIRT]) {
  expectLoggedError(/checkout: send order/);
  faults.email(lostAnswer(backend));
  const user = await openFilled();
  await user.click(completeButton());
  await screen.findByRole('alert');
  faults.none();
  cleanup();
  storeCart(...lines);
  await renderApp('/checkout');
  const notice = await screen.findByText(NOTICE);
  return { user, notice, reference: referenceIn(notice.textContent) };
}

function htmlOf(index: number): string {
  return String(backend().mailbox.list()[index]?.template_params['products_html']);
}

describe('faults', () => {
  test('an order without a response is shown after a reload and sent again as a repetition', async () => {
    const { user, reference } = await loseResponseAndReload();
    const question = `Hola, ¿recibieron mi pedido ${reference}`;
    expect(chatText('Preguntar por WhatsApp')).toContain(question);
    await user.click(screen.getByText('Enviar de nuevo'));
    await findSuccess();
    expect(screen.getByText(reference)).toBeVisible();
    expect(backend().mailbox.list()).toHaveLength(2);
    expect(htmlOf(0)).not.toContain('Posible repetición');
    expect(htmlOf(1)).toContain(`Posible repetición del pedido ${reference}.`);
    expect(htmlOf(1)).toContain(`Referencia del pedido:</strong> ${reference}`);
  });

  test('another cart goes as a new order, and stays when the earlier order has arrived', async () => {
    const { user, notice } = await loseResponseAndReload([SHIRT, CAP]);
    expect(screen.queryByText('Enviar de nuevo')).toBeNull();
    expect(screen.getByText(/va con un número nuevo/)).toBeVisible();

    faults.email(() => HttpResponse.text('quota', { status: 402 }));
    await user.click(completeButton());
    const banner = await screen.findByText(/^Ha ocurrido un error al enviar/);
    expect(banner.closest('[role=alert]')).not.toHaveTextContent(/es posible que sí/);
    expect(screen.getByText(NOTICE)).toHaveTextContent(notice.textContent);

    await user.click(screen.getByText('Ya llegó, terminar este pedido'));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(storedQuantities()).toEqual({ 101: 1, 102: 1 });
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

  test('a failed gateway while the shopper is on another page is shown there', async () => {
    expectLoggedError(/checkout: send order/);
    let respond = (_response: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    faults.email(() => response);
    const user = await openFilled([SHIRT], { language: 'en' });
    await user.click(completeButton());
    await screen.findByText(/^Sending your order…/);
    await user.click(screen.getByText('Back to cart'));
    await screen.findByRole('heading', { level: 1, name: 'Cart' });
    respond(HttpResponse.text('oops', { status: 502 }));
    expect(await screen.findByText(/we may have received your order TT-/)).toBeInTheDocument();
  });
});
