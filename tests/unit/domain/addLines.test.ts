import { expect, test } from 'vitest';
import { addLines } from '#domain/cart/addLines.ts';
import { subtractLines } from '#domain/cart/subtractLines.ts';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { buildLine } from './fixtures.ts';

const A = buildLine({ productoId: 1, quantity: 2 });
const B = buildLine({ productoId: 2, quantity: 3 });
const C = buildLine({ productoId: 3, quantity: 4 });

const units = (lines: readonly { productoId: number; quantity: number }[]) =>
  lines.map(({ productoId, quantity }) => [productoId, quantity]);

test('lines are added at once, each up to the stock that the cart does not hold yet', () => {
  const stock = new Map([
    [1, 5],
    [2, 4],
  ]);
  const { cart, added } = addLines([A], [{ ...A, quantity: 9 }, B, C], stock);
  expect(units(cart)).toEqual([
    [1, 5],
    [2, 3],
  ]);
  expect(units(added)).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

test('without stock left the cart stays the same object', () => {
  const cart = [A];
  expect(addLines(cart, [A, C], new Map([[1, 2]]))).toEqual({
    cart,
    added: [],
    noRoom: [],
  });
  expect(addLines(cart, [A], new Map([[1, 2]])).cart).toBe(cart);
});

test('several lines of a producto share its stock', () => {
  const { added } = addLines([], [B, { ...B, tallaId: 'L' }], new Map([[2, 4]]));
  expect(units(added)).toEqual([
    [2, 3],
    [2, 1],
  ]);
});

test('a full cart takes no other line, and more of those that it has', () => {
  const full = Array.from({ length: MAX_LINES }, (_, at) => buildLine({ productoId: at + 1 }));
  const other = buildLine({ productoId: MAX_LINES + 1 });
  const stock = new Map([
    [1, 9],
    [MAX_LINES + 1, 9],
  ]);
  const { cart, added, noRoom } = addLines(full, [other, A], stock);
  expect(cart).toHaveLength(MAX_LINES);
  expect(units(added)).toEqual([[1, 2]]);
  expect(noRoom).toEqual([other]);
});

test('added units are taken out again, and nothing else', () => {
  const { cart, added } = addLines(
    [A],
    [{ ...A, quantity: 3 }, B],
    new Map([
      [1, 9],
      [2, 9],
    ]),
  );
  expect(subtractLines(cart, added)).toEqual([A]);
  expect(units(subtractLines([{ ...A, quantity: 4 }, C], added))).toEqual([
    [1, 1],
    [3, 4],
  ]);
});
