import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundColones } from '#domain/prices/money.ts';
import { displayTotals, lineTotals, sumTotals, taxOf } from '#domain/prices/tax.ts';

test.each([
  [1130, 0.13, 130],
  [3500, 0.13, 402.654867],
  [1000, 0, 0],
  [1010, 0.01, 10],
  [0, 0.13, 0],
  [200, 1, 100],
  [1130, Number.NaN, 0],
  [1130, -0.13, 0],
  [1130, Infinity, 0],
])('%d colones at rate %d hold %d of IVA', (price, rate, expected) => {
  expect(taxOf(price, rate)).toBeCloseTo(expected, 6);
});

test('a line is computed by the tax formulas, unrounded', () => {
  const { subtotal, iva, total } = lineTotals({ unitPrice: 3500, quantity: 3, rate: 0.13 });
  expect(subtotal).toBeCloseTo((3500 / 1.13) * 3, 6);
  expect(iva).toBeCloseTo((3500 - 3500 / 1.13) * 3, 6);
  expect(total).toBe(subtotal + iva);
});

test('a line without a valid price, and no lines, add up to 0', () => {
  const none = { subtotal: 0, iva: 0, total: 0 };
  expect(lineTotals({ unitPrice: null, quantity: 3, rate: 0.13 })).toEqual(none);
  expect(lineTotals({ unitPrice: Number.NaN, quantity: 3, rate: 0.13 })).toEqual(none);
  expect(displayTotals(sumTotals([]))).toEqual(none);
});

test('totals are rounded once: three lines of 0.335 make 1.01, not 1.02', () => {
  const lines = Array.from({ length: 3 }, () => ({ unitPrice: 0.335, quantity: 1, rate: 0 }));
  expect(displayTotals(sumTotals(lines))).toEqual({ subtotal: 1.01, iva: 0, total: 1.01 });
});

test('each line has its own rate', () => {
  const lines = [
    { unitPrice: 1130, quantity: 1, rate: 0.13 },
    { unitPrice: 1010, quantity: 2, rate: 0.01 },
    { unitPrice: 500, quantity: 1, rate: 0 },
  ];
  expect(displayTotals(sumTotals(lines))).toEqual({ subtotal: 3500, iva: 150, total: 3650 });
});

const lines = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 1, max: 1e8 }).map((amount) => amount / 100),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    rate: fc.constantFrom(0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.15, 1),
  }),
  { maxLength: 60 },
);

test('subtotal and IVA add up to the total for any lines', () => {
  fc.assert(
    fc.property(lines, (taxed) => {
      const shown = displayTotals(sumTotals(taxed));
      expect(roundColones(shown.subtotal + shown.iva)).toBe(shown.total);
      expect(shown.iva).toBeGreaterThanOrEqual(0);
      const exact = taxed.reduce(
        (sum, { unitPrice, quantity }) => sum + Math.round(unitPrice * 100) * quantity,
        0,
      );
      expect(Math.round(shown.total * 100)).toBe(exact);
    }),
  );
});
