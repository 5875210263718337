import { describe, expect, test } from 'vitest';
import type { Cart } from '#domain/cart/cart.ts';
import { groupLines, type CartSort } from '#domain/cart/groupLines.ts';
import { clampQuantity, checkAdd, remainingStock, stockStatus } from '#domain/cart/stock.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { buildLine, buildProducto } from './fixtures.ts';

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

describe('the stock', () => {
  test.each([
    [0, 'soldOut'],
    [-1, 'soldOut'],
    [Number.NaN, 'soldOut'],
    [1, 'low'],
    [5, 'low'],
    [6, 'inStock'],
  ])('of %d units is %s', (stock, expected) => {
    expect(stockStatus(stock)).toBe(expected);
  });

  test.each([
    [10, 3, 7],
    [10, 12, 0],
    [-1, 0, 0],
    [Number.NaN, 0, 0],
  ])('of %d with %d in the cart leaves %d', (stock, inCart, expected) => {
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
    [10, 1, 10, 1, { kind: 'allInCart', stock: 10 }],
    [0, 1, 3, 1, SOLD_OUT],
    [10, 1, 0, null, INVALID],
    [10, 1, 0, 0, INVALID],
    [10, 1, 0, Number.NaN, INVALID],
    [10, 0, 0, 1, INVALID],
    [10, 1.5, 0, 1, INVALID],
  ])(
    '%s: adding %d to %d in the cart at %o gives %o',
    (stock, quantity, inCart, unitPrice, expected) => {
      const producto = buildProducto({ stock });
      expect(checkAdd({ producto, quantity, inCart, unitPrice })).toEqual(expected);
    },
  );
});

describe('the lines by subfamilia', () => {
  const toRows = (lines: Cart) =>
    orderRows(lines).flatMap((figures, index) => {
      const found = lines[index];
      return found ? [{ index, line: found, figures }] : [];
    });
  const SHIRT = { subfamiliaId: 20, subfamiliaName: 'Camiseta' };
  const CART = [
    buildLine({ productoId: 1, ...SHIRT, tallaId: '2XL' }),
    buildLine({ productoId: 2, subfamiliaId: 21, subfamiliaName: 'Ñame', quantity: 90 }),
    buildLine({ productoId: 3, ...SHIRT, colorName: null, tallaId: 'S' }),
    buildLine({ productoId: 4, ...SHIRT, quantity: 3 }),
    buildLine({ productoId: 5, ...SHIRT, colorName: 'azul', tallaId: null }),
    // A cart of an earlier version lacks the name.
    buildLine({ productoId: 6, subfamiliaId: 22, subfamiliaName: '', name: 'bolsa' }),
  ];

  test.each<[CartSort, string]>([
    ['added', 'Camiseta: 0 2 3 4, Ñame: 1, bolsa: 5'],
    ['name', 'bolsa: 5, Camiseta: 4 3 0 2, Ñame: 1'],
    ['subtotal', 'Ñame: 1, Camiseta: 0 2 3 4, bolsa: 5'],
  ])('are sorted by %s', (sort, expected) => {
    const groups = groupLines(toRows(CART), sort);
    const text = groups.map(
      ({ name, rows }) => `${name}: ${rows.map((row) => row.index).join(' ')}`,
    );
    expect(text.join(', ')).toBe(expected);
    const group = groups.find(({ subfamiliaId }) => subfamiliaId === 20);
    expect(group).toMatchObject({ units: 6, subtotal: 18_584.08 });
  });
});
