import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LineFacts } from '../../../src/domain/cart.ts';
import { cartReducer } from '../../../src/domain/cart.ts';
import { reconcileCart } from '../../../src/domain/stock.ts';
import { buildFacts, buildLine } from './fixtures.ts';

function factsOf(facts: Partial<LineFacts>): Map<number, LineFacts> {
  return new Map([[1, buildFacts(facts)]]);
}

test('a cart that agrees with the facts stays the same object, without changes', () => {
  const cart = [buildLine({ quantity: 3 })];
  expect(reconcileCart(cart, factsOf({ stock: 3 }))).toEqual({
    cart,
    changes: [],
    statuses: ['ok'],
  });
  expect(reconcileCart(cart, factsOf({ stock: 3 })).cart).toBe(cart);
});

test('a quantity above stock is adjusted to it', () => {
  const cart = [buildLine({ quantity: 5 })];
  const { cart: adjusted, changes, statuses } = reconcileCart(cart, factsOf({ stock: 3 }));
  expect(adjusted[0]?.quantity).toBe(3);
  expect(statuses).toEqual(['adjusted']);
  expect(changes).toEqual([
    { kind: 'adjusted', index: 0, productoId: 1, name: 'Camiseta cuello redondo', from: 5, to: 3 },
  ]);
});

test('part of a unit cannot be had', () => {
  const { cart } = reconcileCart([buildLine({ quantity: 5 })], factsOf({ stock: 3.9 }));
  expect(cart[0]?.quantity).toBe(3);
});

test('an adjustment that loses the wholesale price tells the price too', () => {
  const { changes } = reconcileCart([buildLine({ quantity: 12 })], factsOf({ stock: 11 }));
  expect(changes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['adjusted', 12, 11],
    ['priceChanged', 3000, 3500],
  ]);
});

test('a sold out line keeps its quantity and blocks', () => {
  const cart = [buildLine({ quantity: 5 })];
  const { cart: kept, changes, statuses } = reconcileCart(cart, factsOf({ stock: 0 }));
  expect(kept[0]?.quantity).toBe(5);
  expect(statuses).toEqual(['soldOut']);
  expect(changes).toEqual([
    { kind: 'soldOut', index: 0, productoId: 1, name: 'Camiseta cuello redondo' },
  ]);
});

test('a producto that no longer exists is gone, and its line stays untouched', () => {
  const cart = [buildLine()];
  const { cart: kept, changes, statuses } = reconcileCart(cart, new Map());
  expect(kept).toBe(cart);
  expect(statuses).toEqual(['gone']);
  expect(changes).toEqual([
    { kind: 'gone', index: 0, productoId: 1, name: 'Camiseta cuello redondo' },
  ]);
});

test('a producto that lost its price can no longer be ordered: gone', () => {
  const { statuses } = reconcileCart(
    [buildLine()],
    factsOf({ prices: { retail: null, wholesale: null, special: null } }),
  );
  expect(statuses).toEqual(['gone']);
});

test('a new price is told and charged; a new price of another tier is not told', () => {
  const cart = [buildLine({ quantity: 2 })];
  const dearer = reconcileCart(
    cart,
    factsOf({ prices: { retail: 4000, wholesale: 3000, special: 2500 } }),
  );
  expect(dearer.changes).toEqual([
    {
      kind: 'priceChanged',
      index: 0,
      productoId: 1,
      name: 'Camiseta cuello redondo',
      from: 3500,
      to: 4000,
    },
  ]);
  expect(dearer.statuses).toEqual(['ok']);
  expect(dearer.cart[0]?.prices.retail).toBe(4000);
  const other = reconcileCart(
    cart,
    factsOf({ prices: { retail: 3500, wholesale: 2900, special: 2500 } }),
  );
  expect(other.changes).toEqual([]);
  expect(other.cart[0]?.prices.wholesale).toBe(2900);
});

test('lines of one producto share its stock, first come first served', () => {
  const cart = [
    buildLine({ tallaId: 'S', quantity: 4 }),
    buildLine({ tallaId: 'M', quantity: 4 }),
    buildLine({ tallaId: 'L', quantity: 4 }),
  ];
  const { cart: shared, statuses } = reconcileCart(cart, factsOf({ stock: 6 }));
  expect(shared.map(({ quantity }) => quantity)).toEqual([4, 2, 4]);
  expect(statuses).toEqual(['ok', 'adjusted', 'soldOut']);
  expect(reconcileCart(cart, factsOf({ stock: 12 })).statuses).toEqual(['ok', 'ok', 'ok']);
  expect(reconcileCart(cart, factsOf({ stock: 11 })).statuses).toEqual(['ok', 'ok', 'adjusted']);
});

test('an empty cart has nothing to reconcile', () => {
  expect(reconcileCart([], new Map())).toEqual({ cart: [], changes: [], statuses: [] });
});

const anyCart = fc
  .array(
    fc.record({
      productoId: fc.integer({ min: 1, max: 3 }),
      tallaId: fc.string(),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 6 },
  )
  .map((lines) => lines.map((line) => buildLine(line)));
const anyFacts = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -1, max: 40 })))
  .map((pairs) => new Map(pairs.map(([id, stock]) => [id, buildFacts({ stock })])));

test('reconciling twice changes nothing more; the reducer applies the same; what is ok fits the stock', () => {
  fc.assert(
    fc.property(anyCart, anyFacts, (cart, facts) => {
      const first = reconcileCart(cart, facts);
      expect(cartReducer(cart, { type: 'factsRead', facts })).toEqual(first.cart);
      expect(reconcileCart(first.cart, facts).cart).toBe(first.cart);
      expect(first.statuses).toHaveLength(cart.length);
      for (const [productoId, { stock }] of facts) {
        const units = first.cart
          .filter(
            (line, index) =>
              line.productoId === productoId &&
              !['soldOut', 'gone'].includes(first.statuses[index] ?? ''),
          )
          .reduce((sum, { quantity }) => sum + quantity, 0);
        expect(units).toBeLessThanOrEqual(Math.max(0, stock));
      }
    }),
  );
});
