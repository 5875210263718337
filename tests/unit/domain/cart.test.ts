import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart, CartAction } from '#domain/cart/cart.ts';
import {
  cartReducer,
  countUnits,
  findLine,
  joinLines,
  lineKey,
  unitsInCart,
} from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import { buildLine } from './fixtures.ts';

const A = buildLine({ productoId: 1, quantity: 2 });
const B = buildLine({ productoId: 2, quantity: 3 });
const C = buildLine({ productoId: 3 });

test('a line of the same producto, colour and size adds to the quantity', () => {
  const cart = joinLines([A, B, buildLine({ productoId: 1, quantity: 5 })]);
  expect(cart.map(({ productoId, quantity }) => [productoId, quantity])).toEqual([
    [1, 7],
    [2, 3],
  ]);
});

test('an added line brings its newer prices and picture', () => {
  const line = buildLine({
    prices: { retail: 9, wholesale: null, special: null },
    imageUrl: 'b.webp',
  });
  expect(joinLines([A, line])[0]).toEqual({ ...line, quantity: 3 });
});

test.each([
  ['producto', { productoId: 9 }],
  ['colour', { colorId: 9 }],
  ['no colour', { colorId: null }],
  ['size', { tallaId: 'L' }],
  ['no size', { tallaId: null }],
])('another %s makes another line', (_what, other) => {
  expect(joinLines([A, buildLine(other)])).toHaveLength(2);
  expect(lineKey(buildLine(other))).not.toBe(lineKey(A));
});

test.each<[string, CartAction]>([
  ['changing to 0', { type: 'quantityChanged', index: 0, quantity: 0 }],
  ['changing to the same', { type: 'quantityChanged', index: 0, quantity: 2 }],
  ['changing out of range', { type: 'quantityChanged', index: 2, quantity: 5 }],
  ['removing out of range', { type: 'lineRemoved', index: 2 }],
  ['removing at -1', { type: 'lineRemoved', index: -1 }],
  [
    'restoring a quantity of 0',
    { type: 'lineRestored', index: 0, line: buildLine({ quantity: 0 }) },
  ],
])('%s returns the same cart', (_title, action) => {
  const cart: Cart = [A, B];
  expect(cartReducer(cart, action)).toBe(cart);
});

test.each([
  [5, undefined, 5],
  [5, 4, 4],
  [5, 5, 5],
  [5, 0, 1],
  [2.9, undefined, 2],
  [1e9, undefined, 1e9],
  [1e9, 12, 12],
])('a quantity changed to %d with %s available becomes %d', (quantity, available, expected) => {
  const action: CartAction =
    available === undefined
      ? { type: 'quantityChanged', index: 1, quantity }
      : { type: 'quantityChanged', index: 1, quantity, available };
  const cart = cartReducer([A, B], action);
  expect(cart[1]?.quantity).toBe(expected);
  expect(cart[0]).toBe(A);
});

test('a removed line can be restored at its index', () => {
  const cart: Cart = [A, B];
  const without = cartReducer(cart, { type: 'lineRemoved', index: 0 });
  expect(without).toEqual([B]);
  expect(cartReducer(without, { type: 'lineRestored', index: 0, line: A })).toEqual(cart);
  expect(cartReducer(without, { type: 'lineRestored', index: 99, line: A })).toEqual([B, A]);
  // A negative index must not count from the end.
  expect(cartReducer(cart, { type: 'lineRestored', index: -1, line: C })).toEqual([C, A, B]);
});

test('a restored line is joined with one added since, whose prices are newer', () => {
  const dearer = { ...A, prices: { retail: 9, wholesale: null, special: null } };
  expect(cartReducer([B, dearer], { type: 'lineRestored', index: 0, line: A })).toEqual([
    B,
    { ...dearer, quantity: 4 },
  ]);
});

test('the cart can be cleared', () => {
  expect(cartReducer([A, B], { type: 'cleared' })).toEqual([]);
  const empty: Cart = [];
  expect(cartReducer(empty, { type: 'cleared' })).toBe(empty);
});

test('joining drops quantities below 1 and joins lines of the same variant, with the last data', () => {
  const lines = [
    buildLine({ quantity: 0 }),
    buildLine({ quantity: 2.5 }),
    B,
    buildLine({ quantity: 4, name: 'Nueva' }),
  ];
  expect(joinLines(lines).map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Nueva', 6],
    ['Camiseta cuello redondo', 3],
  ]);
});

test('a line is found by its variant, else by its producto', () => {
  const changed = { ...A, colorId: 9, tallaId: null };
  expect(findLine([B, changed], A)).toBe(1);
  expect(findLine([changed, B, A], A)).toBe(2);
  expect(findLine([B], A)).toBe(-1);
});

test('tiers count per line: two lines of 6 do not reach the wholesale price', () => {
  const cart = [buildLine({ quantity: 6 }), buildLine({ quantity: 6, tallaId: 'L' })];
  expect(cartTotals(cart).total).toBe(42_000);
});

test('the totals are the rounded sum of the lines', () => {
  expect(cartTotals([])).toEqual({ subtotal: 0, iva: 0, total: 0 });
  expect(cartTotals([buildLine({ quantity: 12 })])).toEqual({
    subtotal: 31_858.41,
    iva: 4141.59,
    total: 36_000,
  });
  expect(
    cartTotals([buildLine({ prices: { retail: null, wholesale: null, special: null } })]).total,
  ).toBe(0);
});

test('units of one producto are counted over all its lines', () => {
  const cart = [A, B, buildLine({ productoId: 1, tallaId: 'L', quantity: 4 })];
  expect(unitsInCart(cart, 1)).toBe(6);
  expect(unitsInCart(cart, 9)).toBe(0);
  expect(countUnits([])).toBe(0);
});

const anyQuantity = fc.oneof(
  fc.integer({ min: -5, max: 50 }),
  fc.constantFrom(Number.NaN, Infinity, 1e9, 1.5, -0.5, 0),
);
const anyLine = fc
  .record({
    productoId: fc.integer({ min: 1, max: 4 }),
    tallaId: fc.constantFrom('S', 'M', null),
    quantity: anyQuantity,
  })
  .map((line) => buildLine(line));
const anyIndex = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(Number.NaN, 0.5));
const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
  fc.record({
    type: fc.constant('quantityChanged' as const),
    index: anyIndex,
    quantity: anyQuantity,
    available: fc.integer({ min: -1, max: 40 }),
  }),
  anyIndex.map((index) => ({ type: 'lineRemoved' as const, index })),
  fc.record({ type: fc.constant('lineRestored' as const), index: anyIndex, line: anyLine }),
  fc.constant({ type: 'cleared' as const }),
);

function deepFreeze(cart: Cart): Cart {
  for (const line of cart) Object.freeze(line);
  return Object.freeze(cart);
}

test('after any actions, quantities are whole and at least 1, no variant is twice, nothing is mutated', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
      let cart: Cart = [];
      for (const action of actions) {
        cart = cartReducer(deepFreeze(cart), action);
        for (const { quantity } of cart)
          expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(countUnits(cart)).toBe(cart.reduce((sum, { quantity }) => sum + quantity, 0));
      }
    }),
  );
});
