import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart, CartAction } from '#domain/cart/cart.ts';
import {
  cartReducer,
  cartTotals,
  countUnits,
  findLine,
  joinLines,
  lineKey,
  lineUnitPrice,
  unitsInCart,
} from '#domain/cart/cart.ts';
import { buildLine } from './fixtures.ts';

const A = buildLine({ productoId: 1, quantity: 2 });
const B = buildLine({ productoId: 2, quantity: 3 });

test('a line of the same producto, colour and size adds to the quantity', () => {
  const cart = cartReducer([A, B], {
    type: 'lineAdded',
    line: buildLine({ productoId: 1, quantity: 5 }),
  });
  expect(cart.map(({ productoId, quantity }) => [productoId, quantity])).toEqual([
    [1, 7],
    [2, 3],
  ]);
});

test('adding again brings the newer prices and picture along', () => {
  const line = buildLine({
    prices: { retail: 9, wholesale: null, special: null },
    imageUrl: 'b.webp',
  });
  expect(cartReducer([A], { type: 'lineAdded', line })[0]).toEqual({ ...line, quantity: 3 });
});

test.each([
  ['producto', { productoId: 9 }],
  ['colour', { colorId: 9 }],
  ['no colour', { colorId: null }],
  ['size', { tallaId: 'L' }],
  ['no size', { tallaId: null }],
])('another %s makes another line', (_what, other) => {
  expect(cartReducer([A], { type: 'lineAdded', line: buildLine(other) })).toHaveLength(2);
  expect(lineKey(buildLine(other))).not.toBe(lineKey(A));
});

test.each<[string, CartAction]>([
  ['adding 0', { type: 'lineAdded', line: buildLine({ quantity: 0 }) }],
  ['adding -1', { type: 'lineAdded', line: buildLine({ quantity: -1 }) }],
  ['adding no number', { type: 'lineAdded', line: buildLine({ quantity: Number.NaN }) }],
  ['adding without end', { type: 'lineAdded', line: buildLine({ quantity: Infinity }) }],
  ['changing to 0', { type: 'quantityChanged', index: 0, quantity: 0 }],
  ['changing to no number', { type: 'quantityChanged', index: 0, quantity: Number.NaN }],
  ['changing to the same', { type: 'quantityChanged', index: 0, quantity: 2 }],
  ['changing out of range', { type: 'quantityChanged', index: 2, quantity: 5 }],
  ['removing out of range', { type: 'lineRemoved', index: 2 }],
  ['removing at -1', { type: 'lineRemoved', index: -1 }],
  ['removing at no number', { type: 'lineRemoved', index: Number.NaN }],
  ['restoring nothing', { type: 'lineRestored', index: 0, line: buildLine({ quantity: 0 }) }],
])('%s returns the very same cart', (_title, action) => {
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

test('a removed line can be restored at its place', () => {
  const cart: Cart = [A, B];
  const without = cartReducer(cart, { type: 'lineRemoved', index: 0 });
  expect(without).toEqual([B]);
  expect(cartReducer(without, { type: 'lineRestored', index: 0, line: A })).toEqual(cart);
  expect(cartReducer(without, { type: 'lineRestored', index: 99, line: A })).toEqual([B, A]);
  expect(cartReducer(without, { type: 'lineRestored', index: -5, line: A })).toEqual([A, B]);
});

test('a line restored before the first place comes first', () => {
  const other = buildLine({ productoId: 3 });
  expect(cartReducer([B, other], { type: 'lineRestored', index: -1, line: A })).toEqual([
    A,
    B,
    other,
  ]);
});

test('restoring a line that was added again meanwhile makes no second line', () => {
  expect(
    cartReducer([B, A], { type: 'lineRestored', index: 0, line: A }).map(
      ({ quantity }) => quantity,
    ),
  ).toEqual([3, 4]);
});

test('what was added meanwhile is newer than what is restored', () => {
  const dearer = { ...A, prices: { retail: 9, wholesale: null, special: null } };
  expect(cartReducer([dearer], { type: 'lineRestored', index: 0, line: A })).toEqual([
    { ...dearer, quantity: 4 },
  ]);
});

test('the cart can be cleared', () => {
  expect(cartReducer([A, B], { type: 'cleared' })).toEqual([]);
  const empty: Cart = [];
  expect(cartReducer(empty, { type: 'cleared' })).toBe(empty);
});

test('joining drops lines below 1 and makes lines of the same variant one, as the last says', () => {
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

test('a line is found again when it has become another variant, if its own is not there', () => {
  const changed = { ...A, colorId: 9, tallaId: null };
  expect(findLine([B, changed], A)).toBe(1);
  expect(findLine([changed, B, A], A)).toBe(2);
  expect(findLine([B], A)).toBe(-1);
});

test.each([
  [11, 3500],
  [12, 3000],
  [23, 3000],
  [24, 2500],
])('a line of %d units costs %d each', (quantity, expected) => {
  expect(lineUnitPrice(buildLine({ quantity }))).toBe(expected);
});

test('tiers count per line: two lines of 6 do not reach the wholesale price', () => {
  const cart = [buildLine({ quantity: 6 }), buildLine({ quantity: 6, tallaId: 'L' })];
  expect(cartTotals(cart).total).toBe(42_000);
});

test('the totals shown are those of the sum of the lines', () => {
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
  anyLine.map((line) => ({ type: 'lineAdded' as const, line })),
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

test('whatever happens: every line holds a whole quantity of at least 1, no variant twice, nothing is mutated', () => {
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
