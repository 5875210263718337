import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, UnansweredEmailError } from '#data/http/DataError.ts';
import type { CartLine, LineFactsById } from '#domain/cart/cart.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import type { Order, OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { orderSubmission } from '#features/checkout/orderSubmission.ts';
import { createCartStore } from '#state/cart/cartStore.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { checkoutOf } from '#state/order/checkoutStore.ts';
import { myOrders, unansweredOrder } from '#state/order/myOrders.ts';
import { receipt } from '#state/order/receipt.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { blockStorage } from '#tests/visitor.ts';
import { buildFacts, buildForm, buildLine } from '../../unit/domain/fixtures.ts';
import { addLine } from '../../unit/state/tabs.ts';

const FORM = buildForm();
const SHIRTS = (quantity: number) => buildLine({ quantity });
const CAPS = (quantity: number) => buildLine({ productoId: 7, name: 'Gorra', quantity });

/** Opens a checkout with the stored cart; a test can replace its `services`. */
function openCheckout() {
  const cart = createCartStore(() => localStorage);
  const sent: OrderEmailPayload[] = [];
  /** Orders that `storeOrder` received, one before each e-mail. */
  const tried: Order[] = [];
  const services = {
    readFacts: async (): Promise<LineFactsById> =>
      new Map([1, 7].map((id) => [id, buildFacts(id === 7 ? { name: 'Gorra' } : {})])),
    storeOrder: async (_order: Order): Promise<void> => undefined,
    sendEmail: async (): Promise<void> => undefined,
  };
  const send = orderSubmission(cart, {
    storeOrder(order) {
      tried.push(order);
      return services.storeOrder(order);
    },
    readFacts: () => services.readFacts(),
    renewEmailCode: async () => undefined,
    sendEmail(payload) {
      sent.push(payload);
      return services.sendEmail();
    },
  });
  return {
    cart,
    state: checkoutOf(cart).read,
    services,
    sent,
    tried,
    submit: (form = FORM) => send(form),
    lines: () => cart.getSnapshot().lines.map(({ name, quantity }) => `${name} ${quantity}`),
    references: () =>
      sent.map(
        (email) =>
          /Referencia del pedido:<.strong> (TT-\d{6}-\w{4})/.exec(email.products_html)?.[1] ?? '',
      ),
    add: (line: CartLine) => addLine(cart, line),
  };
}

let checkout: ReturnType<typeof openCheckout>;
/** Puts live facts into the cart, as a screen does. */
function takeOver(facts: LineFactsById) {
  const readIds = new Set(facts.keys());
  checkout.cart.change((cart) => reconcileCart(cart, facts, readIds).cart);
}
const submit = (document = checkout) => document.submit();
const storedNames = () =>
  myOrders.read().map(({ status, order }) => `${status} ${order.form.fullName}`.trim());
/** Returns the reference of the order that may have arrived. */
const unanswered = () => unansweredOrder(myOrders.read())?.reference;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  checkout = openCheckout();
  checkout.add(SHIRTS(12));
});
// Also clears values that stay in memory while the storage is blocked.
afterEach(() => {
  receipt.clear();
  checkoutDraft.clear();
  myOrders.forgetAll();
});

const noResponse = () => Promise.reject(new UnansweredEmailError('timeout', 'no response'));
const refused = () => Promise.reject(new DataError('rateLimited', 'quota'));
const lost = () => Promise.reject(new DataError('unavailable', 'HTTP 502'));
const accepted = async () => undefined;
const never = () => new Promise<void>(() => undefined);
/** Opens a checkout after the tab was closed, which clears its session storage. */
function reopen() {
  sessionStorage.clear();
  return openCheckout();
}
const reference = () => checkout.references()[0] ?? '';

