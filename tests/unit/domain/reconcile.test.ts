import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineKey, type Cart, type LineFacts, type LineFactsById } from '#domain/cart/cart.ts';
import { applyFacts, lineProblem, reconcileCart } from '#domain/cart/reconcile.ts';
import { buildFacts, buildLine } from './fixtures.ts';

const UNPRICED = { retail: null, wholesale: null, special: null };
const BLACK = { colorId: 5, colorName: 'Negro', tallaId: '12-18M' };

function factsOf(facts: Partial<LineFacts>): Map<number, LineFacts> {
  return new Map([[1, buildFacts(facts)]]);
}

function idsOf(cart: Cart): Set<number> {
  return new Set(cart.map(({ productoId }) => productoId));
}

/** Reconciles with facts that were read for every line. */
function reconcile(cart: Cart, facts: LineFactsById) {
  const asked = idsOf(cart);
  const { cart: next, changes } = reconcileCart(cart, facts, asked);
  const problems = next.map((line) => lineProblem(line, facts, asked));
  return { cart: next, changes, problems };
}

test('a cart that agrees with the facts stays the same object, without changes', () => {
  const cart = [buildLine({ quantity: 3 })];
  expect(reconcile(cart, factsOf({ stock: 3 }))).toEqual({
    cart,
    changes: [],
    problems: [null],
  });
  expect(reconcile(cart, factsOf({ stock: 3 })).cart).toBe(cart);
});

test('an adjustment that loses the wholesale price lists the price too', () => {
  const { changes } = reconcile([buildLine({ quantity: 12 })], factsOf({ stock: 11 }));
  expect(changes.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['adjusted', 12, 11],
    ['priceChanged', 3000, 3500],
  ]);
});

test('a sold out line keeps its quantity and blocks', () => {
  const cart = [buildLine({ quantity: 5 })];
  const { cart: kept, changes, problems } = reconcile(cart, factsOf({ stock: 0 }));
  expect(kept[0]?.quantity).toBe(5);
  expect(problems).toEqual(['soldOut']);
  expect(changes).toEqual([
    { kind: 'soldOut', index: 0, productoId: 1, name: 'Camiseta cuello redondo' },
  ]);
});

test('a producto that is no longer sold is gone: its line stays, without prices', () => {
  const { cart, changes, problems } = reconcile([buildLine()], new Map());
  expect(cart).toEqual([buildLine({ prices: UNPRICED })]);
  expect(problems).toEqual(['gone']);
  expect(changes).toEqual([
    { kind: 'gone', index: 0, productoId: 1, name: 'Camiseta cuello redondo' },
  ]);
});

test('a line without a price is gone, also without facts', () => {
  const line = buildLine({ prices: UNPRICED });
  expect(lineProblem(line, new Map(), new Set())).toBe('gone');
  expect(reconcileCart([line], new Map(), new Set()).changes).toMatchObject([{ kind: 'gone' }]);
});

test('a line that can be sold again is listed with its price', () => {
  const { changes } = reconcile([buildLine({ prices: UNPRICED })], factsOf({}));
  expect(changes).toMatchObject([{ kind: 'soldAgain', to: 3500 }]);
});

test('lines that were not requested stay as they are', () => {
  const cart = [buildLine({ quantity: 900 }), buildLine({ productoId: 2 })];
  const { cart: next, changes } = reconcileCart(cart, new Map(), new Set([2]));
  expect(next[0]).toBe(cart[0]);
  expect(changes.map(({ kind, productoId }) => [kind, productoId])).toEqual([['gone', 2]]);
});

