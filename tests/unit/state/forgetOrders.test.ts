import { beforeEach, expect, test } from 'vitest';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { confirmOrder, forgetOrder } from '#state/order/forgetOrders.ts';
import { keptOrders } from '#state/order/keptOrders.ts';
import { orderInFlight } from '#state/order/orderInFlight.ts';
import { buildForm, buildLine, buildOrder } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab } from './tabs.ts';

const ORDER = buildOrder();
let cart: ReturnType<typeof openTab>['cart'];

beforeEach(() => {
  cart = openTab(new FakeStorage()).cart;
  keptOrders.keep(ORDER);
  checkoutDraft.saveForm(ORDER.form);
});

const ENDS = [
  ['has arrived', confirmOrder],
  ['is forgotten', forgetOrder],
] as const;
const typedName = () => checkoutDraft.readForm().fullName;

test.each(ENDS)('an order that %s takes along what was typed for it', (_how, end) => {
  cart.change(() => ORDER.lines);
  end(ORDER.reference, cart);
  expect(typedName()).toBe('');
});

test.each(ENDS)('an order that %s leaves the form of another cart', (_how, end) => {
  addLine(cart, buildLine({ productoId: 7, name: 'Gorra' }));
  end(ORDER.reference, cart);
  expect(checkoutDraft.readForm()).toEqual(buildForm());
});

test.each(ENDS)('an order that %s leaves the form of an order in flight', (_how, end) => {
  orderInFlight(cart).write('TT-261122-AAAA');
  end(ORDER.reference, cart);
  expect(checkoutDraft.readForm()).toEqual(buildForm());
});
