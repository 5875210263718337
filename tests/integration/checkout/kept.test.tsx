import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPedido } from '#data/pedidos/create.ts';
import { keptOrders } from '#state/order/keptOrders.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { type Fault, faults, restError } from '#tests/faults.ts';
import { buildForm, buildLine, buildOrder } from '../../unit/domain/fixtures.ts';
import { CAP, SHIRT } from '../cart/orderRows.ts';
import { chatText, completeButton, findSuccess, openFilled, useOrderShop } from './page.ts';

const backend = useOrderShop();
beforeEach(async () => {
  await backend().sql('delete from public.pedido');
});
const rows = () => backend().sql('select * from public.pedido');
const signal = () => new AbortController().signal;

const FAILED = {
  es: 'Ha ocurrido un error al enviar su pedido. Por favor intente nuevamente.',
  en: 'An error occurred while sending your order. Please try again.',
};
const KEPT = {
  es: (reference: string) =>
    `Su pedido ${reference} ya está en la tienda; solo falló el aviso por correo.`,
  en: (reference: string) =>
    `The store already has your order ${reference}; only the e-mail notice failed.`,
};

test('the shop has an order with all that was typed, and e-mail and chat link to it', async () => {
  const user = await openFilled([{ ...SHIRT, quantity: 12, note: 'con <b>logo</b>' }, CAP]);
  await user.click(completeButton());
  await findSuccess();
  const [row] = await rows();
  const { id } = row ?? {};
  expect(row).toMatchObject({
    referencia: screen.getByText(/^TT-/).textContent,
    nombre: 'María "Mari" <b>Rojas</b>',
    correo: 'maria@example.com',
    informacion: 'Llamar antes 🙂',
    pago: 'bankTransfer',
    idioma: 'es',
    unidades: 13,
    precios_confirmados: true,
    reemplaza: null,
    lineas: [{ producto_id: 101, cantidad: 12, precio: 3000, nota: 'con <b>logo</b>' }, {}],
  });
  const url = `${location.origin}/admin/orders/${String(id)}#pedido=1.2t-c.2u-1.0`;
  const [email] = backend().mailbox.list();
  expect(email?.template_params['products_html']).toContain(`<a href="${url}">`);
  expect(chatText('Escribirnos por WhatsApp')).toContain(`Para la tienda:\n${url}`);
});

test('an order whose page is left during the check is in the shop, and once when the page comes back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = await openFilled([SHIRT], {
    advanceTimers: (ms) => void vi.advanceTimersByTime(ms),
  });
  faults.rest('producto', 'never');
  await user.click(completeButton());
  await vi.waitFor(() => expect(keptOrders.read()).toHaveLength(1));
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
  describe.each(['es', 'en'] as const)('in %s', (language) => {
    test.each<[string, Fault]>([
      ['answers 429', () => HttpResponse.text('Too Many Requests', { status: 429 })],
      ['answers 500', () => HttpResponse.text('oops', { status: 500 })],
      ['tells of a spent quota', () => HttpResponse.text('quota', { status: 412 })],
      ['is blocked', 'network'],
      ['does not answer', 'never'],
    ])('the banner tells that only the e-mail failed when its service %s', async (_what, fault) => {
      expectLoggedError(/checkout: send order/);
      faults.email(fault);
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const advanceTimers = (ms: number) => void vi.advanceTimersByTime(ms);
      const user = await openFilled([SHIRT], { language, advanceTimers });
      await user.click(completeButton());
      await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(31_000);
      const { textContent: banner } = await screen.findByRole('alert');
      const reference = keptOrders.read()[0]?.order.reference ?? '';
      expect(banner).toContain(FAILED[language] + KEPT[language](reference));
      expect(await rows()).toMatchObject([{ referencia: reference, idioma: language }]);
    });
  });

  test.each([
    ['is not there', () => restError(404, 'PGRST205', 'no table')],
    ['is full', () => restError(429, 'PT429', 'Too many orders today')],
    ['cannot be reached', 'network'],
  ] as const)(
    'the e-mail goes when the table %s, and a failure says nothing of it',
    async (_how, fault) => {
      for (let time = 0; time < 2; time += 1) expectLoggedError(/checkout: keep order/);
      expectLoggedError(/checkout: send order/);
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

describe('the request', () => {
  test('is no failure when the order is there already, and changes nothing', async () => {
    const order = buildOrder({ id: crypto.randomUUID() });
    await createPedido(order, 'es', signal());
    await createPedido({ ...order, form: buildForm({ fullName: 'Otra' }) }, 'es', signal());
    expect(await rows()).toMatchObject([{ id: order.id, nombre: 'María Rojas' }]);
    const broken = { ...order, id: crypto.randomUUID(), reference: ' ' };
    await expect(createPedido(broken, 'es', signal())).rejects.toThrow('pedido_referencia');
  });

  test.each([
    [10, true],
    [500, false],
  ])('of %i lines outlives a closed tab, as far as browsers allow it: %s', async (lines, does) => {
    const seen: boolean[] = [];
    faults.write('post', 'pedido', ({ keepalive }) => void seen.push(keepalive));
    const line = buildLine({ name: 'Camiseta '.repeat(10) });
    const order = buildOrder({ id: crypto.randomUUID(), lines: Array(lines).fill(line) });
    await createPedido(order, 'es', signal());
    expect(seen).toEqual([does]);
  });

  test('is cut to what the table takes, with a note', async () => {
    const long = 'ñ'.repeat(20_000);
    const lines = Array.from({ length: 510 }, (_one, index) =>
      buildLine({ productoId: index + 1, name: `\uD800${long}`, note: 'a\0b' }),
    );
    const form = buildForm({ exactAddress: long, additionalInfo: 'Llamar' });
    await createPedido(buildOrder({ id: crypto.randomUUID(), lines, form }), 'es', signal());
    const [row] = await rows();
    expect(row).toMatchObject({
      unidades: 500,
      direccion: expect.stringMatching(/ñ \[cortado\]$/),
    });
    expect(row?.['informacion']).toMatch(/^\[cortado: 10 líneas más.*Llamar$/);
  });
});
