import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BatchRecord, undoBatches } from '#domain/bulk/batches.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { netTaken } from '#domain/order/receive/netTaken.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import {
  type LinePlan,
  priceChange,
  takeBatches,
  takeUnits,
} from '#domain/order/receive/takeStock.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { type Decisions, UNDECIDED } from '#features/admin/order/decisions.ts';
import { includeLine, orderUnits, takeFrom } from '#features/admin/order/lineDecisions.ts';
import { planLines } from '#features/admin/order/planLines.ts';
import { buildLine } from './fixtures.ts';

/** Units by warehouse. */
const units = (...some: readonly number[]) => new Map(some.map((count, at) => [at + 1, count]));
const stocked = (id: number, stock = units(4, 10), overrides = {}): StockedProducto => ({
  ...buildLine(overrides),
  id,
  stock,
});
test.each([
  [3000, null, null],
  [null, null, null],
  [2900, null, { before: 2900, now: 3000 }],
  [null, 31_858.41, null],
  [null, 31_858.41 / 2, { before: 1500, now: 3000 }],
])(
  'a text with the price %s or the subtotal %s tells the change %o',
  (unitPrice, subtotal, change) => {
    const told = { quantity: 12, unitPrice, subtotal };
    expect(priceChange({ told, producto: stocked(1) })).toEqual(change);
  },
);

test('units come from the warehouses in turn: never more than there is, and none is lost', () => {
  const byBodega = fc
    .dictionary(fc.constantFrom('1', '2', '3', '4'), fc.integer({ min: 0, max: 40 }))
    .map((some) => new Map(Object.entries(some).map(([id, count]) => [Number(id), count])));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), byBodega, byBodega, (ordered, stock, chosen) => {
      const { takes, short } = takeUnits(ordered, stock, [1, 2, 3], chosen);
      const taken = [...takes.values()].reduce((sum, count) => sum + count, 0);
      expect(taken + short).toBe(ordered);
      for (const [id, count] of takes) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(Math.min(stock.get(id) ?? 0, chosen.get(id) ?? Infinity));
      }
      const all = [1, 2, 3].reduce((sum, id) => sum + (stock.get(id) ?? 0), 0);
      expect(takeUnits(ordered, stock, [1, 2, 3]).short).toBe(Math.max(0, ordered - all));
    }),
  );
});

test.each<[string, Map<number, number> | undefined, string]>([
  ['the first warehouse is emptied before the next', undefined, '1:4 2:2 3:0'],
  ['staff choose', new Map([[2, 5]]), '2:5 1:1 3:0'],
])('6 units: %s', (_how, chosen, expected) => {
  const { takes } = takeUnits(6, units(4, 10, 1), [1, 2, 3], chosen);
  expect([...takes].map((some) => some.join(':')).join(' ')).toBe(expected);
});

test('stock is written from what was read, and never for a line that is left out', () => {
  const line = {
    name: '',
    ordered: 6,
    told: null,
    state: 'found',
    parts: [],
    choices: [],
  } as const;
  const plan = (id: number, isIncluded: boolean): LinePlan => ({
    line: { ...line, key: `#${id}`, producto: null },
    producto: stocked(id),
    wanted: 6,
    isIncluded,
    takes: units(4, 2),
    short: 0,
  });
  const note = { reference: 'TT-261121-7K3F', before: null, change: 77 };
  const rows = [{ id: 1 }, { id: 3 }];
  const batches = takeBatches([plan(1, true), plan(2, false), plan(3, true)], note, 'Pedido');
  expect(batches).toMatchObject([
    { target: { kind: 'order', reference: 'TT-261121-7K3F' }, before: null, after: 77 },
    { target: { bodegaId: 1 }, before: 4, after: 0, rows },
    { target: { bodegaId: 2 }, before: 10, after: 8, rows },
  ]);
  const write = (batch: (typeof batches)[number]): BatchRecord => ({
    batch,
    state: 'done',
    outcomes: batch.rows.map(() => ({ kind: 'done' })),
  });
  const done = batches.map(write);
  expect([...netTaken(done)].flat()).toEqual([1, 6, 3, 6]);
  expect(netTaken([...done, ...undoBatches(done).map(write)]).get(1)).toBe(0);
  expect(takeBatches([plan(2, false)], note, '')).toEqual([]);
});

describe('what staff typed belongs to the lines that the producto had then', () => {
  /** Two productos share a code, so that staff choose for each line. */
  const both = [1, 2].map((id) => stocked(id, units(20, 20), { code: 'CAM-1', tallaId: `${id}` }));
  const shop = { byId: new Map(), byCode: new Map([[codeKey('CAM-1'), both]]) };
  const order = readOrder('CAM-1\t5\nCAM-1\t3');
  const [A = '', B = ''] = matchOrder(order, shop, new Map()).lines.map(({ key }) => key);

  function plans(decisions: Decisions): LinePlan[] {
    const chosen = new Map(Object.entries(decisions.choices));
    return planLines(matchOrder(order, shop, chosen).lines, decisions, [1, 2]);
  }

  type Act = (decisions: Decisions, plan: LinePlan) => Partial<Decisions>;

  /** What staff decided, after they did something to the row of producto 1. */
  function decided(decisions: Decisions, act: Act): Decisions {
    const plan = plans(decisions).find((one) => one.producto.id === 1);
    if (plan === undefined) throw new Error('no row');
    return { ...decisions, ...act(decisions, plan) };
  }

  const choose = (choices: Record<string, number>, before = UNDECIDED) => ({ ...before, choices });
  const shown = (decisions: Decisions) =>
    plans(decisions)
      .map((plan) => `${plan.producto.id}×${plan.wanted}${plan.isIncluded ? '' : ' out'}`)
      .join(', ');
  const ordering =
    (count: number): Act =>
    (some, plan) =>
      orderUnits(some, plan, count);
  const leaveOut: Act = (some, plan) => includeLine(some, plan, false);

  test('a line that is chosen later adds its units', () => {
    const typed = decided(choose({ [A]: 1 }), ordering(8));
    expect(shown(typed)).toBe('1×8');
    expect(shown(choose({ [A]: 1, [B]: 1 }, typed))).toBe('1×11');
  });

  test('units by warehouse do not hold back those of a line that is chosen later', () => {
    const first = decided(choose({ [A]: 1 }), (some, plan) => takeFrom(some, plan, 2, 2));
    expect(plans(first)[0]?.takes.get(2)).toBe(2);
    expect(plans(choose({ [A]: 1, [B]: 1 }, first))[0]).toMatchObject({ wanted: 8, short: 0 });
  });

  test('a producto that was left out is taken for a line that is chosen later', () => {
    const left = decided(choose({ [A]: 1 }), leaveOut);
    expect(shown(left)).toBe('1×5 out');
    expect(shown(choose({ [A]: 1, [B]: 1 }, left))).toBe('1×8');
    expect(shown(choose({ [B]: 1 }, left))).toBe('1×3');
    expect(shown(choose({ [A]: 1 }, choose({ [B]: 1 }, left)))).toBe('1×5 out');
  });
});
