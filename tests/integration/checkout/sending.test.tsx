import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { createPedido } from '#data/pedidos/create.ts';
import { orderSubmission } from '#features/checkout/orderSubmission.ts';
import { createCartStore } from '#state/cart/cartStore.ts';
import { myOrders } from '#state/order/myOrders.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import {
  afterwards,
  type Fault,
  faults,
  gate,
  GATEWAY,
  lostResponse,
  restError,
} from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/visitor.ts';
import { buildForm, buildLine, buildOrder } from '../../unit/domain/fixtures.ts';
import { CAP, SCARF, SHIRT, storeCart, useOrderShop } from '../cart/orderRows.ts';
import { fireStorageEvent, storedQuantities } from '../cart/page.ts';
import {
  chatText,
  completeButton,
  field,
  findNameField,
  findSuccess,
  openFilled,
  PHONE,
  referenceIn,
} from './page.ts';

const backend = useOrderShop();

const NOTICE = /^Es posible que hayamos recibido su pedido TT-/;
const refused = () => HttpResponse.text('quota', { status: 402 });

const rows = () => backend().sql('select * from public.pedido');
const signal = () => new AbortController().signal;

/** Starts a fake clock that runs by itself and can be advanced. @returns options of `openFilled` */
function openClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return { advanceTimers: (ms: number) => void vi.advanceTimersByTime(ms) };
}

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

