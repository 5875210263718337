import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUANTITY_SAVE_DELAY_MS } from '#state/cart/cartStore.ts';
import { takeOverFacts } from '#state/cart/takeOverFacts.ts';
import { buildFacts, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab, openTwoTabs } from './tabs.ts';

const SHIRT = buildLine({ productoId: 1, name: 'Camiseta' });
const CAP = buildLine({ productoId: 2, name: 'Gorra' });
const BAG = buildLine({ productoId: 3, name: 'Bolso' });

let storage: FakeStorage;

beforeEach(() => {
  vi.useFakeTimers();
  storage = new FakeStorage();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('two tabs over one storage', () => {
  test('lines added in either are in both', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    addLine(right.cart, CAP);
    addLine(left.cart, BAG);
    expect(left.lines()).toEqual(['Camiseta 1', 'Gorra 1', 'Bolso 1']);
    expect(right.lines()).toEqual(left.lines());
  });

  test('adding the same variant in both adds up', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, { ...SHIRT, quantity: 2 });
    addLine(right.cart, { ...SHIRT, quantity: 3 });
    expect(left.lines()).toEqual(['Camiseta 5']);
  });

  test('a tab without storage events keeps what the other added', () => {
    const left = openTab(storage);
    const right = openTab(storage);
    addLine(left.cart, SHIRT);
    addLine(right.cart, CAP);
    expect(right.lines()).toEqual(['Camiseta 1', 'Gorra 1']);
    expect(openTab(storage).lines()).toEqual(['Camiseta 1', 'Gorra 1']);
  });

  test('a typed quantity is kept when the other tab adds a line', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    left.cart.setQuantity(0, 12);
    addLine(right.cart, CAP);
    expect(left.lines()).toEqual(['Camiseta 12', 'Gorra 1']);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    expect(right.lines()).toEqual(['Camiseta 12', 'Gorra 1']);
  });

  test('an edit changes its own line when the other tab removed the line above', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    addLine(left.cart, CAP);
    left.cart.setQuantity(1, 7);
    right.cart.removeLine(0);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    expect(left.lines()).toEqual(['Gorra 7']);
    expect(right.lines()).toEqual(['Gorra 7']);
  });

  test('a line that the other tab removed stays removed when its quantity was typed', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    left.cart.setQuantity(0, 9);
    right.cart.removeLine(0);
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    expect(left.lines()).toEqual([]);
    expect(right.lines()).toEqual([]);
  });

  test('clearing one empties the other', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    left.cart.clear();
    expect(right.lines()).toEqual([]);
    expect(storage.length).toBe(0);
  });

  test('storage cleared as a whole empties the cart', () => {
    const [left] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    storage.clear();
    expect(left.lines()).toEqual([]);
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

  test('live facts of one tab do not change a line that the other has just added', () => {
    const left = openTab(storage);
    addLine(left.cart, { ...SHIRT, quantity: 9 });
    addLine(openTab(storage).cart, { ...CAP, quantity: 9 });
    const facts = new Map([[SHIRT.productoId, buildFacts({ stock: 4, name: 'Camiseta' })]]);
    const changes = takeOverFacts(left.cart, facts, new Set([SHIRT.productoId]));
    expect(changes.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['adjusted Camiseta']);
    expect(left.lines()).toEqual(['Camiseta 4', 'Gorra 9']);
  });

  test('actions on a line apply to it when the other tab changed its variant', () => {
    const [left, right] = openTwoTabs(storage);
    addLine(left.cart, SHIRT);
    left.cart.setQuantity(0, 7);
    const black = buildFacts({ name: 'Camiseta', colorId: 5, colorName: 'Negro' });
    takeOverFacts(right.cart, new Map([[SHIRT.productoId, black]]), new Set([SHIRT.productoId]));
    vi.advanceTimersByTime(QUANTITY_SAVE_DELAY_MS);
    expect(right.lines()).toEqual(['Camiseta 7']);
    expect(right.cart.getSnapshot().lines[0]?.colorName).toBe('Negro');
    left.cart.removeLine(0);
    expect(right.lines()).toEqual([]);
  });
});
