import { expect, test } from 'vitest';
import { clampQuantity, checkAdd, stockStatus } from '#domain/cart/stock.ts';
import { buildProducto } from './fixtures.ts';

test.each([
  [11, 10, 10],
  [0, 10, 1],
  [5, 0, 1],
  [2.9, 10, 2],
  [5, Infinity, 5],
  [Number.NaN, 10, 1],
])('%d with %d available is clamped to %d', (quantity, available, expected) => {
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
  // Stock, quantity, units in the cart, unit price
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
  'the stock %s: adding %d to %d in the cart at %o gives %o',
  (stock, quantity, inCart, unitPrice, expected) => {
    const producto = buildProducto({ stock });
    expect(checkAdd({ producto, quantity, inCart, unitPrice })).toEqual(expected);
  },
);
