import { expect, test } from 'vitest';
import { checkAdd, remainingStock, stockStatus } from '#domain/cart/stock.ts';
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

test.each([
  ['fits', 10, { quantity: 10, inCart: 0, unitPrice: 1 }, null],
  [
    'one too many',
    10,
    { quantity: 11, inCart: 0, unitPrice: 1 },
    { kind: 'overStock', available: 10 },
  ],
  [
    'what the cart holds counts',
    10,
    { quantity: 4, inCart: 7, unitPrice: 1 },
    { kind: 'overStock', available: 3 },
  ],
  ['the rest', 10, { quantity: 3, inCart: 7, unitPrice: 1 }, null],
  [
    'all in the cart',
    10,
    { quantity: 1, inCart: 10, unitPrice: 1 },
    { kind: 'allInCart', stock: 10 },
  ],
  [
    'more than all in the cart',
    10,
    { quantity: 1, inCart: 12, unitPrice: 1 },
    { kind: 'allInCart', stock: 10 },
  ],
  ['sold out', 0, { quantity: 1, inCart: 0, unitPrice: 1 }, { kind: 'soldOut' }],
  ['sold out though in the cart', 0, { quantity: 1, inCart: 3, unitPrice: 1 }, { kind: 'soldOut' }],
  ['sold out before invalid', 0, { quantity: 1, inCart: 0, unitPrice: null }, { kind: 'soldOut' }],
  ['no price', 10, { quantity: 1, inCart: 0, unitPrice: null }, { kind: 'invalid' }],
  ['price 0', 10, { quantity: 1, inCart: 0, unitPrice: 0 }, { kind: 'invalid' }],
  ['price no number', 10, { quantity: 1, inCart: 0, unitPrice: Number.NaN }, { kind: 'invalid' }],
  ['quantity 0', 10, { quantity: 0, inCart: 0, unitPrice: 1 }, { kind: 'invalid' }],
  ['quantity 1.5', 10, { quantity: 1.5, inCart: 0, unitPrice: 1 }, { kind: 'invalid' }],
  [
    'quantity no number',
    10,
    { quantity: Number.NaN, inCart: 0, unitPrice: 1 },
    { kind: 'invalid' },
  ],
  [
    'quantity 1e9',
    10,
    { quantity: 1e9, inCart: 0, unitPrice: 1 },
    { kind: 'overStock', available: 10 },
  ],
])('%s (stock %d)', (_title, stock, request, expected) => {
  expect(checkAdd({ producto: buildProducto({ stock }), ...request })).toEqual(expected);
});

test('nothing can be added while no producto is chosen', () => {
  expect(checkAdd({ producto: null, quantity: 1, inCart: 0, unitPrice: 1 })).toEqual({
    kind: 'noProduct',
  });
});