describe('the order in this browser', () => {
  test('keeps the data of a remembered buyer', async () => {
    rememberedBuyer.remember(FORM);
    await submit();
    expect(storedNames()).toEqual(['sent María Rojas']);
  });

  test('stays unconfirmed if another cart replaces its cart during the check of the retry', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    const { readFacts } = checkout.services;
    checkout.services.sendEmail = accepted;
    checkout.services.readFacts = () => {
      checkout.cart.change(() => [CAPS(1)]);
      return readFacts();
    };
    expect((await submit()).status).toBe('success');
    expect(checkout.references()[1]).not.toBe(reference());
    expect(storedNames()).toEqual(['sent', 'unconfirmed María Rojas']);
  });

  test('remains if the tab is closed during the check, and is sent later with its reference', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    void submit();
    expect(storedNames()).toEqual(['unconfirmed María Rojas']);
    const number = myOrders.read()[0]?.order.reference;
    const next = reopen();
    await submit(next);
    expect(next.references()).toEqual([number]);
    expect(next.sent[0]?.products_html).not.toContain('Posible repetición');
    expect(myOrders.read()).toMatchObject([{ order: { reference: number }, status: 'sent' }]);
  });

  test('is not stored if nothing was sent', async () => {
    checkout.services.readFacts = async () => new Map();
    await submit();
    expect(storedNames()).toEqual([]);
  });
});

describe('the order in the shop', () => {
  const ids = (tab = checkout) => tab.tried.map(({ id }) => id);

  test.each<[string, typeof accepted, boolean | null]>([
    ['is mentioned after a refused e-mail', accepted, true],
    ['is not mentioned if it failed too', refused, false],
    ['may have arrived if a gateway responded', lost, null],
  ])('%s', async (_what, storeOrder, reachedShop) => {
    Object.assign(checkout.services, { storeOrder, sendEmail: refused });
    expect(await submit()).toMatchObject({ status: 'error', reachedShop });
    expect(unanswered()).toBe(reachedShop === null ? reference() : undefined);
    expect(checkout.sent[0]?.products_html).toContain(`/admin/orders/${ids()[0]}#`);
  });

  test('gets no more than 8 s to be stored, and then the e-mail is sent', async () => {
    checkout.services.storeOrder = never;
    const outcome = submit();
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await outcome).status).toBe('success');
  });

  test('keeps its id and reference whatever changes before it is sent again; another cart gets others', async () => {
    const { readFacts } = checkout.services;
    checkout.services.sendEmail = refused;
    await submit();
    await checkout.submit(buildForm({ phone: '9999-0000' }));
    checkout.add(SHIRTS(1));
    const prices = { retail: 9000, wholesale: 9000, special: null };
    checkout.services.readFacts = async () => new Map([[1, buildFacts({ prices })]]);
    expect((await submit()).status).toBe('changed');
    Object.assign(checkout.services, { readFacts, sendEmail: noResponse });
    await submit();
    checkout.add(CAPS(1));
    const next = openCheckout();
    next.services.sendEmail = refused;
    await submit(next);
    expect(new Set([...ids(), ...ids(next)]).size).toBe(1);
    expect(new Set([...checkout.references(), ...next.references()]).size).toBe(1);
    expect(reference()).toMatch(/^TT-261121-/);
    next.cart.change(() => [CAPS(1)]);
    next.cart.change(() => [buildLine({ productoId: 9 })]);
    await submit(next);
    expect(ids(next)[1]).not.toBe(ids()[0]);
    expect(next.references()[1]).not.toBe(reference());
  });

  test('keeps its id if another order was sent meanwhile', async () => {
    checkout.services.sendEmail = refused;
    await submit();
    const [{ order: first } = expect.fail()] = myOrders.read();
    checkout.cart.change(() => [CAPS(1)]);
    checkout.services.sendEmail = noResponse;
    await submit();
    checkout.cart.change(() => first.lines);
    await submit();
    expect(ids()).toEqual([first.id, expect.not.stringMatching(first.id), first.id]);
  });
});

test('the next order after a refused and forgotten one has another reference', async () => {
  checkout.services.sendEmail = refused;
  await submit();
  myOrders.forget(reference());
  await submit();
  expect(checkout.references()[1]).not.toBe(reference());
});

