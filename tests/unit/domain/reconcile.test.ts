import { expect, test } from 'vitest';
import { type Cart, type LineFacts, type LineFactsById } from '#domain/cart/cart.ts';
import { offerLines, lineProblem, reconcileCart } from '#domain/cart/reconcile.ts';
import { buildFacts, buildLine } from './fixtures.ts';

const UNPRICED = { retail: null, wholesale: null, special: null };
const PRICES = { retail: 3500, wholesale: 3000, special: 2500 };
const DEARER = { ...PRICES, retail: 4000 };
const OTHER = { ...PRICES, wholesale: 2900 };
const BLACK = { colorId: 5, colorName: 'Negro', tallaId: '12-18M' };

type Some = NonNullable<Parameters<typeof buildLine>[0]>;
const factsOf = (facts: Partial<LineFacts>) => new Map([[1, buildFacts(facts)]]);
const idsOf = (cart: Cart) => new Set(cart.map(({ productoId }) => productoId));

function reconcile(cart: Cart, facts: LineFactsById) {
  const readIds = idsOf(cart);
  const { cart: next, changes } = reconcileCart(cart, facts, readIds);
  return { cart: next, changes, problems: next.map((line) => lineProblem(line, facts, readIds)) };
}

test('a cart that agrees with the facts stays the same object, without changes', () => {
  const cart = [buildLine({ quantity: 3 })];
  const result = reconcile(cart, factsOf({ stock: 3 }));
  expect(result).toEqual({ cart, changes: [], problems: [null] });
  expect(result.cart).toBe(cart);
});

const text = ({ kind, ...values }: ReturnType<typeof reconcile>['changes'][number]) => {
  const { from, to } = { from: null, to: null, ...values };
  return [kind, ...[from, to].flatMap((price) => (typeof price === 'number' ? String(price) : []))];
};

const LESS = ['adjusted 12 11', 'priceChanged 3000 3500'];
test.each<[string, Some, Partial<LineFacts> | null, string[], Some, string | null]>([
  ['fewer units have another tier', { quantity: 12 }, { stock: 11 }, LESS, { quantity: 11 }, null],
  ['a sold out line keeps its quantity', { quantity: 5 }, { stock: 0 }, ['soldOut'], {}, 'soldOut'],
  ['a line no longer sold loses its price', {}, null, ['gone'], { prices: UNPRICED }, 'gone'],
  ['a line without a price is gone', { prices: UNPRICED }, null, ['gone'], {}, 'gone'],
  ['a line is sold again', { prices: UNPRICED }, {}, ['soldAgain 3500'], { prices: PRICES }, null],
  ['a new price', {}, { prices: DEARER }, ['priceChanged 3500 4000'], { prices: DEARER }, null],
  ['a price of another tier is not listed', {}, { prices: OTHER }, [], { prices: OTHER }, null],
])('a line is checked: %s', (_title, line, facts, listed, after, problem) => {
  const read = facts === null ? new Map() : factsOf(facts);
  const { cart, changes, problems } = reconcile([buildLine(line)], read);
  expect(changes.map((change) => text(change).join(' '))).toEqual(listed);
  for (const change of changes)
    expect(change).toMatchObject({ index: 0, productoId: 1, name: 'Camiseta cuello redondo' });
  expect(problems).toEqual([problem]);
  expect(cart).toEqual([buildLine({ ...line, ...after })]);
});

test('lines whose facts were not requested stay as they are', () => {
  const cart = [buildLine({ quantity: 900 }), buildLine({ productoId: 2 })];
  const { cart: next, changes } = reconcileCart(cart, new Map(), new Set([2]));
  expect(next[0]).toBe(cart[0]);
  expect(changes.map(({ kind, productoId }) => `${kind} ${productoId}`)).toEqual(['gone 2']);
  expect(lineProblem(buildLine({ prices: UNPRICED }), new Map(), new Set())).toBe('gone');
});

const variantOf = (colorName: string | null, tallaId: string | null) => ({ colorName, tallaId });
test.each<[string, Partial<LineFacts>, object | null]>([
  ['colour and size', BLACK, { from: variantOf('Rojo', 'M'), to: variantOf('Negro', '12-18M') }],
  [
    'colour and size to none',
    { colorId: null, colorName: null, tallaId: null },
    { from: variantOf('Rojo', 'M'), to: variantOf(null, null) },
  ],
  ['a new name of the colour', { colorName: 'Rojo vino' }, { to: { colorName: 'Rojo vino' } }],
  ['a name', { name: 'Camisa' }, { kind: 'nameChanged', to: 'Camisa' }],
  ['blanks around what is stored', { colorName: ' Rojo ', name: 'Camiseta cuello redondo ' }, null],
])('a change of %s updates the line, and is listed if visible', (_what, fact, listed) => {
  const { cart, changes } = reconcile([buildLine()], factsOf(fact));
  expect(cart).toEqual([buildLine(fact)]);
  expect(changes).toMatchObject(listed === null ? [] : [listed]);
});

test('lines that become the same variant are joined, and list quantity and price once', () => {
  const cart = [
    buildLine({ quantity: 8 }),
    buildLine({ productoId: 2 }),
    buildLine({ ...BLACK, quantity: 7 }),
  ];
  const facts = factsOf({ ...BLACK, stock: 13 }).set(2, buildFacts());
  const { cart: next, changes } = reconcile(cart, facts);
  expect(next).toEqual([buildLine({ ...BLACK, quantity: 13 }), buildLine({ productoId: 2 })]);
  expect(changes).toMatchObject([
    { kind: 'variantChanged', index: 0 },
    { kind: 'adjusted', index: 0, from: 15, to: 13 },
    { kind: 'priceChanged', index: 0, from: 3500, to: 3000 },
  ]);
});

const CAP = { code: 'GOR', name: 'Gorra', colorId: null, colorName: null, tallaId: null } as const;
const wanted = (productoId: number, quantity: number) => ({ productoId, quantity });

test('a shared cart is offered with live prices, limited to the stock, and counts unknown productos', () => {
  const facts = factsOf({ stock: 5 }).set(2, buildFacts({ ...CAP, stock: 0 }));
  expect(offerLines([wanted(1, 12), wanted(2, 1), wanted(9, 1)], facts)).toMatchObject({
    lines: [buildLine({ quantity: 5 })],
    changes: [
      { kind: 'adjusted', from: 12, to: 5 },
      // Fewer units have the price of another tier.
      { kind: 'priceChanged', from: 3000, to: 3500 },
      { kind: 'soldOut', name: 'Gorra' },
    ],
    unknown: 1,
  });
});

test('an earlier order is offered again with new prices, and names lines that are gone', () => {
  const prices = { retail: 4000, wholesale: 3600, special: null };
  const lines = [buildLine({ quantity: 12 }), buildLine({ ...CAP, productoId: 9 })];
  expect(offerLines(lines, factsOf({ prices }))).toMatchObject({
    lines: [buildLine({ prices, quantity: 12 })],
    changes: [
      { kind: 'priceChanged', from: 3000, to: 3600 },
      { kind: 'gone', name: 'Gorra' },
    ],
    unknown: 0,
  });
  expect(offerLines([wanted(1, 1)], factsOf({ prices: UNPRICED }))).toMatchObject({
    lines: [],
    changes: [{ kind: 'gone' }],
  });
});
