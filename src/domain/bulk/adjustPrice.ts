import { roundColones } from '../prices/money.ts';

/** Multiples of colones that a price can be rounded to; 0: to the cent. */
export const ROUNDINGS = [0, 5, 10, 50, 100] as const;

export type Rounding = (typeof ROUNDINGS)[number];

/** How a price is changed: by a percentage, by an amount in colones, or to one. */
export type PriceAdjustment = {
  readonly by: 'percent' | 'amount' | 'fixed';
  readonly value: number;
  readonly rounding: Rounding;
};

/** The lowest and the highest price that can be stored, in colones. */
const MIN_PRICE = 0.01;
const MAX_PRICE = 9_999_999_999.99;

/**
 * The new price in colones. Half a step is rounded up. A price never becomes 0, which would be on request:
 * it is at least one step, or one céntimo without rounding. A price on request stays one, unless a fixed
 * price is given.
 *
 * @param price `null` or 0: on request
 * @see docs/rules.md#bulk-changes
 */
export function adjustPrice(
  price: number | null,
  { by, value, rounding }: PriceAdjustment,
): number | null {
  if (by !== 'fixed' && (price === null || price === 0)) return price;
  const old = price ?? 0;
  // Without the noise of binary fractions, 5 % more can be exactly half a step.
  const wanted = roundColones(
    { percent: old + (old * value) / 100, amount: old + value, fixed: value }[by],
  );
  const rounded = rounding === 0 ? wanted : Math.floor(wanted / rounding + 0.5) * rounding;
  return Math.min(Math.max(rounded, rounding === 0 ? MIN_PRICE : rounding), MAX_PRICE);
}
