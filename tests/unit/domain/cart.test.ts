import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLines } from '#domain/cart/addLines.ts';
import {
  cartReducer,
  countUnits,
  findLine,
  joinLines,
  lineKey,
  MAX_LINES,
  NOTE_MAX,
  unitsInCart,
  type Cart,
  type CartAction,
} from '#domain/cart/cart.ts';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import { fitLines } from '#domain/cart/fitLines.ts';
import { noteLine } from '#domain/cart/noteLine.ts';
import { setLines, takeBackLines } from '#domain/cart/setLines.ts';
import { subtractLines } from '#domain/cart/subtractLines.ts';
import { buildLine } from './fixtures.ts';

const line = (productoId: number, quantity = 1, note?: string) =>
  buildLine({ productoId, quantity, note });
const A = line(1, 2);
const B = line(2, 3);
const C = line(3);

/** 'producto×quantity' of each line. */
const units = (lines: readonly { productoId: number; quantity: number }[]) =>
  lines.map(({ productoId, quantity }) => `${productoId}×${quantity}`).join(' ');

describe('joining lines', () => {
  test('adds those of one variant, with the newest data, and drops quantities below 1', () => {
    const dearer = { ...A, prices: { retail: 9, wholesale: null, special: null }, imageUrl: 'b' };
    expect(joinLines([A, B, line(1, 0), line(1, 2.5), dearer])).toEqual([
      { ...dearer, quantity: 6 },
      B,
    ]);
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
});

describe('an action on the cart', () => {
  const restored = (index: number, restoredLine = A): CartAction => ({
    type: 'lineRestored',
    index,
    line: restoredLine,
  });
  const changed = (index: number, quantity: number): CartAction => ({
    type: 'quantityChanged',
    index,
    quantity,
  });

  test.each<[string, CartAction]>([
    ['changing to 0', changed(0, 0)],
    ['changing to the same', changed(0, 2)],
    ['changing out of range', changed(2, 5)],
    ['removing out of range', { type: 'lineRemoved', index: 2 }],
    ['removing at -1', { type: 'lineRemoved', index: -1 }],
    ['restoring a quantity of 0', restored(0, line(1, 0))],
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
    [1e9, 12, 12],
  ])('changes a quantity to %d with %s available: %d', (quantity, available, expected) => {
    const limit = available === undefined ? {} : { available };
    const action: CartAction = { type: 'quantityChanged', index: 1, quantity, ...limit };
    expect(cartReducer([A, B], action)).toEqual([A, { ...B, quantity: expected }]);
  });

  const dearer = { ...A, prices: { retail: 9, wholesale: null, special: null } };
  test.each<[string, Cart, CartAction, Cart]>([
    ['removes', [A, B], { type: 'lineRemoved', index: 0 }, [B]],
    ['restores at the index', [B], restored(0), [A, B]],
    ['restores beyond the end', [B], restored(99), [B, A]],
    // A negative index must not count from the end.
    ['restores at a negative index', [A, B], restored(-1, C), [C, A, B]],
    ['joins with a newer line', [B, dearer], restored(0), [B, { ...dearer, quantity: 4 }]],
    ['clears', [A, B], { type: 'cleared' }, []],
  ])('%s', (_title, before, action, after) => {
    expect(cartReducer(before, action)).toEqual(after);
  });

  test('of any kind keeps quantities whole and at least 1, variants apart, and mutates nothing', () => {
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
      .map((some) => buildLine(some));
    const anyIndex = fc.oneof(fc.integer({ min: -2, max: 8 }), fc.constantFrom(Number.NaN, 0.5));
    const anyAction: fc.Arbitrary<CartAction> = fc.oneof(
      fc.record({
        type: fc.constant('quantityChanged' as const),
        index: anyIndex,
        quantity: anyQuantity,
        available: fc.integer({ min: -1, max: 40 }),
      }),
      anyIndex.map((index) => ({ type: 'lineRemoved' as const, index })),
      fc.tuple(anyIndex, anyLine).map(([index, some]) => restored(index, some)),
      fc.constant({ type: 'cleared' as const }),
    );
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 25 }), (actions) => {
        let cart: Cart = [];
        for (const action of actions) {
          for (const some of cart) Object.freeze(some);
          cart = cartReducer(Object.freeze(cart), action);
          for (const { quantity } of cart)
            expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
          expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
          expect(countUnits(cart)).toBe(cart.reduce((sum, { quantity }) => sum + quantity, 0));
        }
      }),
    );
  });
});

test('a line is found by its variant, else by its producto', () => {
  const changed = { ...A, colorId: 9, tallaId: null };
  expect(findLine([B, changed], A)).toBe(1);
  expect(findLine([changed, B, A], A)).toBe(2);
  expect(findLine([B], A)).toBe(-1);
});

