import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paths, SHARED_CART_HASH } from '#config/paths.ts';
import {
  countUnits,
  findLine,
  joinLines,
  lineKey,
  MAX_LINES,
  NOTE_MAX,
  unitsInCart,
  withoutLine,
  withQuantity,
  type Cart,
} from '#domain/cart/cart.ts';
import {
  addLines,
  fitLines,
  noteLine,
  restoreLine,
  setLines,
  takeBackLines,
  subtractLines,
} from '#domain/cart/changeLines.ts';
import { decodeShare, encodeShare, type SharedLine } from '#domain/cart/shareCode.ts';
import { clampQuantity, checkAdd, stockStatus } from '#domain/cart/stock.ts';
import { buildLine } from './fixtures.ts';

const line = (productoId: number, quantity = 1, note?: string) =>
  buildLine({ productoId, quantity, note });
const A = line(1, 2);
const B = line(2, 3);
const C = line(3);
const CART: Cart = [A, B];

const units = (lines: readonly { productoId: number; quantity: number }[]) =>
  lines.map(({ productoId, quantity }) => `${productoId}×${quantity}`).join(' ');

const dearer = { ...A, prices: { retail: 9, wholesale: null, special: null }, imageUrl: 'b' };

test('joining lines adds up the units of a variant, takes its newest data, and drops lines with less than 1 unit', () => {
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
])('a line with another %s is not joined', (_what, other) => {
  expect(joinLines([A, buildLine(other)])).toHaveLength(2);
  expect(lineKey(buildLine(other))).not.toBe(lineKey(A));
});

test.each<[string, Cart]>([
  ['changing a quantity to 0', withQuantity(CART, A, 0)],
  ['changing a quantity to the same', withQuantity(CART, A, 2)],
  ['changing a line that is gone', withQuantity(CART, C, 5)],
  ['removing a line that is gone', withoutLine(CART, C)],
])('%s returns the same cart', (_title, cart) => {
  expect(cart).toBe(CART);
});

test.each<[string, Cart, Cart]>([
  ['rounds a changed quantity down', withQuantity(CART, B, 2.9), [A, { ...B, quantity: 2 }]],
  ['removes a line', withoutLine(CART, A), [B]],
  ['restores a line at its index', restoreLine([B], A, 0), [A, B]],
  ['joins it with a newer line', restoreLine([B, dearer], A, 0), [B, { ...dearer, quantity: 4 }]],
])('a cart %s', (_title, cart, after) => {
  expect(cart).toEqual(after);
});

test('a line is found by its variant, or else by its producto', () => {
  const changed = { ...A, colorId: 9, tallaId: null };
  expect(findLine([B, changed], A)).toBe(1);
  expect(findLine([changed, B, A], A)).toBe(2);
  expect(findLine([B], A)).toBe(-1);
});

test('units of one producto are counted over all its lines', () => {
  const cart = [A, B, buildLine({ productoId: 1, tallaId: 'L', quantity: 4 })];
  expect([unitsInCart(cart, 1), unitsInCart(cart, 9), countUnits([])]).toEqual([6, 0, 0]);
});

const stockOf = (...stock: number[]) => new Map(stock.map((units, at) => [at + 1, units]));

test.each<[string, Cart, Cart, number[], string, string]>([
  ['units up to each stock', [A], [line(1, 9), B, C], [5, 4], '1×5 2×3', '1×3 2×3'],
  ['nothing if no stock is left', [A], [B], [9, 0], '1×2', ''],
  ['two lines from one stock', [], [B, { ...B, tallaId: 'L' }], [0, 4], '2×3 2×1', '2×3 2×1'],
])('adding several lines takes %s', (_what, before, lines, stock, after, taken) => {
  const { cart, added, noRoom } = addLines(before, lines, stockOf(...stock));
  expect([units(cart), units(added), noRoom]).toEqual([after, taken, []]);
});

test('adding several lines to a full cart only raises quantities of lines that the cart has', () => {
  const full = Array.from({ length: MAX_LINES }, (_, at) => line(at + 1));
  const other = line(MAX_LINES + 1);
  const stock = new Map([[1, 9] as const, [MAX_LINES + 1, 9] as const]);
  const { cart, added, noRoom } = addLines(full, [other, A], stock);
  expect(cart).toHaveLength(MAX_LINES);
  expect([units(added), noRoom]).toEqual(['1×2', [other]]);
});

test('undoing added lines takes out exactly the added units', () => {
  const { cart, added } = addLines([A], [line(1, 3), B], stockOf(9, 9));
  expect(subtractLines(cart, added)).toEqual([A]);
  expect(units(subtractLines([line(1, 4), C], added))).toBe('1×1 3×1');
});

test('a changed cart with too many lines loses the last new lines, and otherwise stays the same object', () => {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => line(from + index));
  const whole = lines(1, MAX_LINES + 1);
  expect(fitLines(whole, []).cart).toBe(whole);
  const held = lines(1000, 1003);
  const next = [...lines(1, MAX_LINES), ...held];
  expect(fitLines(next, held)).toEqual({ cart: [...lines(1, MAX_LINES - 2), ...held], noRoom: 2 });
});

test('setting lines keeps their positions and notes, removes lines with 0 units, and adds new lines at the end', () => {
  const cart = [line(1, 5), line(2, 1, 'con logo'), line(3, 7)];
  const next = setLines(cart, [line(4, 2), line(2, 9), line(1, 0), line(5, 0)]);
  expect(next).toEqual([line(2, 9, 'con logo'), line(3, 7), line(4, 2)]);
});

