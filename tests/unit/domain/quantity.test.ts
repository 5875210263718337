import { expect, test } from 'vitest';
import { clampQuantity } from '#domain/cart/quantity.ts';

test.each([
  [5, 10, 5],
  [11, 10, 10],
  [0, 10, 1],
  [5, 0, 1],
  [2.9, 10, 2],
  [5, 3.9, 3],
  [5, Infinity, 5],
  [Number.NaN, 10, 1],
  [5, Number.NaN, 1],
])('%d with %d available is clamped to %d', (quantity, available, expected) => {
  expect(clampQuantity(quantity, available)).toBe(expected);
});
