import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import { createKeptOrders, MAX_KEPT_ORDERS } from '#state/order/keptOrders.ts';
import { createBuyerStore } from '#state/order/rememberedBuyer.ts';
import { buildForm, buildLine, buildOrder } from '../domain/fixtures.ts';
import { FakeStorage } from './tabs.ts';

function open(storage = new FakeStorage()) {
  const page = new EventTarget();
  const orders = createKeptOrders(
    createVisitStorage(() => storage),
    page,
  );
  return { storage, page, orders };
}

/** The order of the minute `index`. */
function orderAt(index: number) {
  const reference = `TT-261121-${String(index).padStart(4, '0')}`;
  return buildOrder({ reference, createdAt: new Date(Date.UTC(2026, 10, 21, 0, index)) });
}

const ANONYMOUS = { ...EMPTY_CHECKOUT_FORM, paymentMethod: 'bankTransfer' };

test('an order is unconfirmed with its data, and without it once it has arrived', () => {
  const { orders, storage } = open();
  const order = buildOrder();
  orders.keep(order);
  expect(open(storage).orders.read()).toEqual([{ order, status: 'unconfirmed' }]);
  orders.confirm(order.reference, false);
  expect(open(storage).orders.read()).toEqual([
    { order: { ...order, form: ANONYMOUS }, status: 'sent' },
  ]);
  const { paymentMethod: _payment, ...personal } = buildForm();
  for (const text of Object.values(personal)) {
    expect(storage.getItem('orders')).not.toContain(text);
  }
});

test('a remembered buyer stays in the order until the data is forgotten', () => {
  const { orders } = open();
  orders.keep(orderAt(1));
  orders.confirm(orderAt(1).reference, true);
  orders.keep(orderAt(2));
  expect(orders.read().map(({ order }) => order.form.fullName)).toEqual([
    'María Rojas',
    'María Rojas',
  ]);
  orders.forgetBuyer();
  expect(orders.read().map(({ order }) => order.form.fullName)).toEqual(['María Rojas', '']);
});

test('an order that is sent again replaces itself, and others can be forgotten', () => {
  const { orders, storage } = open();
  for (const index of [1, 2, 2]) orders.keep(orderAt(index));
  expect(orders.read().map(({ order }) => order.reference)).toEqual([
    'TT-261121-0002',
    'TT-261121-0001',
  ]);
  orders.confirm('TT-261121-9999', true);
  orders.forget('TT-261121-0002');
  expect(orders.read().map(({ status }) => status)).toEqual(['unconfirmed']);
  orders.forgetAll();
  expect(storage.getItem('orders')).toBeNull();
});

test('the last 20 are kept, and unconfirmed ones longer than others', () => {
  const { orders } = open();
  for (let index = 0; index <= MAX_KEPT_ORDERS; index += 1) {
    orders.keep(orderAt(index));
    if (index > 0) orders.confirm(orderAt(index).reference, false);
  }
  const references = orders.read().map(({ order }) => order.reference);
  expect(references).toHaveLength(MAX_KEPT_ORDERS);
  expect(references).toContain('TT-261121-0000');
  expect(references).not.toContain('TT-261121-0001');
});

test('an order of more lines than a cart may have is read back with all of them', () => {
  const { orders, storage } = open();
  const lines = Array.from({ length: MAX_LINES + 1 }, (_, at) => buildLine({ productoId: at + 1 }));
  orders.keep(buildOrder({ lines }));
  expect(open(storage).orders.read()[0]?.order.lines).toEqual(lines);
});

test('another tab shows a change at once', () => {
  const { orders, storage } = open();
  const other = open(storage);
  let changes = 0;
  const stop = other.orders.subscribe(() => {
    changes += 1;
  });
  orders.keep(orderAt(1));
  other.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'orders' }));
  other.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
  expect(changes).toBe(1);
  expect(other.orders.read()).toBe(other.orders.read());
  expect(other.orders.read()).toHaveLength(1);
  stop();
  other.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(changes).toBe(1);
});

describe('faults', () => {
  test.each(['blocked', 'full'] as const)('a %s storage keeps orders for the visit', (fault) => {
    const { orders, storage } = open();
    storage.fault = fault;
    orders.keep(orderAt(1));
    orders.keep(orderAt(2));
    expect(orders.read()).toHaveLength(2);
  });

  test('a storage with little room keeps the newest and the unconfirmed', () => {
    const { orders, storage } = open();
    for (const index of [1, 2, 3]) orders.keep(orderAt(index));
    orders.confirm(orderAt(2).reference, false);
    const room = storage.getItem('orders')?.length ?? 0;
    const setItem = storage.setItem.bind(storage);
    storage.setItem = (key, text) => {
      if (text.length > room + 300) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    orders.keep(orderAt(4));
    expect(
      open(storage)
        .orders.read()
        .map(({ order }) => order.reference),
    ).toEqual(['TT-261121-0004', 'TT-261121-0003', 'TT-261121-0001']);
  });
});

describe('bad inputs', () => {
  test('any stored JSON reads as orders', () => {
    const storage = new FakeStorage();
    const { orders } = open(storage);
    const entries = fc.array(fc.oneof(fc.jsonValue(), fc.constant(stored())));
    const anyStored = fc.oneof(
      fc.string(),
      fc.json(),
      entries.map((found) => JSON.stringify({ version: 1, orders: found })),
    );
    fc.assert(
      fc.property(anyStored, (text) => {
        storage.setItem('orders', text);
        for (const { order } of orders.read()) expect(order).toEqual(buildOrder());
      }),
    );
  });

  function stored(): unknown {
    const { orders, storage } = open();
    orders.keep(buildOrder());
    return JSON.parse(storage.getItem('orders') ?? '').orders[0];
  }

  test('an entry that is no order is left out, the others stay', () => {
    const { storage, orders } = open();
    const order = Object(stored());
    const unnamed = { ...order, reference: '<b>' };
    // JavaScript does not read an offset without minutes.
    const undated = { ...order, createdAt: '2026-11-21T18:30:00+06' };
    const entries = [unnamed, undated, order, 7];
    storage.setItem('orders', JSON.stringify({ version: 1, orders: entries }));
    expect(orders.read()).toHaveLength(1);
  });

  test('a line that cannot be read leaves the others of its order, and is logged', () => {
    const { storage, orders } = open();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = Object(stored());
    const lines = [{ id: 7 }, ...entry.lines.lines];
    storage.setItem(
      'orders',
      JSON.stringify({ version: 1, orders: [{ ...entry, lines: { lines } }] }),
    );
    expect(orders.read()).toEqual([{ order: buildOrder(), status: 'unconfirmed' }]);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  test.each(['', '{', 'null', '7', '{"fullName":"Ana"}'])('%j is no buyer', (text) => {
    const storage = new FakeStorage();
    storage.setItem('buyer', text);
    const buyer = createBuyerStore(
      createVisitStorage(() => storage),
      new EventTarget(),
    );
    expect(buyer.read()).toBeNull();
  });
});

test('a buyer is remembered without the text about one order, and forgotten', () => {
  const storage = new FakeStorage();
  const buyer = createBuyerStore(
    createVisitStorage(() => storage),
    new EventTarget(),
  );
  const { additionalInfo, paymentMethod: _payment, ...fields } = buildForm();
  buyer.remember(buildForm());
  expect(buyer.read()).toEqual(fields);
  expect(storage.getItem('buyer')).not.toContain(additionalInfo);
  buyer.forget();
  expect(storage.getItem('buyer')).toBeNull();
});
