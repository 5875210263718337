import { describe, expect, test } from 'vitest';
import { offerLines } from '#domain/cart/offerLines.ts';
import { subtractLines } from '#domain/cart/subtractLines.ts';
import { buildFacts, buildLine } from './fixtures.ts';

const CAP = { code: 'GOR', name: 'Gorra', colorId: null, colorName: null, tallaId: null } as const;

describe('the offer of wanted lines', () => {
  test('of a link has live lines, cut to the stock, and counts what is unknown', () => {
    const facts = new Map([
      [1, buildFacts({ stock: 5 })],
      [2, buildFacts({ ...CAP, stock: 0 })],
    ]);
    const wanted = [
      { productoId: 1, quantity: 12 },
      { productoId: 2, quantity: 1 },
      { productoId: 9, quantity: 1 },
    ];
    const { lines, changes, unknown } = offerLines(wanted, facts);
    expect(lines).toEqual([buildLine({ quantity: 5 })]);
    expect(changes).toMatchObject([
      { kind: 'adjusted', from: 12, to: 5 },
      // Fewer units are in another tier.
      { kind: 'priceChanged', from: 3000, to: 3500 },
      { kind: 'soldOut', name: 'Gorra' },
    ]);
    expect(unknown).toBe(1);
  });

  test('of an earlier order names new prices and what is gone', () => {
    const prices = { retail: 4000, wholesale: 3600, special: null };
    const wanted = [buildLine({ quantity: 12 }), buildLine({ ...CAP, productoId: 9 })];
    const { lines, changes, unknown } = offerLines(wanted, new Map([[1, buildFacts({ prices })]]));
    expect(lines).toEqual([buildLine({ prices, quantity: 12 })]);
    expect(changes).toMatchObject([
      { kind: 'priceChanged', from: 3000, to: 3600 },
      { kind: 'gone', name: 'Gorra' },
    ]);
    expect(unknown).toBe(0);
  });

  test('a producto without a price is gone', () => {
    const prices = { retail: null, wholesale: null, special: null };
    const facts = new Map([[1, buildFacts({ prices })]]);
    expect(offerLines([{ productoId: 1, quantity: 1 }], facts)).toMatchObject({
      lines: [],
      changes: [{ kind: 'gone' }],
    });
  });
});

test.each([
  ['fewer units', 3, 1, [2]],
  ['all units', 3, 3, []],
  ['more units than there are', 3, 9, []],
])('subtracting %s', (_what, quantity, taken, left) => {
  const rest = subtractLines([buildLine({ quantity })], [buildLine({ quantity: taken })]);
  expect(rest.map((line) => line.quantity)).toEqual(left);
  const other = [buildLine({ productoId: 2, quantity })];
  expect(subtractLines(other, [buildLine({ quantity: taken })])).toEqual(other);
});
