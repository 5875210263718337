import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceTiers } from '#domain/prices/pricing.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import {
  activeTier,
  chargeablePrices,
  listTiers,
  nextTier,
  unitPrice,
} from '#domain/prices/pricing.ts';

const ALL: PriceTiers = { retail: 3500, wholesale: 3000, special: 2500 };
const NO_SPECIAL: PriceTiers = { retail: 3500, wholesale: 3000, special: null };
const NO_WHOLESALE: PriceTiers = { retail: 3500, wholesale: null, special: 2500 };
const RETAIL_ONLY: PriceTiers = { retail: 3500, wholesale: null, special: null };
const NOTHING: PriceTiers = { retail: null, wholesale: null, special: null };
const INVALID: PriceTiers = { retail: 3500, wholesale: 0, special: -1 };
const NOT_FINITE: PriceTiers = { retail: Number.NaN, wholesale: Infinity, special: -Infinity };
const NO_RETAIL: PriceTiers = { retail: null, wholesale: 3000, special: null };

test.each<[string, PriceTiers, number, number | null, string]>([
  ['all tiers', ALL, 1, 3500, 'retail'],
  ['all tiers', ALL, 11, 3500, 'retail'],
  ['all tiers', ALL, 12, 3000, 'wholesale'],
  ['all tiers', ALL, 23, 3000, 'wholesale'],
  ['all tiers', ALL, 24, 2500, 'special'],
  ['all tiers', ALL, 1e9, 2500, 'special'],
  ['no special', NO_SPECIAL, 24, 3000, 'wholesale'],
  ['no wholesale', NO_WHOLESALE, 12, 3500, 'retail'],
  ['no wholesale', NO_WHOLESALE, 24, 2500, 'special'],
  ['retail only', RETAIL_ONLY, 24, 3500, 'retail'],
  ['0 and negative tiers', INVALID, 12, 3500, 'retail'],
  ['0 and negative tiers', INVALID, 24, 3500, 'retail'],
  ['nothing', NOTHING, 24, null, 'retail'],
  ['not finite', NOT_FINITE, 24, null, 'retail'],
  ['no retail', NO_RETAIL, 11, null, 'retail'],
  ['no retail', NO_RETAIL, 12, 3000, 'wholesale'],
  ['junk quantity', ALL, Number.NaN, 3500, 'retail'],
])(
  'with %s (%o), %d units cost %s colones each, tier %s',
  (_title, prices, quantity, price, tier) => {
    expect(unitPrice(prices, quantity)).toBe(price);
    expect(activeTier(prices, quantity)).toBe(tier);
  },
);

test.each<[string, PriceTiers, number, number | null]>([
  ['what is charged', ALL, 12, 3000],
  ['nothing', NOTHING, 24, null],
  ['0', { ...NOTHING, retail: 0 }, 1, null],
  ['a tier not reached', NO_RETAIL, 1, null],
  ['invalid', { ...NOTHING, retail: Number.NaN }, 1, Number.NaN],
  ['negative', { ...NOTHING, retail: -5 }, 1, Number.NaN],
  ['invalid, a valid tier not reached', { ...ALL, retail: Number.NaN }, 11, Number.NaN],
  ['invalid, a valid tier reached', { ...ALL, retail: Number.NaN }, 12, 3000],
  ['invalid beyond what is reached', { ...NOTHING, special: Number.NaN }, 23, null],
  ['invalid above a valid tier', INVALID, 24, 3500],
])('%s: with %o, %d units are shown at %s', (_title, prices, quantity, shown) => {
  expect(shownPrice(prices, quantity)).toBe(shown);
});

test('only prices that can be charged go into the cart', () => {
  expect(chargeablePrices(ALL)).toEqual(ALL);
  expect(chargeablePrices(INVALID)).toEqual(RETAIL_ONLY);
  expect(chargeablePrices(NOT_FINITE)).toEqual(NOTHING);
});

test('tiers that are not offered are not listed', () => {
  expect(listTiers(ALL)).toEqual([
    { tier: 'retail', minQuantity: 1, price: 3500 },
    { tier: 'wholesale', minQuantity: 12, price: 3000 },
    { tier: 'special', minQuantity: 24, price: 2500 },
  ]);
  expect(listTiers(NO_WHOLESALE).map(({ tier }) => tier)).toEqual(['retail', 'special']);
  expect(listTiers(INVALID).map(({ tier }) => tier)).toEqual(['retail']);
  expect(listTiers(NOTHING)).toEqual([]);
});

test.each<[PriceTiers, number, ReturnType<typeof nextTier>]>([
  [ALL, 1, { tier: 'wholesale', missing: 11, price: 3000 }],
  [ALL, 11, { tier: 'wholesale', missing: 1, price: 3000 }],
  [ALL, 12, { tier: 'special', missing: 12, price: 2500 }],
  [ALL, 23, { tier: 'special', missing: 1, price: 2500 }],
  [ALL, 24, null],
  [NO_WHOLESALE, 5, { tier: 'special', missing: 19, price: 2500 }],
  [RETAIL_ONLY, 5, null],
  [INVALID, 5, null],
  [
    { retail: 3000, wholesale: 3000, special: 2500 },
    5,
    { tier: 'special', missing: 19, price: 2500 },
  ],
  [{ retail: 3000, wholesale: 3200, special: 3100 }, 5, null],
  [NO_RETAIL, 5, { tier: 'wholesale', missing: 7, price: 3000 }],
  [ALL, 0, { tier: 'wholesale', missing: 12, price: 3000 }],
  [ALL, Number.NaN, { tier: 'wholesale', missing: 12, price: 3000 }],
  [ALL, 11.5, { tier: 'wholesale', missing: 1, price: 3000 }],
])('the next cheaper tier of %o at %d units is %o', (prices, quantity, expected) => {
  expect(nextTier(prices, quantity)).toEqual(expected);
});

test.each([
  [ALL, 11, null],
  [ALL, 12, 'wholesale'],
  [ALL, 24, 'wholesale'],
  [NO_WHOLESALE, 23, null],
  [NO_WHOLESALE, 24, 'special'],
])('the next tier of %o from 5 units with %d in stock is %s', (prices, available, tier) => {
  expect(nextTier(prices, 5, available)?.tier ?? null).toBe(tier);
});

const descending = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e6), fc.nat(1e6), fc.boolean(), fc.boolean())
  .map(([special, up, further, hasWholesale, hasSpecial]) => ({
    retail: special + up + further,
    wholesale: hasWholesale ? special + up : null,
    special: hasSpecial ? special : null,
  }));

test('the unit price never rises with the quantity when the tiers descend', () => {
  fc.assert(
    fc.property(descending, fc.integer({ min: 1, max: 60 }), fc.nat(60), (prices, few, more) => {
      const before = unitPrice(prices, few);
      const after = unitPrice(prices, few + more);
      expect(before).not.toBeNull();
      expect(after).toBeLessThanOrEqual(before ?? 0);
    }),
  );
});

test('adding the missing units reaches the next price', () => {
  fc.assert(
    fc.property(descending, fc.integer({ min: 1, max: 60 }), (prices, quantity) => {
      const next = nextTier(prices, quantity);
      if (next === null) return;
      expect(unitPrice(prices, quantity + next.missing)).toBe(next.price);
      expect(activeTier(prices, quantity + next.missing - 1)).not.toBe(next.tier);
    }),
  );
});