test('setting a producto joins its lines into one, which keeps the note', () => {
  const other = { ...line(1, 2, 'con logo'), tallaId: 'L' };
  const next = setLines([line(1, 5), line(2), other], [line(1, 6)]);
  expect(next).toEqual([line(1, 6, 'con logo'), line(2)]);
});

test('undoing set lines keeps other lines that were added since', () => {
  const before = [line(1, 2), line(2, 3), line(3)];
  const after = setLines(before, [line(1, 9), line(2, 0), line(4, 5)]);
  const ids = new Set([1, 2, 4]);
  expect(takeBackLines(after, before, ids)).toEqual(before);
  expect(takeBackLines([...after, line(9, 4)], before, ids)).toEqual([...before, line(9, 4)]);
});

test.each([
  [' \u200B con logo ', 'con logo'],
  ['x'.repeat(NOTE_MAX + 1), 'x'.repeat(NOTE_MAX)],
  ['  ', undefined],
  ['antes ', 'antes'],
])('the note %j is stored as %j', (text, note) => {
  const cart = [line(1), line(2, 1, 'antes')];
  expect(noteLine(cart, line(2), text)).toEqual([line(1), line(2, 1, note)]);
  expect(noteLine(cart, line(3), text)).toBe(cart);
});

const safe = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.maxSafeNat().filter(Boolean));
const anyLine: fc.Arbitrary<SharedLine> = fc.record({ productoId: safe, quantity: safe });
const anyLines = fc.uniqueArray(anyLine, {
  selector: ({ productoId }) => productoId,
  maxLength: 60,
});

test('a cart code has a version, ids and quantities in base 36, and an end mark', () => {
  const lines = [
    { productoId: 100, quantity: 12 },
    { productoId: 7, quantity: 1 },
  ];
  expect(encodeShare(lines)).toBe('1.2s-c.7-1.0');
});

test('a cart code can end a link, and is read as the lines that it was made from', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const code = encodeShare(lines);
      expect(decodeShare(code)).toEqual({ lines, unread: 0 });
      expect(code).toMatch(/^[0-9a-z.-]*[0-9a-z]$/);
      expect(new URL(`https://a.cr${paths.sharedCart(code)}`).hash).toBe(SHARED_CART_HASH + code);
    }),
  );
});

describe('bad inputs', () => {
  const ten = (quantity: number) => [{ productoId: 10, quantity }];
  test.each([
    ['a cart code of another version', '2.a-1.0', [], 1],
    ['a cart code with a quantity of 0', '1.a-0.b-1.0', [{ productoId: 11, quantity: 1 }], 1],
    ['a cart code with a part that is no line', '1.a-1.x.a-.-1.<b>.0', ten(1), 4],
    ['a cart code with a producto twice', '1.a-1.a-2.0', ten(3), 0],
    ['a cart code with unsafe integers', '1.zzzzzzzzzzz-1.a-zzzzzzzzzzz.0', [], 2],
    ['a cart code in upper case before a sign', '1.A-C.0).', ten(12), 0],
    ['a cart code before a sentence', '1.a-c.0,%20gracias.', ten(12), 0],
    ['a cart code before a quote', '1.a-c.0%E2%80%9D', ten(12), 0],
    ['a cart code before a parameter', '1.a-c.0?fbclid=ab-1', ten(12), 0],
    ['a cart code before a word', '1.a-c.0Gracias', ten(12), 0],
    ['a cart code before a hyphen', '1.a-c.0- y', ten(12), 0],
    ['a cart code that was cut off', '1.a-c', ten(12), 1],
  ])('%s', (_what, code, lines, unread) => {
    expect(decodeShare(code)).toEqual({ lines, unread });
  });

  test('lines of a cart code after the 500th are only counted', () => {
    const parts = Array.from({ length: 502 }, (_, index) => `${(index + 1).toString(36)}-1`);
    const { lines, unread } = decodeShare(`1.${parts.join('.')}.0`);
    expect(lines).toHaveLength(MAX_LINES);
    expect(unread).toBe(2);
  });
});

test.each([
  [11, 10, 10],
  [0, 10, 1],
  [5, 0, 1],
  [2.9, 10, 2],
  [5, Infinity, 5],
  [Number.NaN, 10, 1],
])('the quantity %d, with %d available, is limited to %d', (quantity, available, expected) => {
  expect(clampQuantity(quantity, available)).toBe(expected);
});

test.each([
  [0, 'soldOut'],
  [-1, 'soldOut'],
  [Number.NaN, 'soldOut'],
  [1, 'low'],
  [5, 'low'],
  [6, 'inStock'],
])('the stock of %d units is %s', (stock, expected) => {
  expect(stockStatus(stock)).toBe(expected);
});

const INVALID = { kind: 'invalid' } as const;
const SOLD_OUT = { kind: 'soldOut' } as const;
test.each([
  // Columns: stock, quantity, units in the cart, unit price, problem
  [10, 10, 0, 1, null],
  [10, 3, 7, 1, null],
  [10, 11, 0, 1, { kind: 'overStock', available: 10 }],
  [10, 4, 7, 1, { kind: 'overStock', available: 3 }],
  [10, 1, 10, 1, { kind: 'allInCart', stock: 10 }],
  [0, 1, 3, 1, SOLD_OUT],
  [10, 1, 0, null, INVALID],
  [10, 1, 0, 0, INVALID],
  [10, 1, 0, Number.NaN, INVALID],
  [10, 0, 0, 1, INVALID],
  [10, 1.5, 0, 1, INVALID],
])(
  'with %s in stock, adding %d to %d in the cart, at the price %o, gives %o',
  (stock, quantity, inCart, price, expected) => {
    const prices = { retail: price, wholesale: null, special: null };
    expect(checkAdd({ stock, prices }, quantity, inCart)).toEqual(expected);
  },
);
