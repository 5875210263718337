import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, UnansweredEmailError } from '#data/http/DataError.ts';
import type { CartLine, LineFactsById } from '#domain/cart/cart.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { buildFacts, buildForm, buildLine } from '../domain/fixtures.ts';
import { FakeStorage } from '../state/tabs.ts';
import { openCheckoutTab } from './fixtures.ts';

const FORM = buildForm();
const SHIRTS = (quantity: number) => buildLine({ quantity });
const CAPS = (quantity: number) => buildLine({ productoId: 7, name: 'Gorra', quantity });

let checkout: ReturnType<typeof openCheckoutTab>;
/** As a screen does with live facts. */
function takeOver(facts: LineFactsById) {
  const asked = new Set(facts.keys());
  checkout.tab.cart.change((cart) => reconcileCart(cart, facts, asked).cart);
}
const submit = (tab = checkout) => tab.submission.submit(FORM);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  checkout = openCheckoutTab();
  checkout.add(SHIRTS(12));
});
afterEach(() => {
  vi.useRealTimers();
});

const unanswered = () => Promise.reject(new UnansweredEmailError('timeout', 'no response'));
const refused = () => Promise.reject(new DataError('rateLimited', 'quota'));
const accepted = async () => undefined;
const never = () => new Promise<void>(() => undefined);
const reload = () => openCheckoutTab(checkout.localStorage, checkout.sessionStorage);
/** A closed tab loses its session storage. */
const reopen = () => openCheckoutTab(checkout.localStorage);
const reference = () => checkout.references()[0] ?? '';

test('an order is sent once, clears cart and draft, and stores its receipt', async () => {
  checkout.draft.saveForm(FORM);
  const [outcome] = await Promise.all([submit(), submit()]);
  expect(outcome.status).toBe('success');
  expect(checkout.sent).toHaveLength(1);
  expect(checkout.tab.lines()).toEqual([]);
  expect(checkout.draft.readForm().fullName).toBe('');
  expect(checkout.receipt.read()).toMatchObject({ form: FORM, pricesConfirmed: true });
});

describe('the kept order', () => {
  test('is open with its data while the request is in flight, then sent without', async () => {
    let inFlight: readonly string[] = [];
    checkout.services.sendEmail = async () => {
      inFlight = checkout.kept();
    };
    await submit();
    expect([inFlight, checkout.kept()]).toEqual([['open María Rojas'], ['sent']]);
  });

  test('keeps the data of a remembered buyer', async () => {
    checkout.services.isBuyerRemembered = () => true;
    await submit();
    expect(checkout.kept()).toEqual(['sent María Rojas']);
  });

  test('of a refused order stays refused until a retry is sent', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    expect(checkout.kept()).toEqual(['refused María Rojas']);
    checkout.services.sendEmail = accepted;
    await submit();
    expect(checkout.kept()).toEqual(['sent']);
  });

  test('of a refused order stays when another cart takes its place during the check', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    const { readFacts } = checkout.services;
    checkout.services.sendEmail = accepted;
    checkout.services.readFacts = () => {
      checkout.tab.cart.change(() => [CAPS(1)]);
      return readFacts();
    };
    expect((await submit()).status).toBe('success');
    expect(checkout.references()[1]).not.toBe(reference());
    expect(checkout.kept()).toEqual(['sent', 'refused María Rojas']);
  });

  test('is there when the tab is closed during the check, and is sent later under its number', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    void submit();
    expect(checkout.kept()).toEqual(['refused María Rojas']);
    const number = checkout.orders.read()[0]?.order.reference;
    const next = reopen();
    await submit(next);
    expect(next.references()).toEqual([number]);
    expect(next.sent[0]?.products_html).not.toContain('Posible repetición');
    expect(next.orders.read()).toMatchObject([{ order: { reference: number }, status: 'sent' }]);
  });

  test('is not there when nothing was sent', async () => {
    checkout.services.readFacts = async () => new Map();
    await submit();
    expect(checkout.kept()).toEqual([]);
  });
});