async function fail() {
  expectLoggedError(/checkout: send order/);
  const user = await openFilled();
  await user.click(completeButton());
  return { user, banner: await screen.findByRole('alert') };
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

test('leaving the page during the check stores the order in the shop, and coming back sends it only once', async () => {
  const user = await openFilled([SHIRT], openClock());
  faults.rest('producto', 'never');
  await user.click(completeButton());
  await vi.waitFor(() => expect(myOrders.read()).toHaveLength(1));
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await vi.waitFor(async () =>
    expect(await rows()).toMatchObject([{ precios_confirmados: false }]),
  );
  expectLoggedError(/checkout: check prices/);
  await vi.advanceTimersByTimeAsync(8_000);
  await findSuccess();
  expect(await rows()).toHaveLength(1);
  expect(backend().mailbox.list()).toHaveLength(1);
});

describe('faults', () => {
  test('a failure while the shopper is on another page is shown there', async () => {
    expectLoggedError(/checkout: (send|keep) order/);
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

  test('an order without a response for 30 s can be sent by WhatsApp with the current form', async () => {
    faults.email('never');
    faults.write('post', 'pedido', 'network');
    expectLoggedError(/checkout: (send|keep) order/);
    const user = await openFilled([{ ...SHIRT, quantity: 12 }], openClock());
    await user.click(completeButton());
    await screen.findByText('Enviando su pedido…');
    expect(completeButton()).toBeDisabled();
    expect(completeButton()).toHaveTextContent('...');
    await vi.advanceTimersByTimeAsync(30_000);
    const banner = await screen.findByRole('alert');
    expect(completeButton()).toBeEnabled();
    expect(banner).toHaveTextContent('Ha ocurrido un error al enviar su pedido.');
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

  test('another cart starts another order, and the refused order stays in the list and can be sent by WhatsApp unchanged', async () => {
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
    await user.click(completeButton());
    const next = await screen.findByRole('alert');
    const stored = myOrders.read().map(({ order, status }) => `${status} ${order.lines[0]?.code}`);
    expect(stored).toEqual(['unconfirmed GOR-R', 'unconfirmed CAM-R-M']);
    const reference = myOrders.read()[0]?.order.reference ?? '';
    expect(next).toHaveTextContent(`Su carrito ya es otro: el pedido ${reference} queda en`);
    expect(within(next).queryByText('Intentar de nuevo')).toBeNull();
    expect(chatText('Enviar el pedido por WhatsApp')).toContain(reference);
    expect(chatText('Enviar el pedido por WhatsApp')).toContain('1 × Gorra roja');
    // Another tab forgets the order.
    act(() => myOrders.forget(reference));
    expect(next).not.toBeInTheDocument();
  });

  test('confirming that an order has arrived empties the cart, with an undo, and its notice does not return', async () => {
    faults.email(lostResponse(backend));
    await fail();
    faults.none();
    cleanup();
    const { user } = await renderApp('/checkout');
    expect(await screen.findByText(NOTICE)).toBeVisible();
    await user.click(screen.getByText('Ya llegó, terminar este pedido'));
    expect(await screen.findByText(/^Su carrito está vacío/)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(await screen.findByText('Deshacer'));
    expect(storedQuantities()).toEqual({ 101: 1 });
    cleanup();
    await renderApp('/checkout');
    expect(await findNameField()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test.each<[string, Fault]>([
    ['responds with 429', () => HttpResponse.text('Too Many Requests', { status: 429 })],
    ['is blocked', 'network'],
    ['does not respond', 'never'],
  ])('the banner blames only the e-mail if its service %s', async (_, fault) => {
    expectLoggedError(/checkout: send order/);
    faults.email(fault);
    const user = await openFilled([SHIRT], { language: 'en', ...openClock() });
    await user.click(completeButton());
    await expect.poll(rows).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(31_000);
    const reference = myOrders.read()[0]?.order.reference ?? '';
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `An error occurred while sending your order. Please try again.The store already has your order ${reference}; only the e-mail notice failed.`,
    );
    expect(await rows()).toMatchObject([{ referencia: reference, idioma: 'en' }]);
  });

  test.each(Object.entries(GATEWAY))('an order arrives once despite %s', async (_, respond) => {
    expectLoggedError(/checkout: (check|send|keep) /);
    const check = (fault: Fault) => faults.rest('producto', fault);
    const keep = (fault: Fault) => faults.write('post', 'pedido', fault);
    const mail = (fault: Fault) => faults.email(fault);
    for (const failing of [[check], [keep], [mail], [keep, mail], [check, keep, mail]]) {
      for (const fault of [respond, afterwards(backend, respond)]) {
        await backend().sql('delete from public.pedido');
        await backend().mailbox.clear();
        myOrders.forgetAll();
        storeCart(SHIRT);
        const submit = orderSubmission(createCartStore(() => localStorage));
        for (const fail of failing) fail(fault);
        const first = await submit(buildForm());
        faults.none();
        const isTold = first.status === 'error';
        expect(isTold ? (await submit(buildForm())).status : first.status).toBe('success');
        const emails = backend().mailbox.list();
        const unmarked = emails.filter(
          ({ template_params }) => !JSON.stringify(template_params).includes('Posible repetición'),
        );
        const isCarriedOut = fault !== respond;
        const isOnlyMailed = !isTold && !isCarriedOut && failing.includes(keep);
        expect(await rows()).toHaveLength(isOnlyMailed ? 0 : 1);
        expect(emails).toHaveLength(isTold && isCarriedOut ? 2 : 1);
        expect(unmarked.length).toBeLessThan(2);
      }
    }
  });

  test.each([
    ['is full', () => restError(429, 'PT429', 'Too many orders today')],
    ['cannot be reached', 'network'],
  ] as const)(
    'the e-mail is sent if the table of orders %s, and an error does not mention the table',
    async (_how, fault) => {
      expectLoggedError(/checkout: (send|keep) order/);
      faults.write('post', 'pedido', fault);
      faults.email(() => HttpResponse.text('quota', { status: 429 }), { once: true });
      const user = await openFilled();
      await user.click(completeButton());
      expect(await screen.findByRole('alert')).not.toHaveTextContent('ya está en la tienda');
      await user.click(screen.getByText('Intentar de nuevo'));
      await findSuccess();
      expect(backend().mailbox.list()).toHaveLength(1);
    },
  );
});

describe('the request that stores an order', () => {
  test('changes the order if the shop has it already, and adds none', async () => {
    const order = buildOrder({ id: crypto.randomUUID() });
    for (const fullName of ['María Rojas', 'María Rojas', 'Otra']) {
      await createPedido({ ...order, form: buildForm({ fullName }) }, 'es', signal());
    }
    const anteriores = [expect.objectContaining({ nombre: 'María Rojas' })];
    expect(await rows()).toMatchObject([{ id: order.id, nombre: 'Otra', anteriores }]);
    const broken = { ...order, id: crypto.randomUUID(), reference: ' ' };
    await expect(createPedido(broken, 'es', signal())).rejects.toThrow('pedido_referencia');
  });

  test.each([
    [10, true],
    [500, false],
  ])('with %i lines outlives a closed tab (keepalive): %s', async (lines, does) => {
    const seen: boolean[] = [];
    faults.write('post', 'pedido', ({ keepalive }) => void seen.push(keepalive));
    const line = buildLine({ name: 'Camiseta '.repeat(10) });
    const order = buildOrder({ id: crypto.randomUUID(), lines: Array(lines).fill(line) });
    await createPedido(order, 'es', signal());
    expect(seen).toEqual([does]);
  });

  test.each([
    [20, /^Llamar$/, /^語{200}$/, /^\uFFFDñ+ \[cortado\]$/],
    [500, /^Llamar$/, /^語+ \[cortado\]$/, /^\uFFFDñ+ \[cortado\]$/],
    [3000, /^\[cortado: 2500 líneas más.*\] Llamar$/, /^語+ \[cortado\]$/, /^\uFFFDñ+ /],
  ])(
    'with %i lines and long texts is cut to the limits of the table, with a note',
    async (...expected) => {
      const [count, info, note, name] = expected;
      const typed = { name: `\uD800${'ñ'.repeat(20_000)}`, note: '語\0'.repeat(200) };
      const lines = Array.from({ length: count }, (_one, index) =>
        buildLine({ productoId: index + 1, ...typed }),
      );
      const form = buildForm({ exactAddress: 'd'.repeat(500), additionalInfo: 'Llamar' });
      await createPedido(buildOrder({ id: crypto.randomUUID(), lines, form }), 'es', signal());
      const [row] = await rows();
      expect(row).toMatchObject({
        unidades: Math.min(count, 500),
        nombre: form.fullName,
        direccion: form.exactAddress,
        informacion: expect.stringMatching(info),
        lineas: expect.arrayContaining([
          expect.objectContaining({
            codigo: 'CAM-001',
            nota: expect.stringMatching(note),
            nombre: expect.stringMatching(name),
          }),
        ]),
      });
    },
  );
});
