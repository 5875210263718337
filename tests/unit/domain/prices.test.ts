import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { colorCodes, priceRows } from '#domain/catalogue/priceList.ts';
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
import { lineTotals, sumTotals } from '#domain/prices/tax.ts';
import { buildProducto } from './fixtures.ts';

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

const INVALID_AMOUNTS = [null, undefined, '', '  ', 'abc', '12 500', '1e3', Number.NaN, {}, true];
test.each<[unknown, string]>([
  [Infinity, '₡0.00'],
  [12500, '₡12,500.00'],
  [-0, '₡0.00'],
  [1.005, '₡1.01'],
  [999.995, '₡1,000.00'],
  [1234567.5, '₡1,234,567.50'],
  [-1234.5, '-₡1,234.50'],
  [' 19.00 ', '₡19.00'],
  ...INVALID_AMOUNTS.map((amount): [unknown, string] => [amount, '₡0.00']),
])('%s is formatted as %s', (amount, text) => {
  expect(formatColones(amount)).toBe(text);
});

test.each([
  [1.005, 1.01],
  [-1.005, -1.01],
  [1.004999, 1],
  [2.675, 2.68],
  [0.1 + 0.2, 0.3],
  [1e9 + 0.005, 1e9 + 0.01],
  [1e21, 1e21],
  [Number.NaN, Number.NaN],
])('%d rounds to %d', (amount, expected) => {
  expect(roundColones(amount)).toBe(expected);
});

test.each<[string, PriceTiers, number, number | null, string]>([
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
  ['no retail', NO_RETAIL, 11, null, 'retail'],
  ['junk quantity', ALL, Number.NaN, 3500, 'retail'],
])('with %s (%o), %d units cost %s each, tier %s', (_title, prices, quantity, price, tier) => {
  expect(unitPrice(prices, quantity)).toBe(price);
  expect(activeTier(prices, quantity)).toBe(tier);
});

test.each<[string, PriceTiers, number, number | null]>([
  ['the charged price', ALL, 12, 3000],
  ['nothing', NOTHING, 24, null],
  ['invalid', tiers(Number.NaN), 1, Number.NaN],
  ['negative', tiers(-5), 1, Number.NaN],
  ['invalid, a valid tier not reached', tiers(Number.NaN, 3000), 11, Number.NaN],
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
])('the tiers %o charge only %o, listed as %s', (prices, chargeable, listed) => {
  expect(chargeablePrices(prices)).toEqual(chargeable);
  const texts = listTiers(prices).map(
    ({ tier, minQuantity, price }) => `${tier} ${minQuantity} ${price}`,
  );
  expect(texts.join(', ')).toBe(listed);
});

test.each<[PriceTiers, number, number, string | null]>([
  [ALL, 1, Infinity, '11 more: wholesale 3000'],
  [ALL, 11, Infinity, '1 more: wholesale 3000'],
  [ALL, 23, Infinity, '1 more: special 2500'],
  [ALL, 24, Infinity, null],
  [NO_WHOLESALE, 5, Infinity, '19 more: special 2500'],
  [INVALID, 5, Infinity, null],
  [tiers(3000, 3000, 2500), 5, Infinity, '19 more: special 2500'],
  [NO_RETAIL, 5, Infinity, '7 more: wholesale 3000'],
  [ALL, Number.NaN, Infinity, '12 more: wholesale 3000'],
  [ALL, 5, 11, null],
  [ALL, 5, 12, '7 more: wholesale 3000'],
  [NO_WHOLESALE, 5, 24, '19 more: special 2500'],
])('tiers %o, %d units, %d in stock: the next tier is %o', (prices, units, stock, expected) => {
  const next = nextTier(prices, units, stock);
  expect(next && `${next.missing} more: ${next.tier} ${next.price}`).toBe(expected);
});

