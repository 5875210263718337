import { act, cleanup, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, lostAnswer } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { CAP, ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import { chatText, completeButton, findForm, findSuccess, storeDraft } from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().mailbox.clear();
});

const NOTICE = /^(Es posible que hayamos recibido su pedido|We may have received your order) TT-/;

/** Sends an order whose answer is lost, and opens the page again as a new document. */
async function loseAnswerAndReload(language: 'es' | 'en' = 'es') {
  expectLoggedError(/checkout: send order/);
  faults.email(lostAnswer(backend));
  storeCart(SHIRT);
  storeDraft();
  const { user } = await renderApp('/checkout', { language });
  await findForm();
  await user.click(completeButton());
  await screen.findByRole('alert');
  faults.none();
  cleanup();
  await renderApp('/checkout', { language });
  return user;
}

function htmlOf(index: number): string {
  return String(backend().mailbox.list()[index]?.template_params['products_html']);
}

describe('faults', () => {
  test.each([
    ['es', 'Preguntar por WhatsApp', 'Enviar de nuevo', 'Hola, ¿recibieron mi pedido TT-'],
    ['en', 'Ask by WhatsApp', 'Send it again', 'Hello, did you receive my order TT-'],
  ] as const)(
    'an order whose answer was lost is told after a reload, and goes again as a repetition (%s)',
    async (language, ask, again, question) => {
      const user = await loseAnswerAndReload(language);
      const notice = await screen.findByText(NOTICE);
      const reference = /TT-\d{6}-\w{4}/.exec(notice.textContent)?.[0] ?? 'none';
      expect(chatText(new RegExp(ask))).toContain(question);
      expect(chatText(new RegExp(ask))).toContain(reference);
      await user.click(screen.getByRole('button', { name: again }));
      await findSuccess();
      expect(screen.getByText(reference)).toBeVisible();
      expect(backend().mailbox.list()).toHaveLength(2);
      expect(htmlOf(0)).not.toContain('Posible repetición');
      expect(htmlOf(1)).toContain(`Posible repetición del pedido ${reference}.`);
      expect(htmlOf(1)).toContain(`Referencia del pedido:</strong> ${reference}`);
    },
  );

  test('with another cart it can only go as a new order', async () => {
    await loseAnswerAndReload();
    await screen.findByText(NOTICE);
    cleanup();
    storeCart(SHIRT, CAP);
    await renderApp('/checkout');
    await screen.findByText(NOTICE);
    expect(screen.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull();
    expect(screen.getByText(/va con un número nuevo/)).toBeVisible();
  });

  test('a cart that changed since stays when the order is known to have arrived', async () => {
    const user = await loseAnswerAndReload();
    await screen.findByText(NOTICE);
    cleanup();
    storeCart(SHIRT, CAP);
    await renderApp('/checkout');
    await screen.findByText(NOTICE);
    await user.click(screen.getByRole('button', { name: 'Ya llegó, terminar este pedido' }));
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(storedQuantities()).toEqual({ 101: 1, 102: 1 });
  });

  test('what is known to have arrived leaves the cart, to be undone, and its notice goes for good', async () => {
    const user = await loseAnswerAndReload();
    await screen.findByText(NOTICE);
    await user.click(screen.getByRole('button', { name: 'Ya llegó, terminar este pedido' }));
    expect(await screen.findByText(/Su carrito está vacío/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    expect(storedQuantities()).toEqual({ 101: 1 });
    cleanup();
    await renderApp('/checkout');
    await findForm();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test('the refusal of another order says nothing of an answer, and the notice stays', async () => {
    const user = await loseAnswerAndReload();
    const notice = (await screen.findByText(NOTICE)).textContent;
    cleanup();
    faults.email(() => HttpResponse.text('quota', { status: 402 }));
    storeCart(SHIRT, CAP);
    await renderApp('/checkout');
    await findForm();
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    expect(banner).not.toHaveTextContent(/es posible que sí lo hayamos recibido/);
    expect(screen.getByText(NOTICE)).toHaveTextContent(notice);
  });

  test('an unanswered order whose cart changed since is told as such', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('network');
    storeCart(SHIRT);
    storeDraft();
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.click(completeButton());
    await screen.findByText(/es posible que sí lo hayamos recibido/);
    storeCart(SHIRT, CAP);
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    });
    expect(screen.queryByText(/es posible que sí lo hayamos recibido/)).toBeNull();
    expect(screen.getByText(/va con un número nuevo/)).toBeVisible();
  });

  test.each([
    ['es', 'Volver al carrito', 'Carrito', /es posible que sí hayamos recibido su pedido TT-/],
    ['en', 'Back to cart', 'Cart', /we may have received your order TT-/],
  ] as const)(
    'an order that gets no answer while its shopper is elsewhere says so there (%s)',
    async (language, back, title, text) => {
      expectLoggedError(/checkout: send order/);
      let lose = (_answer: Response) => {};
      const lost = new Promise<Response>((resolve) => {
        lose = resolve;
      });
      faults.email(() => lost);
      storeCart(SHIRT);
      storeDraft();
      const { user } = await renderApp('/checkout', { language });
      await findForm();
      await user.click(completeButton());
      await screen.findByText(/^(Enviando su pedido|Sending your order)…/);
      await user.click(screen.getByRole('link', { name: back }));
      await screen.findByRole('heading', { level: 1, name: title });
      lose(HttpResponse.error());
      expect(await screen.findByText(text)).toBeInTheDocument();
    },
  );

  test.each([
    ['lost', 'network', true],
    ['a broken gateway (502)', () => HttpResponse.text('oops', { status: 502 }), true],
    ['a refusal (402)', () => HttpResponse.text('quota', { status: 402 }), false],
  ] as const)(
    'the failure banner says whether it may have arrived: %s',
    async (_what, fault, may) => {
      expectLoggedError(/checkout: send order/);
      faults.email(fault);
      storeCart(SHIRT);
      storeDraft();
      const { user } = await renderApp('/checkout');
      await findForm();
      await user.click(completeButton());
      const banner = within(await screen.findByRole('alert'));
      expect(banner.queryByText(/es posible que sí lo hayamos recibido/) !== null).toBe(may);
      expect(localStorage.getItem('orderStarted') !== null).toBe(may);
    },
  );
});