describe('the check before sending', () => {
  test('finds a change that a screen has put into the cart meanwhile', async () => {
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

  test('sends the order if there is no response for 8 s', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    const outcome = submit();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(checkout.state().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 'success', order: { pricesConfirmed: false } });
  });

  test('sends nothing if another tab has emptied the cart', async () => {
    const outcome = submit();
    checkout.cart.clear();
    expect((await outcome).status).toBe('idle');
    expect(checkout.sent).toEqual([]);
  });
});

const cart = () => checkout.cart;
const ONE_CAP = buildFacts({ name: 'Gorra', stock: 1 });
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
  ['a reduced line is removed', () => checkout.cart.setQuantity(0, 2), ''],
  ['a line that an undo brings back is removed', () => bringBack(), ''],
  ['a line with less stock is removed', () => takeOver(new Map([[7, ONE_CAP]])), ''],
  // The draft stays with a cart that replaced the cart of the order.
  ['another cart stays', () => replace(SHIRTS(15)), 'Camiseta cuello redondo 15, draft'],
])('while an order is in flight, %s', async (_what, happen, left) => {
  checkout.add(CAPS(3));
  checkout.services.sendEmail = async () => {
    happen();
    checkoutDraft.saveForm(FORM);
  };
  expect((await submit()).status).toBe('success');
  const draft = checkoutDraft.readForm().fullName === FORM.fullName ? ['draft'] : [];
  expect([...checkout.lines(), ...draft].join(', ')).toBe(left);
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

  test.each<[string, (tab: typeof checkout) => void, readonly unknown[] | undefined]>([
    ['is repeated with its reference', () => undefined, [undefined]],
    ['says so if its cart has changed', (tab) => tab.add(SHIRTS(1)), [', con cambios']],
    ['is none of other lines', (tab) => tab.cart.change(() => [CAPS(1)]), undefined],
  ])('an order whose page was closed in flight %s', async (_what, change, note) => {
    await closeWhileSending();
    const next = reopen();
    expect(unanswered()).toBe(reference());
    change(next);
    expect((await submit(next)).status).toBe('success');
    expect(repetition(next)).toEqual(note && [reference(), ...note]);
    expect(next.references()[0] === reference()).toBe(note !== undefined);
    expect(unanswered()).toBeUndefined();
  });

  test('an order without a response may have arrived, even after a refused retry', async () => {
    checkout.services.sendEmail = noResponse;
    await submit();
    expect(unanswered()).toBe(reference());
    checkout.services.sendEmail = refused;
    await submit();
    expect(unanswered()).toBe(reference());
  });

  test('a blocked storage does not stop an order', async () => {
    blockStorage('setItem');
    checkout.services.sendEmail = noResponse;
    await submit();
    checkout.services.sendEmail = accepted;
    expect((await submit()).status).toBe('success');
    expect(checkout.sent[1]?.products_html).toMatch(REPETITION);
    expect(unanswered()).toBeUndefined();
  });

  test('an order without a response is forgotten after 7 days', async () => {
    await closeWhileSending();
    vi.setSystemTime('2026-11-28T14:59:59Z');
    expect(unanswered()).toBe(reference());
    vi.setSystemTime('2026-11-28T15:00:01Z');
    expect(unanswered()).toBeUndefined();
  });
});

describe('bad inputs', () => {
  test.each([
    '{',
    'null',
    '{"fullName":{}}',
    '{"version":2,"orders":[{"reference":"<b>","status":"unconfirmed"}]}',
  ])('the stored text %j is ignored as draft, receipt and order', async (text) => {
    for (const key of ['checkoutDraft', 'orderReceipt']) sessionStorage.setItem(key, text);
    localStorage.setItem('orders', text);
    expect(checkoutDraft.readForm()).toEqual(EMPTY_CHECKOUT_FORM);
    expect(receipt.read()).toBeNull();
    expect(unanswered()).toBeUndefined();
    await submit();
    expect(checkout.sent[0]?.products_html).not.toContain('Posible repetición');
  });
});
