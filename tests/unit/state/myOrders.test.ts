import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { createVisitStorage } from '#lib/storage.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { checkoutOf } from '#state/order/checkoutStore.ts';
import { confirmOrder, forgetOrder } from '#state/order/forgetOrders.ts';
import { createMyOrders, myOrders } from '#state/order/myOrders.ts';
import { buildForm, buildLine, buildOrder } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab } from './tabs.ts';

const visit = (storage: FakeStorage) => createVisitStorage(() => storage);

function open(storage = new FakeStorage()) {
  const page = new EventTarget();
  const orders = createMyOrders(visit(storage), page);
  const references = () => orders.read().map(({ order }) => order.reference);
  const names = () => orders.read().map(({ order }) => order.form.fullName);
  return { storage, page, orders, references, names };
}

const referenceAt = (index: number) => `TT-261121-${String(index).padStart(4, '0')}`;
const orderAt = (index: number) =>
  buildOrder({
    reference: referenceAt(index),
    createdAt: new Date(Date.UTC(2026, 10, 21, 0, index)),
  });

describe('the orders of this browser', () => {
  test('hold their data while they are unconfirmed, and no personal data once they have arrived', () => {
    const { orders, storage } = open();
    const order = buildOrder();
    orders.keep(order, true);
    const unconfirmed = { order, status: 'unconfirmed', mayHaveArrived: true };
    expect(open(storage).orders.read()).toEqual([unconfirmed]);
    orders.confirm(order.reference, false);
    const form = { ...EMPTY_CHECKOUT_FORM, paymentMethod: 'bankTransfer' };
    expect(open(storage).orders.read()).toMatchObject([
      { order: { ...order, form }, status: 'sent' },
    ]);
    const { paymentMethod: _payment, ...personal } = buildForm();
    for (const text of Object.values(personal))
      expect(storage.getItem('orders')).not.toContain(text);
  });

  test('are replaced when the same order is stored again, and can be forgotten', () => {
    const { orders, storage, references, names } = open();
    for (const index of [1, 2, 2]) orders.keep(orderAt(index));
    expect(references()).toEqual([referenceAt(2), referenceAt(1)]);
    orders.confirm('TT-261121-9999', true);
    orders.confirm(referenceAt(1), true);
    orders.forgetBuyer();
    // The other order keeps its buyer, because it is not sent yet.
    expect(names()).toEqual(['María Rojas', '']);
    orders.forget(referenceAt(2));
    expect(orders.read().map(({ status }) => status)).toEqual(['sent']);
    orders.forgetAll();
    expect(storage.getItem('orders')).toBeNull();
  });

  test('are the last 20, and unconfirmed orders stay longer', () => {
    const { orders, references } = open();
    for (let index = 0; index <= 20; index += 1) {
      orders.keep(orderAt(index));
      if (index > 0) orders.confirm(referenceAt(index), false);
    }
    expect(references()).toHaveLength(20);
    expect(references()).toContain(referenceAt(0));
    expect(references()).not.toContain(referenceAt(1));
  });

  const [OWN, FIRST, LAST] = [7, 8, 9].map(
    (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
  );
  test.each<[number, string, object, RegExp | string | undefined, object]>([
    [1, 'unconfirmed', { id: undefined }, /^[\da-f-]{36}$/, { mayHaveArrived: true }],
    [2, 'open', { id: OWN, replaces: null }, OWN, { mayHaveArrived: true }],
    [2, 'refused', { id: OWN, replaces: FIRST }, FIRST, { mayHaveArrived: false }],
    [2, 'refused', { id: OWN, replaces: FIRST, shopId: LAST }, LAST, { status: 'unconfirmed' }],
    [2, 'sent', { id: OWN }, OWN, { status: 'sent' }],
  ])('of version %i that are %s, with the ids %j, are read', (version, status, ids, id, read) => {
    const { orders, storage } = open();
    orders.keep(orderAt(1));
    const { mayHaveArrived: _is, ...entry } = JSON.parse(storage.getItem('orders') ?? '').orders[0];
    const stored = { version, orders: [{ ...entry, ...ids, status }] };
    storage.setItem('orders', JSON.stringify(stored));
    const next = open(storage).orders;
    expect(next.read()).toMatchObject([
      { ...read, order: { id: expect.stringMatching(id ?? '') } },
    ]);
    const known = next.read()[0]?.order.id;
    next.forgetBuyer();
    expect(open(storage).orders.read()[0]?.order.id).toBe(known);
  });

  test('follow changes of another tab, even if that tab clears the storage', () => {
    const { orders, page } = open();
    const onChange = vi.fn<() => void>();
    orders.subscribe(onChange);
    for (const key of ['other', 'orders', null]) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  describe('faults', () => {
    test('stay for the visit if the storage is full', () => {
      const { orders, storage } = open();
      storage.fault = 'full';
      orders.keep(orderAt(1));
      orders.keep(orderAt(2));
      expect(orders.read()).toHaveLength(2);
    });

    test('are cut to the newest and the unconfirmed orders if the storage has little room', () => {
      const { orders, storage } = open();
      for (const index of [1, 2, 3]) orders.keep(orderAt(index));
      orders.confirm(referenceAt(2), false);
      const room = storage.getItem('orders')?.length ?? 0;
      const setItem = storage.setItem.bind(storage);
      storage.setItem = (key, text) => {
        if (text.length > room + 300) throw new DOMException('full', 'QuotaExceededError');
        setItem(key, text);
      };
      orders.keep(orderAt(4));
      expect(open(storage).references()).toEqual([4, 3, 1].map(referenceAt));
    });
  });

  describe('bad inputs', () => {
    const { orders: first, storage: firstStorage } = open();
    first.keep(buildOrder());
    const entry = JSON.parse(firstStorage.getItem('orders') ?? '').orders[0];
    const textOf = (orders: readonly unknown[]) => JSON.stringify({ version: 1, orders });

    test('are read from any JSON without an error', () => {
      const { orders, storage } = open();
      const entries = fc.array(fc.oneof(fc.jsonValue(), fc.constant(entry)));
      fc.assert(
        fc.property(fc.oneof(fc.string(), fc.json(), entries.map(textOf)), (text) => {
          storage.setItem('orders', text);
          for (const { order } of orders.read()) expect(order).toEqual(buildOrder());
        }),
      );
    });

    test('lose only entries and lines that cannot be read', () => {
      const { storage, orders } = open();
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const unnamed = { ...entry, reference: '<b>' };
      // `Date` does not parse an offset without minutes.
      const undated = { ...entry, createdAt: '2026-11-21T18:30:00+06' };
      const lines = { lines: [{ id: 7 }, ...entry.lines.lines] };
      storage.setItem('orders', textOf([unnamed, undated, { ...entry, lines }, 7]));
      expect(orders.read()).toMatchObject([{ order: buildOrder(), status: 'unconfirmed' }]);
      expect(logged).toHaveBeenCalledTimes(1);
    });
  });
});

describe('the form of an order', () => {
  let cart: ReturnType<typeof openTab>['cart'];
  const ORDER = buildOrder();

  beforeEach(() => {
    cart = openTab(new FakeStorage()).cart;
    myOrders.keep(ORDER);
    checkoutDraft.saveForm(ORDER.form);
  });

  describe.each([
    ['has arrived', confirmOrder],
    ['is forgotten', forgetOrder],
  ] as const)('that %s', (_how, end) => {
    test.each<[string, () => void, object]>([
      ['is emptied with the same cart', () => cart.change(() => ORDER.lines), { fullName: '' }],
      ['stays with another cart', () => addLine(cart, buildLine({ productoId: 7 })), buildForm()],
      [
        'stays while another order is in flight',
        () => checkoutOf(cart).write({ status: 'checking', reference: 'TT-261122-AAAA' }),
        buildForm(),
      ],
    ])('%s', (_what, prepare, form) => {
      prepare();
      end(ORDER.reference, cart);
      expect(checkoutDraft.readForm()).toMatchObject(form);
    });
  });
});