describe('another variant or name', () => {
  test.each<[string, Partial<LineFacts>, object | null]>([
    [
      'colour and size',
      BLACK,
      { from: { colorName: 'Rojo', tallaId: 'M' }, to: { colorName: 'Negro', tallaId: '12-18M' } },
    ],
    [
      'neither any more',
      { colorId: null, colorName: null, tallaId: null },
      { from: { colorName: 'Rojo', tallaId: 'M' }, to: { colorName: null, tallaId: null } },
    ],
    ['a new name of the colour', { colorName: 'Rojo vino' }, { to: { colorName: 'Rojo vino' } }],
    ['a name', { name: 'Camisa' }, { kind: 'nameChanged', to: 'Camisa' }],
    ['another colour of the same name', { colorId: 7 }, null],
    [
      'blanks around what is stored',
      { colorName: ' Rojo ', name: 'Camiseta cuello redondo ' },
      null,
    ],
    ['a picture', { imageUrl: '/b.webp' }, null],
  ])('%s: updates the line, and is listed if the shopper can see it', (_what, fact, listed) => {
    const { cart, changes } = reconcile([buildLine()], factsOf(fact));
    expect(cart).toEqual([buildLine(fact)]);
    expect(changes).toMatchObject(listed === null ? [] : [listed]);
  });

  test('lines of the same variant are joined, with quantity and price listed once', () => {
    const cart = [
      buildLine({ quantity: 8 }),
      buildLine({ productoId: 2 }),
      buildLine({ ...BLACK, quantity: 7 }),
    ];
    const facts = new Map([
      [1, buildFacts({ ...BLACK, stock: 13 })],
      [2, buildFacts()],
    ]);
    const { cart: next, changes } = reconcile(cart, facts);
    expect(next).toEqual([buildLine({ ...BLACK, quantity: 13 }), buildLine({ productoId: 2 })]);
    expect(changes.map(({ kind, index }) => [kind, index])).toEqual([
      ['variantChanged', 0],
      ['adjusted', 0],
      ['priceChanged', 0],
    ]);
    expect(changes[1]).toMatchObject({ from: 15, to: 13 });
    expect(changes[2]).toMatchObject({ from: 3500, to: 3000 });
  });
});

test('a new price is listed; a new price of another tier is not', () => {
  const cart = [buildLine({ quantity: 2 })];
  const dearer = reconcile(
    cart,
    factsOf({ prices: { retail: 4000, wholesale: 3000, special: 2500 } }),
  );
  expect(dearer.changes).toEqual([
    {
      kind: 'priceChanged',
      index: 0,
      productoId: 1,
      name: 'Camiseta cuello redondo',
      from: 3500,
      to: 4000,
    },
  ]);
  expect(dearer.problems).toEqual([null]);
  expect(dearer.cart[0]?.prices.retail).toBe(4000);
  const other = reconcile(
    cart,
    factsOf({ prices: { retail: 3500, wholesale: 2900, special: 2500 } }),
  );
  expect(other.changes).toEqual([]);
  expect(other.cart[0]?.prices.wholesale).toBe(2900);
});

const anyCart = fc
  .uniqueArray(
    fc.record({
      productoId: fc.integer({ min: 1, max: 3 }),
      tallaId: fc.constantFrom('S', 'M', 'L', null),
      quantity: fc.integer({ min: 1, max: 40 }),
    }),
    { maxLength: 6, selector: ({ productoId, tallaId }) => `${productoId} ${tallaId}` },
  )
  .map((lines) => lines.map((line) => buildLine(line)));
const anyFacts = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -1, max: 40 }),
      fc.constantFrom('S', 'M', null),
      fc.constantFrom(UNPRICED, buildLine().prices),
    ),
  )
  .map(
    (rows) =>
      new Map(
        rows.map(([id, stock, tallaId, prices]) => [id, buildFacts({ stock, tallaId, prices })]),
      ),
  );

test('any facts change nothing the second time, lose no producto, and keep quantities within the stock', () => {
  fc.assert(
    fc.property(anyCart, anyFacts, (cart, facts) => {
      const asked = idsOf(cart);
      const first = reconcile(cart, facts);
      expect(applyFacts(cart, facts, asked)).toEqual(first.cart);
      expect(applyFacts(first.cart, facts, asked)).toBe(first.cart);
      expect(new Set(first.cart.map(lineKey)).size).toBe(first.cart.length);
      expect(idsOf(first.cart)).toEqual(asked);
      const sold = first.cart.filter((_line, index) => first.problems[index] === null);
      for (const { productoId, quantity } of sold) {
        expect(quantity).toBeLessThanOrEqual(facts.get(productoId)?.stock ?? 0);
      }
    }),
  );
});
