import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { CART_KEY } from '#state/cart/cartCodec.ts';
import { buildFacts, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab, openTwoTabs, type Tab } from './tabs.ts';

const SHIRT = buildLine({ productoId: 1, name: 'Camiseta' });
const CAP = buildLine({ productoId: 2, name: 'Gorra' });
const ASKED = new Set([SHIRT.productoId]);
const BLACK = new Map([
  [SHIRT.productoId, buildFacts({ name: 'Camiseta', colorId: 5, colorName: 'Negro' })],
]);

let storage: FakeStorage;
const stored = () => openTab(storage).lines();

beforeEach(() => {
  vi.useFakeTimers();
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a cart shows a quantity at once and stores it 500 ms after the last edit', () => {
  const tab = openTab(storage);
  addLine(tab.cart, SHIRT);
  tab.cart.setQuantity(0, 2);
  vi.advanceTimersByTime(499);
  tab.cart.setQuantity(0, 24);
  vi.advanceTimersByTime(499);
  expect([tab.lines(), stored()]).toEqual([['Camiseta 24'], ['Camiseta 1']]);
  vi.advanceTimersByTime(1);
  expect(stored()).toEqual(['Camiseta 24']);
});

test.each<[string, (tab: Tab) => void]>([
  ['pagehide', (tab) => tab.dispatch('pagehide')],
  ['hidden', (tab) => tab.setVisibility('hidden')],
])('a cart stores a waiting quantity on %s', (_event, happen) => {
  const tab = openTab(storage);
  addLine(tab.cart, SHIRT);
  tab.cart.setQuantity(0, 5);
  happen(tab);
  expect(stored()).toEqual(['Camiseta 5']);
});

describe('faults', () => {
  test('a blocked storage leaves a cart for the visit, which is not persistent', () => {
    storage.fault = 'blocked';
    const tab = openTab(storage);
    expect(tab.cart.getSnapshot().isPersistent).toBe(false);
    addLine(tab.cart, SHIRT);
    addLine(tab.cart, CAP);
    tab.cart.setQuantity(0, 3);
    vi.advanceTimersByTime(500);
    tab.dispatch('storage', CART_KEY);
    expect(tab.lines()).toEqual(['Camiseta 3', 'Gorra 1']);
    tab.cart.clear();
    expect(tab.lines()).toEqual([]);
  });

  test('a full storage loses nothing, and stores everything when there is room', () => {
    const tab = openTab(storage);
    addLine(tab.cart, SHIRT);
    storage.fault = 'full';
    addLine(tab.cart, CAP);
    tab.cart.setQuantity(0, 6);
    vi.advanceTimersByTime(500);
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
});

type Step = (left: Tab, right: Tab) => void;
const add =
  (side: 0 | 1, line = SHIRT): Step =>
  (...tabs) =>
    addLine(tabs[side].cart, line);
const type =
  (index: number, quantity: number): Step =>
  (left) =>
    left.cart.setQuantity(index, quantity);
const removeRight: Step = (_left, right) => right.cart.removeLine(0);

test.each<[string, Step[], string]>([
  ['lines added in either', [add(0), add(1, CAP)], 'Camiseta 1, Gorra 1'],
  [
    'a quantity typed before the other adds',
    [add(0), type(0, 12), add(1, CAP)],
    'Camiseta 12, Gorra 1',
  ],
  ['an edit below a removed line', [add(0), add(0, CAP), type(1, 7), removeRight], 'Gorra 7'],
  [
    'an edit of a line whose variant changed',
    [
      add(0),
      type(0, 7),
      (_left, right) => right.cart.change((cart) => reconcileCart(cart, BLACK, ASKED).cart),
    ],
    'Camiseta 7',
  ],
])('two tabs over one storage show the same: %s', (_what, steps, expected) => {
  const [left, right] = openTwoTabs(storage);
  for (const step of steps) step(left, right);
  expect(left.lines().join(', ')).toBe(expected);
  vi.advanceTimersByTime(500);
  expect([left, right].map((tab) => tab.lines().join(', '))).toEqual([expected, expected]);
});

test('a tab reads the cart again when it is shown again', () => {
  const hidden = openTab(storage);
  addLine(openTab(storage).cart, SHIRT);
  hidden.dispatch('pageshow');
  expect(hidden.lines()).toEqual(['Camiseta 1']);
  addLine(openTab(storage).cart, CAP);
  hidden.setVisibility('visible');
  expect(hidden.lines()).toEqual(['Camiseta 1', 'Gorra 1']);
});
