import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';

test.each<[string, number]>([
  ['3600', 3600],
  [' 3600 ', 3600],
  ['0', 0],
  ['3600.5', 3600.5],
  ['3600,5', 3600.5],
  ['12.500,50', 12500.5],
  ['12,500.50', 12500.5],
  ['12 500,50', 12500.5],
  ['12\u00a0500,50', 12500.5],
  ['₡12,500.00', 12500],
  ['₡ 12.500', 12500],
  ['₡\u00a0 12\u202f500,50', 12500.5],
  ['3600 ₡', 3600],
  ['¢3600', 3600],
  ['3.600', 3600],
  ['3,600', 3600],
  ['1.250.000', 1250000],
  ['1,250,000.75', 1250000.75],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1234.567', 1234.567],
  ['10.5000', 10.5],
  ['-1', -1],
  ['-0,01', -0.01],
])('%s is read as %s', (text, value) => {
  expect(readTypedNumber(text)).toBe(value);
});

test.each([
  [''],
  ['  '],
  ['mil'],
  ['12a'],
  ['1e3'],
  ['.'],
  [','],
  ['-'],
  ['₡'],
  ['1..5'],
  ['1.5.5'],
  ['12.50.000'],
  ['1,25,000'],
  ['12,500.50.1'],
  ['12.500,50,1'],
  ['1.500,500,5'],
  ['12 50'],
  ['--1'],
  ['0x10'],
  ['٣'],
])('%s is no number', (text) => {
  expect(readTypedNumber(text)).toBeNull();
});

test('every amount is read back from each of its notations', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (centimos) => {
      const amount = centimos / 100;
      const plain = amount.toFixed(2);
      const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount);
      const swapped = grouped.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
      for (const text of [plain, plain.replace('.', ','), grouped, swapped, `₡${grouped}`]) {
        expect(readTypedNumber(text)).toBe(amount);
      }
    }),
  );
});
