import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { encodeCart } from '#state/cart/cartCodec.ts';
import { CART_KEY } from '#state/cart/cartStorage.ts';
import { QUANTITY_SAVE_DELAY_MS } from '#state/cart/cartStore.ts';
import { takeOverFacts } from '#state/cart/takeOverFacts.ts';
import { buildFacts, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab } from './tabs.ts';

const SHIRT = buildLine({ productoId: 1, name: 'Camiseta' });
const CAP = buildLine({ productoId: 2, name: 'Gorra' });
/** The requested productos. */
const ASKED = new Set([SHIRT.productoId]);

let storage: FakeStorage;
const stored = () => openTab(storage).lines();

beforeEach(() => {
  vi.useFakeTimers();
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('when the cart is stored', () => {
  test('adding, removing, changing and clearing are stored at once', () => {
    const { cart } = openTab(storage);
    addLine(cart, SHIRT);
    addLine(cart, CAP);
    expect(stored()).toEqual(['Camiseta 1', 'Gorra 1']);
    cart.removeLine(0);
    expect(stored()).toEqual(['Gorra 1']);
    cart.change((lines) => [SHIRT, ...lines]);
    expect(stored()).toEqual(['Camiseta 1', 'Gorra 1']);
    cart.clear();
    expect(storage.getItem(CART_KEY)).toBeNull();
  });

  test('a quantity shows at once and is stored 500 ms after the last edit', () => {
    const tab = openTab(storage);
    addLine(tab.cart, SHIRT);
    tab.cart.setQuantity(0, 2);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS - 1);
    tab.cart.setQuantity(0, 24);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS - 1);
    expect(tab.lines()).toEqual(['Camiseta 24']);
    expect(stored()).toEqual(['Camiseta 1']);
    vi.advanceTimersByTime(1);
    expect(stored()).toEqual(['Camiseta 24']);
  });

  test.each(['pagehide', 'hidden', 'close', 'flush'] as const)(
    'a quantity not yet stored is stored on %s',
    (event) => {
      const tab = openTab(storage);
      addLine(tab.cart, SHIRT);
      tab.cart.setQuantity(0, 5);
      if (event === 'pagehide') tab.dispatch('pagehide');
      else if (event === 'hidden') tab.setVisibility('hidden');
      else if (event === 'close') tab.close();
      else tab.cart.flush();
      expect(stored()).toEqual(['Camiseta 5']);
    },
  );

  test('a quantity below 1 is ignored, and one above what is available is cut', () => {
    const tab = openTab(storage);
    addLine(tab.cart, SHIRT);
    tab.cart.setQuantity(0, 0);
    tab.cart.setQuantity(0, -3);
    expect(tab.lines()).toEqual(['Camiseta 1']);
    tab.cart.setQuantity(0, 1e9, 8);
    expect(tab.lines()).toEqual(['Camiseta 8']);
  });
});

describe('live facts', () => {
  test('a producto that is missing in them is listed as gone, and its line stays', () => {
    const tab = openTab(storage);
    addLine(tab.cart, SHIRT);
    const changes = takeOverFacts(tab.cart, new Map(), ASKED);
    expect(changes.map(({ kind }) => kind)).toEqual(['gone']);
    expect(tab.lines()).toEqual(['Camiseta 1']);
    tab.setVisibility('visible');
    expect(tab.lines()).toEqual(['Camiseta 1']);
    expect(stored()).toEqual(['Camiseta 1']);
  });

  test('what they change is stored at once and listed once', () => {
    const tab = openTab(storage);
    addLine(tab.cart, { ...SHIRT, quantity: 30 });
    const facts = new Map([[SHIRT.productoId, buildFacts({ stock: 4, name: 'Camiseta' })]]);
    const changes = takeOverFacts(tab.cart, facts, ASKED);
    expect(changes.map(({ kind }) => kind)).toEqual(['adjusted', 'priceChanged']);
    expect(takeOverFacts(tab.cart, facts, ASKED)).toEqual([]);
    expect(stored()).toEqual(['Camiseta 4']);
  });
});

describe('a storage that keeps nothing', () => {
  test('blocked: the cart works for the visit and is not persistent', () => {
    storage.fault = 'blocked';
    const tab = openTab(storage);
    expect(tab.cart.getSnapshot().isPersistent).toBe(false);
    addLine(tab.cart, SHIRT);
    addLine(tab.cart, CAP);
    tab.cart.setQuantity(0, 3);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    tab.dispatch('storage', CART_KEY);
    expect(tab.lines()).toEqual(['Camiseta 3', 'Gorra 1']);
    tab.cart.clear();
    expect(tab.lines()).toEqual([]);
  });

  test('full: nothing is lost, and everything is stored when there is room', () => {
    const tab = openTab(storage);
    addLine(tab.cart, SHIRT);
    storage.fault = 'full';
    addLine(tab.cart, CAP);
    tab.cart.setQuantity(0, 6);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    expect(tab.cart.getSnapshot().isPersistent).toBe(false);
    tab.setVisibility('visible');
    expect(tab.lines()).toEqual(['Camiseta 6', 'Gorra 1']);
    storage.fault = 'none';
    expect(stored()).toEqual(['Camiseta 1']);
    tab.dispatch('pagehide');
    expect(stored()).toEqual(['Camiseta 6', 'Gorra 1']);
    expect(tab.cart.getSnapshot().isPersistent).toBe(true);
  });
});

describe('bad inputs', () => {
  test('a stored cart that cannot be read is logged once', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.setItem(CART_KEY, '{"version":1,"lines":[{"id":"x"}]}');
    const tab = openTab(storage);
    tab.setVisibility('visible');
    tab.dispatch('pageshow');
    expect(logged).toHaveBeenCalledOnce();
    expect(tab.lines()).toEqual([]);
    addLine(tab.cart, SHIRT);
    expect(stored()).toEqual(['Camiseta 1']);
  });

  test('a cart that was cut counts as whole once it is emptied', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const lines = Array.from({ length: MAX_LINES + 1 }, (_, at) =>
      buildLine({ productoId: at + 1 }),
    );
    storage.setItem(CART_KEY, encodeCart(lines).cart);
    const { cart } = openTab(storage);
    const other = openTab(storage);
    expect(cart.getSnapshot().isCut).toBe(true);
    cart.clear();
    addLine(cart, SHIRT);
    expect(cart.getSnapshot().isCut).toBe(false);
    addLine(other.cart, CAP);
    expect(other.cart.getSnapshot().isCut).toBe(true);
    cart.clear();
    other.dispatch('storage', CART_KEY);
    expect(other.cart.getSnapshot().isCut).toBe(false);
  });
});
