import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustPrice, type PriceAdjustment, ROUNDINGS } from '#domain/bulk/adjustPrice.ts';

const percent = (value: number, rounding: PriceAdjustment['rounding'] = 0) =>
  ({ by: 'percent', value, rounding }) as const;

test.each([
  [3500, percent(5), 3675],
  [3500, percent(5, 10), 3680],
  [3499, percent(5, 100), 3700],
  [1050, percent(-5, 5), 1000],
  // 1.05 × 900 is 945.0000000000001 in binary: still half a step, which is rounded up.
  [900, percent(5, 10), 950],
  [0.1, percent(200), 0.3],
  [3, percent(5, 100), 100],
  [100, percent(-100), 0.01],
  [2000, { by: 'amount', value: 150.5, rounding: 0 }, 2150.5],
  [2000, { by: 'amount', value: -5000, rounding: 50 }, 50],
  [2000, { by: 'fixed', value: 1234.56, rounding: 0 }, 1234.56],
  [9_999_999_999, percent(50), 9_999_999_999.99],
] as const)('%s changed by %o is %s', (price, adjustment, expected) => {
  expect(adjustPrice(price, adjustment)).toBe(expected);
});

test('a price on request stays one, unless it is given a price', () => {
  expect(adjustPrice(null, percent(5))).toBeNull();
  expect(adjustPrice(0, { by: 'amount', value: 100, rounding: 0 })).toBe(0);
  expect(adjustPrice(null, { by: 'fixed', value: 100, rounding: 0 })).toBe(100);
});

test('a rounded price is a multiple of the step, at most half a step away, and never 0', () => {
  const price = fc.integer({ min: 1, max: 10_000_000 }).map((centimos) => centimos / 100);
  const change = fc.record({
    by: fc.constantFrom('percent' as const, 'amount' as const),
    value: fc.integer({ min: -90, max: 400 }),
    rounding: fc.constantFrom(...ROUNDINGS.slice(1)),
  });
  fc.assert(
    fc.property(price, change, (old, adjustment) => {
      const { rounding } = adjustment;
      const exact = adjustPrice(old, { ...adjustment, rounding: 0 }) ?? 0;
      const rounded = adjustPrice(old, adjustment) ?? 0;
      expect(rounded % rounding).toBe(0);
      expect(rounded).toBeGreaterThan(0);
      const isLowest = rounded === rounding && exact < rounding;
      expect(isLowest || Math.abs(rounded - exact) <= rounding / 2).toBe(true);
    }),
  );
});
