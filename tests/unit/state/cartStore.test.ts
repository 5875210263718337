import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { CART_KEY } from '#state/cart/cartCodec.ts';
import { buildFacts, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab, openTwoTabs, type Tab } from './tabs.ts';

const SHIRT = buildLine({ productoId: 1, name: 'Camiseta' });
const CAP = buildLine({ productoId: 2, name: 'Gorra' });
const READ_IDS = new Set([SHIRT.productoId]);
const BLACK_FACTS = new Map([
  [SHIRT.productoId, buildFacts({ name: 'Camiseta', colorId: 5, colorName: 'Negro' })],
]);

let storage: FakeStorage;
const linesOfNewTab = () => openTab(storage).lines();

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
  expect([tab.lines(), linesOfNewTab()]).toEqual([['Camiseta 24'], ['Camiseta 1']]);
  vi.advanceTimersByTime(1);
  expect(linesOfNewTab()).toEqual(['Camiseta 24']);
});

test.each<[string, (tab: Tab) => void]>([
  ['pagehide', (tab) => tab.dispatch('pagehide')],
  ['hidden', (tab) => tab.setVisibility('hidden')],
])('a cart stores a new quantity at once on %s', (_event, leavePage) => {
  const tab = openTab(storage);
  addLine(tab.cart, SHIRT);
  tab.cart.setQuantity(0, 5);
  leavePage(tab);
  expect(linesOfNewTab()).toEqual(['Camiseta 5']);
});

describe('faults', () => {
  test('with a blocked storage the cart works for the visit, and says that it is not persistent', () => {
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

  test('with a full storage the cart keeps every line, and stores them once there is room', () => {
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
    expect(linesOfNewTab()).toEqual(['Camiseta 1']);
    tab.dispatch('pagehide');
    expect(linesOfNewTab()).toEqual(['Camiseta 6', 'Gorra 1']);
    expect(tab.cart.getSnapshot().isPersistent).toBe(true);
  });
});

describe('bad inputs', () => {
  test('a stored cart that cannot be read is logged once, and the next line is stored', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    storage.setItem(CART_KEY, '{"version":1,"lines":[{"id":"x"}]}');
    const tab = openTab(storage);
    tab.setVisibility('visible');
    tab.dispatch('pageshow');
    expect(logged).toHaveBeenCalledOnce();
    expect(tab.lines()).toEqual([]);
    addLine(tab.cart, SHIRT);
    expect(linesOfNewTab()).toEqual(['Camiseta 1']);
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
  ['lines added in each of the tabs', [add(0), add(1, CAP)], 'Camiseta 1, Gorra 1'],
  [
    'a quantity typed before the other tab adds a line',
    [add(0), type(0, 12), add(1, CAP)],
    'Camiseta 12, Gorra 1',
  ],
  [
    'a quantity typed below a removed line',
    [add(0), add(0, CAP), type(1, 7), removeRight],
    'Gorra 7',
  ],
  [
    'a quantity typed into a line whose variant the other tab changes',
    [
      add(0),
      type(0, 7),
      (_left, right) =>
        right.cart.change((cart) => reconcileCart(cart, BLACK_FACTS, READ_IDS).cart),
    ],
    'Camiseta 7',
  ],
])('two tabs over one storage show the same cart: %s', (_what, steps, expected) => {
  const [left, right] = openTwoTabs(storage);
  for (const step of steps) step(left, right);
  expect(left.lines().join(', ')).toBe(expected);
  vi.advanceTimersByTime(500);
  expect([left, right].map((tab) => tab.lines().join(', '))).toEqual([expected, expected]);
});

test('a tab reads the stored cart when the shopper returns to it', () => {
  const returning = openTab(storage);
  addLine(openTab(storage).cart, SHIRT);
  returning.dispatch('pageshow');
  expect(returning.lines()).toEqual(['Camiseta 1']);
  addLine(openTab(storage).cart, CAP);
  returning.setVisibility('visible');
  expect(returning.lines()).toEqual(['Camiseta 1', 'Gorra 1']);
});
