import { expect, test } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { fitLines } from '#domain/cart/fitLines.ts';
import { buildLine } from './fixtures.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => buildLine({ productoId: from + index }));

test('a change that fits is kept as it is', () => {
  const next = lines(1, MAX_LINES + 1);
  expect(fitLines(next, [])).toEqual({ cart: next, noRoom: 0 });
  expect(fitLines(next, []).cart).toBe(next);
});

test('lines that the cart had stay at their places, and the last new ones are left out', () => {
  const held = lines(1000, 1003);
  const next = [...lines(1, MAX_LINES), ...held];
  expect(fitLines(next, held)).toEqual({ cart: [...lines(1, MAX_LINES - 2), ...held], noRoom: 2 });
});