test.each<[string, PriceTiers, number, number, ReturnType<typeof cheaperQuantity>]>([
  ['11 cost 38,500', ALL, 11, 99, { quantity: 12, total: 36_000, totalNow: 38_500 }],
  ['24 cost 60,000, and so do 20: no advice', ALL, 20, 99, null],
  ['21 cost 63,000', ALL, 21, 99, { quantity: 24, total: 60_000, totalNow: 63_000 }],
  ['just enough in stock', ALL, 23, 24, { quantity: 24, total: 60_000, totalNow: 69_000 }],
  ['one unit too few in stock', ALL, 23, 23, null],
  ['no number', ALL, Number.NaN, 99, null],
  ['no special price', NO_SPECIAL, 23, 99, null],
  ['no retail price', tiers(null, 3000, 1), 11, 99, null],
  ['hardly cheaper', tiers(1000, 990, 100), 5, 99, { quantity: 24, total: 2400, totalNow: 5000 }],
])('advice of a cheaper quantity: %s', (_title, prices, quantity, available, expected) => {
  expect(cheaperQuantity(prices, quantity, available)).toEqual(expected);
});

test.each([
  [1130, 0.13, 130],
  [3500, 0.13, 402.654867],
  [200, 1, 100],
  [1130, Number.NaN, 0],
  [1130, Infinity, 0],
])('%d colones at the rate %d contain %d of IVA', (price, rate, expected) => {
  const { iva } = lineTotals({ unitPrice: price, quantity: 1, rate });
  expect(iva).toBeCloseTo(expected, 6);
});

const line = (unitPrice: number | null, quantity = 1, rate = 0) => ({ unitPrice, quantity, rate });

test.each([
  ['no lines', [], [0, 0, 0]],
  ['a line without a price', [line(null, 3, 0.13)], [0, 0, 0]],
  ['a line with an invalid price', [line(Number.NaN, 3, 0.13)], [0, 0, 0]],
  ['3 × 0.335, rounded once', [line(0.335), line(0.335), line(0.335)], [1.01, 0, 1.01]],
  ['lines of different rates', [line(1130, 1, 0.13), line(1010, 2, 0.01)], [3000, 150, 3150]],
])('%s add up to subtotal, IVA and total', (_title, lines, [subtotal, iva, total]) => {
  expect(sumTotals(lines)).toEqual({ subtotal, iva, total });
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
      const shown = sumTotals(taxed);
      expect(roundColones(shown.subtotal + shown.iva)).toBe(shown.total);
      expect(shown.iva).toBeGreaterThanOrEqual(0);
      const exact = taxed.map(({ unitPrice, quantity }) => Math.round(unitPrice * 100) * quantity);
      expect(Math.round(shown.total * 100)).toBe(exact.reduce((sum, cents) => sum + cents, 0));
    }),
  );
});

test.each([
  ['all cost the same', ['S', 1000, 'M', 1000], [[[], 1000, false]]],
  [
    'the size decides',
    ['XL', 1200, 'M', 1000, 'S', 1000],
    [
      [['S', 'M'], 1000, false],
      [['XL'], 1200, false],
    ],
  ],
  ['neither size nor colour decides', ['S', 1200, 'S', 1000], [[[], 1000, true]]],
  ['the lowest price of a tier, without prices on request', ['S', 0, 'S', 900], [[[], 900, true]]],
] as const)('the price list prints only prices that are charged: %s', (_case, given, expected) => {
  const productos = Array.from({ length: given.length / 2 }, (_, index) =>
    buildProducto({
      tallaId: String(given[2 * index]),
      prices: { retail: Number(given[2 * index + 1]), wholesale: null, special: null },
    }),
  );
  const rows = priceRows(productos).map(({ names, prices, isFrom }) => [names, prices[2], isFrom]);
  expect(rows).toEqual(expected);
});

test.each([
  ['codes that end in the size share a pattern', ['S', 'C-S', 'XL', 'C-XL'], 'C-', 2],
  ['other codes stand beside their size', ['S', 'A1', 'M', 'A2'], null, 2],
  ['a shared code stands once', ['S', 'C', 'M', 'C'], null, 1],
  ['codes that only repeat the size have no pattern', ['S', 'S', 'M', 'M'], null, 2],
] as const)('%s in a price list', (_case, given, stem, count) => {
  const productos = [0, 2].map((at) =>
    buildProducto({ id: at, tallaId: String(given[at]), code: String(given[at + 1]) }),
  );
  const [only] = colorCodes(productos);
  expect([only?.stem, only?.codes.length]).toEqual([stem, count]);
});
