import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustPrice, type PriceAdjustment, ROUNDINGS } from '#domain/bulk/adjustPrice.ts';
import { cheaperQuantity } from '#domain/prices/advice.ts';
import { formatColones, roundColones } from '#domain/prices/money.ts';
import {
  activeTier,
  chargeablePrices,
  listTiers,
  nextTier,
  type PriceTiers,
  unitPrice,
} from '#domain/prices/pricing.ts';
import { shownPrice } from '#domain/prices/shownPrice.ts';
import { displayTotals, lineTotals, sumTotals } from '#domain/prices/tax.ts';

const tiers = (retail: number | null, wholesale: number | null = null, special?: number | null) =>
  ({ retail, wholesale, special: special ?? null }) satisfies PriceTiers;

const ALL = tiers(3500, 3000, 2500);
const NO_SPECIAL = tiers(3500, 3000);
const NO_WHOLESALE = tiers(3500, null, 2500);
const RETAIL_ONLY = tiers(3500);
const NOTHING = tiers(null);
const INVALID = tiers(3500, 0, -1);
const NOT_FINITE = tiers(Number.NaN, Infinity, -Infinity);
const NO_RETAIL = tiers(null, 3000);

describe('money', () => {
  test.each<[unknown, string]>([
    [12500, '₡12,500.00'],
    [-0, '₡0.00'],
    [-0.001, '₡0.00'],
    [1.005, '₡1.01'],
    [999.995, '₡1,000.00'],
    [1e9, '₡1,000,000,000.00'],
    [-1234.5, '-₡1,234.50'],
    [' 19.00 ', '₡19.00'],
  ])('%s is formatted as %s', (amount, text) => {
    expect(formatColones(amount)).toBe(text);
  });

  test.each([null, undefined, '', '  ', 'abc', '12 500', '1e3', Number.NaN, Infinity, {}, true])(
    'the invalid price %s is formatted as ₡0.00',
    (amount) => {
      expect(formatColones(amount)).toBe('₡0.00');
    },
  );

  test.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [1.004999, 1],
    [2.675, 2.68],
    [8.345, 8.35],
    [0.1 + 0.2, 0.3],
    [4.35 * 100, 435],
    [1e9 + 0.005, 1e9 + 0.01],
    [1e21, 1e21],
    [Number.NaN, Number.NaN],
  ])('%d rounds to %d', (amount, expected) => {
    expect(roundColones(amount)).toBe(expected);
  });

  test('formatting loses no céntimo, rounding is symmetric and moves by half a céntimo at most', () => {
    const centimos = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(centimos, fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount, any) => {
        const text = formatColones(amount / 100);
        expect(text).toMatch(/^-?₡\d{1,3}(,\d{3})*\.\d\d$/);
        expect(Number(text.replaceAll(/[₡,]/g, ''))).toBe(amount === 0 ? 0 : amount / 100);
        expect(roundColones(amount / 100)).toBe(amount === 0 ? 0 : amount / 100);
        expect(roundColones(-any) + roundColones(any)).toBe(0);
        expect(Math.abs(roundColones(any) - any)).toBeLessThanOrEqual(0.005 + 1e-6);
      }),
    );
  });
});