describe('the order that the shop keeps', () => {
  const kept = (tab = checkout) => tab.tried.map(({ id, replaces }) => [id, replaces]);
  const retyped = () => checkout.submission.submit(buildForm({ phone: '9999-0000' }));

  test.each<[string, typeof accepted, boolean]>([
    ['is told after an e-mail that was refused', accepted, true],
    ['is not told when it failed too', refused, false],
  ])('%s', async (_what, keepOrder, isKept) => {
    Object.assign(checkout.services, { keepOrder, sendEmail: refused });
    expect(await submit()).toMatchObject({ status: 'error', isKept });
    expect(checkout.sent[0]?.products_html).toContain(`/admin/orders/${checkout.tried[0]?.id}"`);
  });

  test('is given up after 8 s, and the e-mail goes', async () => {
    checkout.services.keepOrder = never;
    const outcome = submit();
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await outcome).status).toBe('success');
  });

  test('keeps its id when nothing changed, and replaces the one before when something did', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    await submit();
    await retyped();
    await retyped();
    checkout.add(SHIRTS(1));
    const next = reload();
    await submit(next);
    const [[first], , [second]] = [kept()[0] ?? [], kept()[1], kept()[2] ?? []];
    expect(kept()).toEqual([
      [first, null],
      [first, null],
      [second, first],
      [second, first],
    ]);
    expect(kept(next)).toEqual([[expect.not.stringContaining(first ?? ''), second]]);
    next.tab.cart.change(() => [CAPS(1)]);
    next.services.sendEmail = refused;
    await submit(next);
    expect(kept(next)[1]).toEqual([expect.any(String), null]);
  });

  test('replaces the last one that the shop has, whatever was tried since', async () => {
    const { keepOrder, readFacts } = checkout.services;
    checkout.services.sendEmail = refused;
    await submit();
    checkout.add(SHIRTS(1));
    checkout.services.readFacts = async () =>
      new Map([[1, buildFacts({ prices: { retail: 9000, wholesale: 9000, special: null } })]]);
    expect((await submit()).status).toBe('changed');
    Object.assign(checkout.services, { readFacts, keepOrder: refused });
    checkout.add(SHIRTS(1));
    await submit();
    checkout.services.keepOrder = keepOrder;
    await retyped();
    const [[first], stopped, last] = [kept()[0] ?? [], kept()[1], kept()[2]];
    expect([stopped?.[1], last?.[1]]).toEqual([first, first]);
    expect(new Set(checkout.references()).size).toBe(1);
  });

  test('keeps its id when another order has been sent meanwhile', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    const [{ order: first } = expect.fail()] = checkout.orders.read();
    checkout.tab.cart.change(() => [CAPS(1)]);
    checkout.services.sendEmail = unanswered;
    await submit();
    checkout.tab.cart.change(() => first.lines);
    await submit();
    expect(kept()[2]).toEqual([first.id, null]);
  });

  test('replaces the one that may have arrived', async () => {
    checkout.services.sendEmail = unanswered;
    await submit();
    checkout.add(SHIRTS(1));
    await submit();
    expect(kept()[1]?.[1]).toBe(kept()[0]?.[0]);
  });
});

describe('the check before sending', () => {
  test('finds a change that the screen has put into the cart meanwhile', async () => {
    const prices = { retail: 4000, wholesale: 3600, special: null };
    const facts = new Map([[1, buildFacts({ prices })]]);
    checkout.services.readFacts = async () => {
      takeOver(facts);
      return facts;
    };
    const changes = [{ kind: 'priceChanged', from: 3000, to: 3600 }];
    expect(await submit()).toMatchObject({ status: 'changed', changes });
    expect(checkout.sent).toEqual([]);
  });

  test('lets the order go when there is no response after 8 s', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    const outcome = submit();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(checkout.state().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 'success', order: { pricesConfirmed: false } });
  });

  test('sends nothing when another tab has emptied the cart', async () => {
    const outcome = submit();
    checkout.tab.cart.clear();
    expect((await outcome).status).toBe('idle');
    expect(checkout.sent).toEqual([]);
  });
});

describe('while an order is in flight', () => {
  const facts = (id: number, some: Parameters<typeof buildFacts>[0]) =>
    takeOver(new Map([[id, buildFacts(some)]]));
  const cart = () => checkout.tab.cart;
  function bringBack() {
    const { lines } = cart().getSnapshot();
    cart().change(() => []);
    cart().change(() => lines, true);
  }
  function replace(line: CartLine) {
    for (const index of [1, 0]) cart().removeLine(index);
    checkout.add(line);
  }

  test.each<[string, () => void, string]>([
    ['added units stay', () => checkout.add(SHIRTS(2)), 'Camiseta cuello redondo 2'],
    ['a reduced line goes', () => checkout.tab.cart.setQuantity(0, 2), ''],
    ['a line that an undo has brought back goes', () => bringBack(), ''],
    ['a line that the stock reduces goes', () => facts(7, { name: 'Gorra', stock: 1 }), ''],
    // The draft stays with a cart that replaced that of the order.
    [
      'a cart that replaces its own stays',
      () => replace(SHIRTS(15)),
      'Camiseta cuello redondo 15, draft',
    ],
  ])('%s', async (_what, happen, left) => {
    checkout.add(CAPS(3));
    checkout.services.sendEmail = async () => {
      happen();
      checkout.draft.saveForm(FORM);
    };
    expect((await submit()).status).toBe('success');
    const draft = checkout.draft.readForm().fullName === FORM.fullName ? ['draft'] : [];
    expect([...checkout.tab.lines(), ...draft].join(', ')).toBe(left);
  });
});

