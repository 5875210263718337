import { expect, test } from 'vitest';
import { checkAdd, isLowStock, remainingStock, stockStatus } from '#domain/cart/stock.ts';
import { buildProducto } from './fixtures.ts';

test.each([
  [0, 'soldOut'],
  [-1, 'soldOut'],
  [0.5, 'soldOut'],
  [Number.NaN, 'soldOut'],
  [1, 'low'],
  [5, 'low'],
  [6, 'inStock'],
  [1e9, 'inStock'],
])('%d units are %s', (units, expected) => {
  expect(stockStatus(units)).toBe(expected);
  expect(isLowStock(units)).toBe(expected === 'low');
});

test.each([
  [10, 3, 7],
  [10, 10, 0],
  [10, 12, 0],
  [0, 0, 0],
  [-1, 0, 0],
  [Number.NaN, 0, 0],
])('%d in stock with %d in the cart leave %d', (stock, inCart, expected) => {
  expect(remainingStock(stock, inCart)).toBe(expected);
});

const INVALID = { kind: 'invalid' } as const;
const SOLD_OUT = { kind: 'soldOut' } as const;

test.each([
  // Stock, quantity, units in the cart, unit price
  [10, 10, 0, 1, null],
  [10, 3, 7, 1, null],
  [10, 11, 0, 1, { kind: 'overStock', available: 10 }],
  [10, 4, 7, 1, { kind: 'overStock', available: 3 }],
  [10, 1e9, 0, 1, { kind: 'overStock', available: 10 }],
  [10, 1, 10, 1, { kind: 'allInCart', stock: 10 }],
  [10, 1, 12, 1, { kind: 'allInCart', stock: 10 }],
  [0, 1, 0, 1, SOLD_OUT],
  [0, 1, 3, 1, SOLD_OUT],
  [0, 1, 0, null, SOLD_OUT],
  [10, 1, 0, null, INVALID],
  [10, 1, 0, 0, INVALID],
  [10, 1, 0, Number.NaN, INVALID],
  [10, 0, 0, 1, INVALID],
  [10, 1.5, 0, 1, INVALID],
  [10, Number.NaN, 0, 1, INVALID],
])(
  'with %d in stock, adding %d to %d in the cart at %o colones gives %o',
  (stock, quantity, inCart, unitPrice, expected) => {
    const producto = buildProducto({ stock });
    expect(checkAdd({ producto, quantity, inCart, unitPrice })).toEqual(expected);
  },
);

test('nothing can be added while no producto is chosen', () => {
  expect(checkAdd({ producto: null, quantity: 1, inCart: 0, unitPrice: 1 })).toEqual({
    kind: 'noProduct',
  });
});