describe('the tiers', () => {
  test.each<[string, PriceTiers, number, number | null, string]>([
    ['all tiers', ALL, 1, 3500, 'retail'],
    ['all tiers', ALL, 11, 3500, 'retail'],
    ['all tiers', ALL, 12, 3000, 'wholesale'],
    ['all tiers', ALL, 23, 3000, 'wholesale'],
    ['all tiers', ALL, 24, 2500, 'special'],
    ['no special', NO_SPECIAL, 24, 3000, 'wholesale'],
    ['no wholesale', NO_WHOLESALE, 12, 3500, 'retail'],
    ['no wholesale', NO_WHOLESALE, 24, 2500, 'special'],
    ['retail only', RETAIL_ONLY, 24, 3500, 'retail'],
    ['0 and negative tiers', INVALID, 24, 3500, 'retail'],
    ['nothing', NOTHING, 24, null, 'retail'],
    ['not finite', NOT_FINITE, 24, null, 'retail'],
    ['no retail', NO_RETAIL, 11, null, 'retail'],
    ['no retail', NO_RETAIL, 12, 3000, 'wholesale'],
    ['junk quantity', ALL, Number.NaN, 3500, 'retail'],
  ])('with %s (%o), %d units cost %s each, tier %s', (_title, prices, quantity, price, tier) => {
    expect(unitPrice(prices, quantity)).toBe(price);
    expect(activeTier(prices, quantity)).toBe(tier);
  });

  test.each<[string, PriceTiers, number, number | null]>([
    ['what is charged', ALL, 12, 3000],
    ['nothing', NOTHING, 24, null],
    ['0', tiers(0), 1, null],
    ['a tier not reached', NO_RETAIL, 1, null],
    ['invalid', tiers(Number.NaN), 1, Number.NaN],
    ['negative', tiers(-5), 1, Number.NaN],
    ['invalid, a valid tier not reached', tiers(Number.NaN, 3000), 11, Number.NaN],
    ['invalid, a valid tier reached', tiers(Number.NaN, 3000), 12, 3000],
    ['invalid beyond what is reached', tiers(null, null, Number.NaN), 23, null],
    ['invalid above a valid tier', INVALID, 24, 3500],
  ])('%s: with %o, %d units are shown at %s', (_title, prices, quantity, shown) => {
    expect(shownPrice(prices, quantity)).toBe(shown);
  });

  test.each<[PriceTiers, PriceTiers, string]>([
    [ALL, ALL, 'retail 1 3500, wholesale 12 3000, special 24 2500'],
    [NO_WHOLESALE, NO_WHOLESALE, 'retail 1 3500, special 24 2500'],
    [INVALID, RETAIL_ONLY, 'retail 1 3500'],
    [NOT_FINITE, NOTHING, ''],
  ])('of %o only %o can be charged, listed as %s', (prices, chargeable, listed) => {
    expect(chargeablePrices(prices)).toEqual(chargeable);
    const texts = listTiers(prices).map((one) => `${one.tier} ${one.minQuantity} ${one.price}`);
    expect(texts.join(', ')).toBe(listed);
  });

  test.each<[PriceTiers, number, number, string | null]>([
    [ALL, 1, Infinity, '11 more: wholesale 3000'],
    [ALL, 11, Infinity, '1 more: wholesale 3000'],
    [ALL, 12, Infinity, '12 more: special 2500'],
    [ALL, 23, Infinity, '1 more: special 2500'],
    [ALL, 24, Infinity, null],
    [NO_WHOLESALE, 5, Infinity, '19 more: special 2500'],
    [INVALID, 5, Infinity, null],
    [tiers(3000, 3000, 2500), 5, Infinity, '19 more: special 2500'],
    [tiers(3000, 3200, 3100), 5, Infinity, null],
    [NO_RETAIL, 5, Infinity, '7 more: wholesale 3000'],
    [ALL, 0, Infinity, '12 more: wholesale 3000'],
    [ALL, Number.NaN, Infinity, '12 more: wholesale 3000'],
    [ALL, 11.5, Infinity, '1 more: wholesale 3000'],
    [ALL, 5, 11, null],
    [ALL, 5, 12, '7 more: wholesale 3000'],
    [NO_WHOLESALE, 5, 23, null],
    [NO_WHOLESALE, 5, 24, '19 more: special 2500'],
  ])('from %o, %d units and %d in stock the next tier is %o', (prices, units, stock, expected) => {
    const next = nextTier(prices, units, stock);
    expect(next && `${next.missing} more: ${next.tier} ${next.price}`).toBe(expected);
  });

  const descending = fc
    .tuple(fc.integer({ min: 1, max: 1e9 }), fc.nat(1e6), fc.nat(1e6), fc.boolean(), fc.boolean())
    .map(([special, up, further, hasWholesale, hasSpecial]) =>
      tiers(
        special + up + further,
        hasWholesale ? special + up : null,
        hasSpecial ? special : null,
      ),
    );

  test('that descend: more units never cost more each, and the missing units reach the next', () => {
    const quantity = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(descending, quantity, fc.nat(60), (prices, few, more) => {
        const before = unitPrice(prices, few);
        expect(unitPrice(prices, few + more)).toBeLessThanOrEqual(before ?? 0);
        const next = nextTier(prices, few);
        if (next === null) return;
        expect(unitPrice(prices, few + next.missing)).toBe(next.price);
        expect(activeTier(prices, few + next.missing - 1)).not.toBe(next.tier);
      }),
    );
  });

  test.each<[string, PriceTiers, number, number, ReturnType<typeof cheaperQuantity>]>([
    ['12 cost 36,000, as much as 10.3 at retail', ALL, 10, 99, null],
    ['11 cost 38,500', ALL, 11, 99, { quantity: 12, total: 36_000, totalNow: 38_500 }],
    ['the first unit of a tier', ALL, 12, 99, null],
    ['24 cost 60,000, as many as 20: equal is no advice', ALL, 20, 99, null],
    ['21 cost 63,000', ALL, 21, 99, { quantity: 24, total: 60_000, totalNow: 63_000 }],
    ['just enough in stock', ALL, 23, 24, { quantity: 24, total: 60_000, totalNow: 69_000 }],
    ['one unit too few in stock', ALL, 23, 23, null],
    ['the dearest tier reached', ALL, 24, 99, null],
    ['nothing', ALL, 0, 99, null],
    ['no number', ALL, Number.NaN, 99, null],
    ['no special price', NO_SPECIAL, 23, 99, null],
    ['a dearer tier', tiers(3500, 9000, 2500), 11, 99, null],
    ['no retail price', tiers(null, 3000, 1), 11, 99, null],
    [
      'a wholesale price that is not worth it',
      tiers(1000, 990, 100),
      5,
      99,
      { quantity: 24, total: 2400, totalNow: 5000 },
    ],
  ])('a cheaper quantity is advised: %s', (_title, prices, quantity, available, expected) => {
    expect(cheaperQuantity(prices, quantity, available)).toEqual(expected);
  });
});

