import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartTotals } from '#domain/cart/cartTotals.ts';
import { roundColones } from '#domain/prices/money.ts';
import { orderRows } from '#domain/order/orderTable.ts';
import { buildLine } from './fixtures.ts';

test('a row has the data of its line at the price of its tier', () => {
  expect(orderRows([buildLine({ quantity: 12 })])).toEqual([
    {
      productoId: 1,
      name: 'Camiseta cuello redondo',
      code: 'CAM-001',
      colorName: 'Rojo',
      tallaId: 'M',
      note: null,
      quantity: 12,
      unitPrice: 3000,
      subtotal: 31_858.41,
      iva: 4141.59,
      total: 36_000,
    },
  ]);
});

test('an empty cart has no rows, and a line without price shows zeros', () => {
  expect(orderRows([])).toEqual([]);
  const [row] = orderRows([
    buildLine({ prices: { retail: null, wholesale: null, special: null } }),
  ]);
  expect(row).toMatchObject({ unitPrice: 0, subtotal: 0, iva: 0, total: 0 });
});

test('rows that would all round down still add up to the subtotal', () => {
  const price = { retail: 100, wholesale: null, special: null };
  const cart = [1, 2, 3].map((productoId) =>
    buildLine({ productoId, prices: price, ivaRate: 0.13 }),
  );
  // 100 / 1.13 = 88.4955…, three times 265.4867…
  expect(orderRows(cart).map(({ subtotal }) => subtotal)).toEqual([88.5, 88.5, 88.49]);
  expect(cartTotals(cart).subtotal).toBe(265.49);
});

const anyCart = fc
  .array(
    fc.record({
      productoId: fc.integer({ min: 1, max: 1e6 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      ivaRate: fc.constantFrom(0, 0.01, 0.04, 0.13),
      retail: fc.integer({ min: 1, max: 1e7 }).map((amount) => amount / 100),
    }),
    { maxLength: 40 },
  )
  .map((lines) =>
    lines.map(({ retail, ...line }) =>
      buildLine({ ...line, prices: { retail, wholesale: null, special: null } }),
    ),
  );

test('every column adds up to its total, and no row differs by a céntimo or more', () => {
  fc.assert(
    fc.property(anyCart, (cart) => {
      const rows = orderRows(cart);
      const totals = cartTotals(cart);
      for (const column of ['subtotal', 'iva', 'total'] as const) {
        expect(roundColones(rows.reduce((sum, row) => sum + row[column], 0))).toBe(totals[column]);
      }
      for (const [index, row] of rows.entries()) {
        const line = cart[index] ?? buildLine();
        const exact = ((line.prices.retail ?? 0) / (1 + line.ivaRate)) * line.quantity;
        expect(Math.abs(row.subtotal - exact)).toBeLessThan(0.010001);
        expect(row.iva).toBeGreaterThanOrEqual(0);
        expect(roundColones(row.subtotal + row.iva)).toBe(row.total);
      }
    }),
  );
});
