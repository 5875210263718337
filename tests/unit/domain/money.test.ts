import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatColones, roundColones } from '#domain/prices/money.ts';

test.each<[unknown, string]>([
  [12500, '₡12,500.00'],
  [0, '₡0.00'],
  [-0, '₡0.00'],
  [-0.001, '₡0.00'],
  [1.005, '₡1.01'],
  [999.995, '₡1,000.00'],
  [1e9, '₡1,000,000,000.00'],
  [-1234.5, '-₡1,234.50'],
  ['19.00', '₡19.00'],
  [' 12500 ', '₡12,500.00'],
])('%s is formatted as %s', (amount, text) => {
  expect(formatColones(amount)).toBe(text);
});

test.each([
  [null],
  [undefined],
  [''],
  ['  '],
  ['abc'],
  ['12 500'],
  ['1e3'],
  [Number.NaN],
  [Infinity],
  [{}],
  [[]],
  [true],
])('the invalid price %s is formatted as ₡0.00', (amount) => {
  expect(formatColones(amount)).toBe('₡0.00');
});

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [1.004999, 1],
  [2.675, 2.68],
  [1.255, 1.26],
  [8.345, 8.35],
  [0.1 + 0.2, 0.3],
  [4.35 * 100, 435],
  [-0.004, 0],
  [1e9 + 0.005, 1e9 + 0.01],
  [1e15, 1e15],
  [1e21, 1e21],
])('%d rounds to %d', (amount, expected) => {
  expect(roundColones(amount)).toBe(expected);
});

test('NaN is rounded to NaN', () => {
  expect(roundColones(Number.NaN)).toBeNaN();
});

const centimos = fc.integer({ min: -1e12, max: 1e12 });

test('formatting loses no céntimo', () => {
  fc.assert(
    fc.property(centimos, (amount) => {
      const text = formatColones(amount / 100);
      expect(text).toMatch(/^-?₡\d{1,3}(,\d{3})*\.\d\d$/);
      expect(Number(text.replaceAll(/[₡,]/g, ''))).toBe(amount === 0 ? 0 : amount / 100);
    }),
  );
});

test('rounding keeps céntimos, is symmetric and moves by half a céntimo at most', () => {
  fc.assert(
    fc.property(centimos, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount, any) => {
      expect(roundColones(amount / 100)).toBe(amount === 0 ? 0 : amount / 100);
      expect(roundColones(-any) + roundColones(any)).toBe(0);
      expect(Math.abs(roundColones(any) - any)).toBeLessThanOrEqual(0.005 + 1e-6);
    }),
  );
});