test.each<[string, Cart, number[]]>([
  ['an empty cart', [], [0, 0, 0]],
  ['12 units', [line(1, 12)], [31_858.41, 4141.59, 36_000]],
  [
    'two lines of 6, each below the wholesale price',
    [line(1, 6), line(2, 6)],
    [37_168.14, 4831.86, 42_000],
  ],
  [
    'no price',
    [buildLine({ prices: { retail: null, wholesale: null, special: null } })],
    [0, 0, 0],
  ],
])('the totals of %s', (_what, cart, [subtotal, iva, total]) => {
  expect(cartTotals(cart)).toEqual({ subtotal, iva, total });
});

test('units of one producto are counted over all its lines', () => {
  const cart = [A, B, buildLine({ productoId: 1, tallaId: 'L', quantity: 4 })];
  expect([unitsInCart(cart, 1), unitsInCart(cart, 9), countUnits([])]).toEqual([6, 0, 0]);
});

describe('adding several lines', () => {
  const stockOf = (...stock: number[]) => new Map(stock.map((some, index) => [index + 1, some]));

  test.each<[string, Cart, Cart, number[], string, string]>([
    ['up to the stock', [A], [line(1, 9), B, C], [5, 4], '1×5 2×3', '1×3 2×3'],
    [
      'of one producto, which share its stock',
      [],
      [B, { ...B, tallaId: 'L' }],
      [0, 4],
      '2×3 2×1',
      '2×3 2×1',
    ],
  ])('takes each %s', (_what, before, lines, stock, after, taken) => {
    const { cart, added, noRoom } = addLines(before, lines, stockOf(...stock));
    expect([units(cart), units(added), noRoom]).toEqual([after, taken, []]);
  });

  test('without stock left returns the same cart', () => {
    const cart = [A];
    expect(addLines(cart, [A, C], stockOf(2)).cart).toBe(cart);
  });

  test('into a full cart takes more of what it has, and no other line', () => {
    const full = Array.from({ length: MAX_LINES }, (_, at) => line(at + 1));
    const other = line(MAX_LINES + 1);
    const stock = new Map([[1, 9] as const, [MAX_LINES + 1, 9] as const]);
    const { cart, added, noRoom } = addLines(full, [other, A], stock);
    expect(cart).toHaveLength(MAX_LINES);
    expect([units(added), noRoom]).toEqual(['1×2', [other]]);
  });

  test('can be undone, and nothing else', () => {
    const { cart, added } = addLines([A], [line(1, 3), B], stockOf(9, 9));
    expect(subtractLines(cart, added)).toEqual([A]);
    expect(units(subtractLines([line(1, 4), C], added))).toBe('1×1 3×1');
  });
});

test.each([
  ['fewer units', 1, '1×2 2×3'],
  ['all units', 3, '2×3'],
  ['more units than there are', 9, '2×3'],
])('subtracting %s of a line leaves the others', (_what, taken, left) => {
  expect(units(subtractLines([line(1, 3), B], [line(1, taken)]))).toBe(left);
});

test('a change that fits is kept as it is, and of one that does not the last new lines are left out', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => line(from + index));
  const whole = lines(1, MAX_LINES + 1);
  expect(fitLines(whole, []).cart).toBe(whole);
  const held = lines(1000, 1003);
  const next = [...lines(1, MAX_LINES), ...held];
  expect(fitLines(next, held)).toEqual({ cart: [...lines(1, MAX_LINES - 2), ...held], noRoom: 2 });
});

describe('setting lines', () => {
  test('keeps place and note, removes those with 0, and adds at the end', () => {
    const cart = [line(1, 5), line(2, 1, 'con logo'), line(3, 7)];
    const next = setLines(cart, [line(4, 2), line(2, 9), line(1, 0), line(5, 0)]);
    expect(next).toEqual([line(2, 9, 'con logo'), line(3, 7), line(4, 2)]);
  });

  test('makes one line of several of one producto, with the note that there is', () => {
    const other = { ...line(1, 2, 'con logo'), tallaId: 'L' };
    const next = setLines([line(1, 5), line(2), other], [line(1, 6)]);
    expect(next).toEqual([line(1, 6, 'con logo'), line(2)]);
  });

  test('can be taken back, which keeps what was added to other lines since', () => {
    const anyUnits = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(3)), {
      selector: ([id]) => id,
    });
    fc.assert(
      fc.property(anyUnits, anyUnits, (held, wanted) => {
        const before = held.map(([id, quantity]) => line(id, quantity + 1));
        const ids = new Set(wanted.map(([id]) => id));
        const set = wanted.map(([id, quantity]) => line(id, quantity));
        const after = setLines(before, set);
        expect(takeBackLines(after, before, ids)).toEqual(before);
        const since = [...after, line(9, 4)];
        expect(takeBackLines(since, before, ids)).toEqual([...before, line(9, 4)]);
      }),
    );
  });
});

test.each([
  ['  con logo ', 'con logo'],
  ['x'.repeat(NOTE_MAX + 1), 'x'.repeat(NOTE_MAX)],
  ['  ', undefined],
])('the note %j is kept as %j', (text, note) => {
  const cart = [line(1), line(2, 1, 'antes')];
  expect(noteLine(cart, line(2), text)).toEqual([line(1), line(2, 1, note)]);
  expect(noteLine(cart, line(3), text)).toBe(cart);
});
