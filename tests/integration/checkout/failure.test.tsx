import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults, type Fault } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { ORDER_ROWS, SHIRT, storeCart } from '../cart/orderRows.ts';
import { storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  field,
  findForm,
  storeDraft,
  findSuccess,
  TYPED,
} from './page.ts';

const backend = useBackend();
beforeAll(async () => {
  await backend().sql(ORDER_ROWS);
});
beforeEach(async () => {
  await backend().mailbox.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

const ERROR = {
  es: 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.',
  en: 'An error occurred while sending your order. Please try again.',
} as const;
const CHAT = /^(Enviar el pedido por WhatsApp|Send the order by WhatsApp)$/;

const FAULTS: readonly [string, Fault][] = [
  ['out of reach', 'network'],
  ['asking to slow down (429)', () => HttpResponse.text('Too many requests', { status: 429 })],
  ['out of quota (402)', () => HttpResponse.text('quota', { status: 402 })],
  ['broken (500)', () => HttpResponse.text('oops', { status: 500 })],
];

describe('an e-mail service', () => {
  test.each(FAULTS)('%s: error banner, form and cart kept', async (_what, fault) => {
    expectLoggedError(/checkout: send order/);
    faults.email(fault);
    storeCart({ ...SHIRT, quantity: 12 });
    storeDraft();
    const { user } = await renderApp('/checkout');
    await findForm();
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(ERROR.es);
    expect(banner).toHaveFocus();
    for (const [label, text] of TYPED) expect(field(label)).toHaveValue(text);
    expect(storedQuantities()).toEqual({ 101: 12 });
    expect(completeButton()).toBeEnabled();
  });

  test('that never answers is given up after 30 s', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('never');
    storeCart(SHIRT);
    storeDraft();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await renderApp('/checkout', {
      advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
    });
    await findForm();
    await user.click(completeButton());
    await screen.findByText('Enviando su pedido…');
    expect(completeButton()).toBeDisabled();
    expect(completeButton()).toHaveTextContent('...');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR.es);
    expect(completeButton()).toBeEnabled();
  });
});

describe.each(['es', 'en'] as const)('after a failure (%s)', (language) => {
  test('the whole order can go by WhatsApp, as the form stands now', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('network');
    storeCart({ ...SHIRT, quantity: 12 });
    storeDraft();
    const { user } = await renderApp('/checkout', { language });
    await findForm();
    await user.click(completeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR[language]);
    await user.type(field(/^(Teléfono|Phone)/), '99');
    const chat = chatText(CHAT);
    expect(chat).toContain('12 × Camiseta roja (CAM-R-M) Rojo / M');
    expect(chat).toContain('8888-000099');
    expect(chat).toContain('Frente al parque, casa azul, Oriental, Central, Cartago');
    expect(chat).toContain('Total: ₡36,000.00');
    expect(chat).toMatch(/TT-\d{6}-\w{4}/);
  });

  test('trying again sends the same order once, under the same reference', async () => {
    expectLoggedError(/checkout: send order/);
    faults.email('network');
    storeCart(SHIRT);
    storeDraft();
    const { user } = await renderApp('/checkout', { language });
    await findForm();
    await user.click(completeButton());
    const banner = await screen.findByRole('alert');
    const reference = /TT-\d{6}-\w{4}/.exec(chatText(CHAT))?.[0] ?? 'none';
    faults.none();
    await user.click(
      within(banner).getByRole('button', { name: /^(Intentar de nuevo|Try again)$/ }),
    );
    await findSuccess();
    expect(screen.getByText(reference)).toBeVisible();
    expect(backend().mailbox.list()).toHaveLength(1);
    expect(JSON.stringify(backend().mailbox.list())).toContain(reference);
  });
});
