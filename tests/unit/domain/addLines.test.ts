import { expect, test } from 'vitest';
import { addLines, takeLinesOut } from '#domain/cart/addLines.ts';
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
  expect(addLines(cart, [A, C], new Map([[1, 2]]))).toEqual({ cart, added: [] });
  expect(addLines(cart, [A], new Map([[1, 2]])).cart).toBe(cart);
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
  expect(takeLinesOut(cart, added)).toEqual([A]);
  expect(units(takeLinesOut([{ ...A, quantity: 4 }, C], added))).toEqual([
    [1, 1],
    [3, 4],
  ]);
});
