import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError } from '#data/http/DataError.ts';
import { joinLines } from '#domain/cart/cart.ts';
import { takeOverFacts } from '#state/cart/takeOverFacts.ts';
import { orderInFlight } from '#state/order/orderInFlight.ts';
import { buildFacts, buildForm, buildLine } from '../domain/fixtures.ts';
import { openCheckoutTab, referenceOf } from './fixtures.ts';
import { addLine } from '../state/tabs.ts';

const FORM = buildForm();
const FACTS = new Map([
  [1, buildFacts()],
  [7, buildFacts({ name: 'Gorra' })],
]);
let checkout: ReturnType<typeof openCheckoutTab>;

beforeEach(() => {
  checkout = openCheckoutTab();
  addLine(checkout.tab.cart, buildLine({ quantity: 12 }));
});

describe('an order in flight that succeeds', () => {
  test('leaves in the cart what was added while it was in flight', async () => {
    const sent = checkout.services.sendEmail;
    checkout.services.sendEmail = async () => {
      addLine(checkout.tab.cart, buildLine({ quantity: 2 }));
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 3 }));
      await sent();
    };
    expect((await checkout.submission.submit(FORM)).status).toBe('success');
    expect(checkout.tab.lines()).toEqual(['Camiseta cuello redondo 2', 'Gorra 3']);
  });

  test('leaves a cart alone that replaced its own while it was in flight, and the draft', async () => {
    checkout.services.sendEmail = async () => {
      checkout.tab.cart.clear();
      addLine(checkout.tab.cart, buildLine({ quantity: 15 }));
      checkout.draft.saveForm(FORM);
    };
    expect((await checkout.submission.submit(FORM)).status).toBe('success');
    expect(checkout.tab.lines()).toEqual(['Camiseta cuello redondo 15']);
    expect(checkout.draft.readForm()).toEqual(FORM);
  });

  test('takes out a line that was reduced meanwhile, by the shopper or the stock', async () => {
    addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 3 }));
    checkout.services.readFacts = async () => FACTS;
    checkout.services.sendEmail = async () => {
      checkout.tab.cart.setQuantity(0, 2);
      const left = new Map([[7, buildFacts({ name: 'Gorra', stock: 1 })]]);
      takeOverFacts(checkout.tab.cart, left, new Set([7]));
    };
    await checkout.submission.submit(FORM);
    expect(checkout.tab.lines()).toEqual([]);
  });

  test('leaves a line that was taken out and added anew', async () => {
    addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 3 }));
    checkout.services.readFacts = async () => FACTS;
    checkout.services.sendEmail = async () => {
      checkout.tab.cart.removeLine(1);
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 5 }));
    };
    await checkout.submission.submit(FORM);
    expect(checkout.tab.lines()).toEqual(['Gorra 5']);
  });

  test('leaves a cart alone that got the same units of its own lines anew, and the draft', async () => {
    checkout.services.sendEmail = async () => {
      checkout.tab.cart.removeLine(0);
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 1 }));
      addLine(checkout.tab.cart, buildLine({ quantity: 12 }));
      checkout.draft.saveForm(FORM);
    };
    await checkout.submission.submit(FORM);
    expect(checkout.tab.lines()).toEqual(['Gorra 1', 'Camiseta cuello redondo 12']);
    expect(checkout.draft.readForm()).toEqual(FORM);
  });

  test('takes out what was cleared and restored, not what was added in between', async () => {
    addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 3 }));
    checkout.services.readFacts = async () => FACTS;
    checkout.services.sendEmail = async () => {
      const { cart } = checkout.tab;
      const { lines } = cart.getSnapshot();
      cart.clear();
      addLine(cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 2 }));
      cart.change((added) => joinLines([...lines, ...added]), true);
    };
    await checkout.submission.submit(FORM);
    expect(checkout.tab.lines()).toEqual(['Gorra 2']);
  });

  test('is in flight from the check to its end', async () => {
    const seen: (string | null)[] = [];
    const inFlight = orderInFlight(checkout.tab.cart);
    inFlight.subscribe(() => seen.push(inFlight.read()));
    await checkout.submission.submit(FORM);
    expect(seen).toEqual([referenceOf(checkout.sent[0]), null]);
    addLine(checkout.tab.cart, buildLine());
    checkout.services.readFacts = async () => new Map();
    await checkout.submission.submit(FORM);
    expect(seen).toEqual([seen[0], null, expect.stringMatching(/^TT-/), null]);
  });

  test('removes a line whose variant changed while it was in flight', async () => {
    checkout.services.sendEmail = async () => {
      const black = buildFacts({ colorId: 5, colorName: 'Negro' });
      takeOverFacts(checkout.tab.cart, new Map([[1, black]]), new Set([1]));
    };
    await checkout.submission.submit(FORM);
    expect(checkout.tab.lines()).toEqual([]);
  });
});

describe('an order in flight that is refused', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('keeps its number from the cart that replaced its own', async () => {
    checkout.services.sendEmail = () => {
      checkout.tab.cart.clear();
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra' }));
      return Promise.reject(new DataError('rateLimited', 'quota'));
    };
    await checkout.submission.submit(FORM);
    checkout.services.sendEmail = async () => undefined;
    checkout.services.readFacts = async () => new Map([[7, buildFacts({ name: 'Gorra' })]]);
    await checkout.submission.submit(FORM);
    const [first, second] = checkout.sent.map(referenceOf);
    expect(second).not.toBe(first);
    const kept = checkout.orders.read().map(({ order, status }) => `${status} ${order.reference}`);
    expect(kept.toSorted()).toEqual([`sent ${second}`, `unconfirmed ${first}`]);
  });
});