describe('the reference of a refused order', () => {
  beforeEach(() => {
    checkout.services.sendEmail = refused;
  });

  test('stays for a retry, after a change and after a reload', async () => {
    await submit();
    checkout.add(SHIRTS(2));
    await submit();
    const reloaded = reload();
    await submit(reloaded);
    const references = [...checkout.references(), ...reloaded.references()];
    expect(references).toEqual(Array(3).fill(expect.stringMatching(/^TT-261121-/)));
    expect(new Set(references).size).toBe(1);
  });

  test.each<[string, () => void]>([
    ['it was forgotten', () => checkout.orders.forget(reference())],
    ['the cart has none of its lines', () => checkout.tab.cart.change(() => [CAPS(1)])],
  ])('is not that of the next order when %s', async (_how, happen) => {
    await submit();
    checkout.add(SHIRTS(2));
    happen();
    const next = reload();
    expect((await submit(next)).status).toBe('success');
    expect(next.references()).toEqual([expect.stringMatching(/^TT-261121-/)]);
    expect(next.references()).not.toEqual([reference()]);
  });
});

describe('faults', () => {
  const REPETITION = /Posible repetición del pedido (TT-\d{6}-\w{4})(, con cambios)?/;
  const repetition = (tab: typeof checkout) =>
    REPETITION.exec(tab.sent[0]?.products_html ?? '')?.slice(1);

  async function closeWhileSending() {
    checkout.services.sendEmail = never;
    void submit();
    await vi.waitFor(() => expect(checkout.sent).toHaveLength(1));
  }

  test('a page closed while an order is in flight repeats it under its reference', async () => {
    await closeWhileSending();
    const next = reopen();
    expect(next.open()).toBe(reference());
    expect((await submit(next)).status).toBe('success');
    expect(next.references()).toEqual([reference()]);
    expect(repetition(next)).toEqual([reference(), undefined]);
    expect(next.open()).toBeUndefined();
  });

  test('an order with another cart has a new reference and names the earlier one', async () => {
    await closeWhileSending();
    const next = reload();
    next.add(SHIRTS(1));
    await submit(next);
    expect(repetition(next)).toEqual([reference(), ', con cambios']);
    expect(next.references()).toEqual([expect.stringMatching(/^TT-/)]);
    expect(next.references()).not.toEqual([reference()]);
  });

  test('an order without a response counts as possibly arrived, also after a refused retry', async () => {
    checkout.services.sendEmail = unanswered;
    await submit();
    expect(checkout.open()).toBe(reference());
    checkout.services.sendEmail = refused;
    await submit();
    expect(checkout.open()).toBe(reference());
  });

  test('a blocked storage does not stop an order', async () => {
    checkout.localStorage.fault = 'blocked';
    checkout.services.sendEmail = unanswered;
    await submit();
    checkout.services.sendEmail = accepted;
    expect((await submit()).status).toBe('success');
    expect(checkout.sent[1]?.products_html).toMatch(REPETITION);
    expect(checkout.open()).toBeUndefined();
  });

  test('an order without a response is forgotten after 7 days', async () => {
    await closeWhileSending();
    const at = (time: string) => openCheckoutTab(checkout.localStorage, new FakeStorage(), time);
    expect(at('2026-11-28T14:59:59Z').open()).toBe(reference());
    expect(at('2026-11-28T15:00:00Z').open()).toBeUndefined();
  });
});

describe('bad inputs', () => {
  test.each([
    '{',
    'null',
    '{"fullName":{}}',
    '{"version":2,"orders":[{"reference":"<b>","status":"open"}]}',
  ])('the stored %j is no draft, receipt or order', async (text) => {
    for (const key of ['checkoutDraft', 'orderReceipt']) checkout.sessionStorage.setItem(key, text);
    checkout.localStorage.setItem('orders', text);
    const next = reload();
    expect(next.draft.readForm()).toEqual(EMPTY_CHECKOUT_FORM);
    expect(next.state()).toEqual({ status: 'idle' });
    // Otherwise the empty cart would link to it.
    expect(next.sessionStorage.getItem('orderReceipt')).toBeNull();
    expect(next.open()).toBeUndefined();
    await submit(next);
    expect(next.sent[0]?.products_html).not.toContain('Posible repetición');
  });
});
