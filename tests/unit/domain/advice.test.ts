import { expect, test } from 'vitest';
import { cheaperQuantity } from '#domain/prices/advice.ts';
import type { PriceTiers } from '#domain/prices/pricing.ts';

const PRICES: PriceTiers = { retail: 3500, wholesale: 3000, special: 2500 };
const NO_SPECIAL: PriceTiers = { ...PRICES, special: null };

test.each<[string, number, number, number | null]>([
  ['one unit', 1, 99, null],
  ['12 cost 36,000, as much as 10.3 at retail', 10, 99, null],
  ['11 cost 38,500', 11, 99, 12],
  ['the first unit of a tier', 12, 99, null],
  ['24 cost 60,000, as many as 20: equal is no advice', 20, 99, null],
  ['21 cost 63,000', 21, 99, 24],
  ['23', 23, 24, 24],
  ['one unit too few in stock', 23, 23, null],
  ['the dearest tier reached', 24, 99, null],
  ['nothing', 0, 99, null],
  ['no number', Number.NaN, 99, null],
])('%s', (_title, quantity, available, expected) => {
  expect(cheaperQuantity(PRICES, quantity, available)?.quantity ?? null).toBe(expected);
});

test('the amounts are those of both whole lines', () => {
  expect(cheaperQuantity(PRICES, 21, 24)).toEqual({
    quantity: 24,
    total: 60_000,
    totalNow: 63_000,
  });
});

test('a tier without a price is no advice, nor is a dearer one', () => {
  expect(cheaperQuantity(NO_SPECIAL, 23, 99)).toBeNull();
  expect(cheaperQuantity({ ...PRICES, wholesale: 9000 }, 11, 99)).toBeNull();
  expect(cheaperQuantity({ retail: null, wholesale: 3000, special: 1 }, 11, 99)).toBeNull();
});

test('the special price counts where the wholesale price is not worth it', () => {
  const prices = { retail: 1000, wholesale: 990, special: 100 };
  expect(cheaperQuantity(prices, 5, 99)?.quantity).toBe(24);
});