describe('the tax', () => {
  test.each([
    [1130, 0.13, 130],
    [3500, 0.13, 402.654867],
    [1000, 0, 0],
    [200, 1, 100],
    [1130, Number.NaN, 0],
    [1130, -0.13, 0],
    [1130, Infinity, 0],
  ])('%d colones at rate %d hold %d of IVA', (price, rate, expected) => {
    const { iva } = lineTotals({ unitPrice: price, quantity: 1, rate });
    expect(iva).toBeCloseTo(expected, 6);
  });

  const line = (unitPrice: number | null, quantity = 1, rate = 0) => ({
    unitPrice,
    quantity,
    rate,
  });

  test('a line is computed by the tax formulas, unrounded', () => {
    const { subtotal, iva, total } = lineTotals(line(3500, 3, 0.13));
    expect(subtotal).toBeCloseTo((3500 / 1.13) * 3, 6);
    expect(iva).toBeCloseTo((3500 - 3500 / 1.13) * 3, 6);
    expect(total).toBe(subtotal + iva);
  });

  test.each([
    ['no lines', [], [0, 0, 0]],
    ['a line without a price', [line(null, 3, 0.13)], [0, 0, 0]],
    ['a line with an invalid price', [line(Number.NaN, 3, 0.13)], [0, 0, 0]],
    [
      'three lines of 0.335, rounded once',
      [0.335, 0.335, 0.335].map((p) => line(p)),
      [1.01, 0, 1.01],
    ],
    ['lines of different rates', [line(1130, 1, 0.13), line(1010, 2, 0.01)], [3000, 150, 3150]],
  ])('%s add up to subtotal, IVA and total', (_title, lines, [subtotal, iva, total]) => {
    expect(displayTotals(sumTotals(lines))).toEqual({ subtotal, iva, total });
  });

  test('subtotal and IVA add up to the total for any lines', () => {
    const lines = fc.array(
      fc.record({
        unitPrice: fc.integer({ min: 1, max: 1e8 }).map((amount) => amount / 100),
        quantity: fc.integer({ min: 1, max: 10_000 }),
        rate: fc.constantFrom(0, 0.01, 0.02, 0.04, 0.08, 0.13, 0.15, 1),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(lines, (taxed) => {
        const shown = displayTotals(sumTotals(taxed));
        expect(roundColones(shown.subtotal + shown.iva)).toBe(shown.total);
        expect(shown.iva).toBeGreaterThanOrEqual(0);
        const exact = taxed.map((one) => Math.round(one.unitPrice * 100) * one.quantity);
        expect(Math.round(shown.total * 100)).toBe(exact.reduce((sum, some) => sum + some, 0));
      }),
    );
  });
});

describe('a bulk change of prices', () => {
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
    // A price on request stays one, unless it is given a price.
    [null, percent(5), null],
    [0, { by: 'amount', value: 100, rounding: 0 }, 0],
    [null, { by: 'fixed', value: 100, rounding: 0 }, 100],
  ] as const)('makes of %s with %o %s', (price, adjustment, expected) => {
    expect(adjustPrice(price, adjustment)).toBe(expected);
  });

  test('that rounds gives a multiple of the step, at most half a step away, and never 0', () => {
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
});
