import { describe, expect, test } from 'vitest';
import { type Decisions, parseDecisions, UNDECIDED } from '#features/admin/order/decisions.ts';
import { includeLine, orderUnits, takeFrom } from '#features/admin/order/lineDecisions.ts';
import { planLines } from '#features/admin/order/planLines.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import type { LinePlan } from '#domain/order/receive/takeStock.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { buildLine } from '../domain/fixtures.ts';

const STOCK = new Map([
  [1, 20],
  [2, 20],
]);
const producto = (id: number, tallaId: string): StockedProducto => ({
  ...buildLine({ code: 'CAM-1', tallaId }),
  id,
  stock: STOCK,
});
/** Two productos share a code, so that staff choose for each line. */
const PRODUCTOS = {
  byId: new Map(),
  byCode: new Map([[codeKey('CAM-1'), [producto(1, 'S'), producto(2, 'M')]]]),
};
const ORDER = readOrder('CAM-1\t5\nCAM-1\t3');
const [A = '', B = ''] = matchOrder(ORDER, PRODUCTOS, new Map()).lines.map(({ key }) => key);

function plans(decisions: Decisions): LinePlan[] {
  const chosen = new Map(Object.entries(decisions.choices));
  return planLines(matchOrder(ORDER, PRODUCTOS, chosen).lines, decisions, [1, 2]);
}

type Act = (decisions: Decisions, plan: LinePlan) => Partial<Decisions>;

/** What staff decided, after they did something to the row of producto 1. */
function decided(decisions: Decisions, act: Act): Decisions {
  const plan = plans(decisions).find((one) => one.producto.id === 1);
  if (plan === undefined) throw new Error('no row');
  return { ...decisions, ...act(decisions, plan) };
}

const choose = (choices: Record<string, number>, before = UNDECIDED): Decisions => ({
  ...before,
  choices,
});
const shown = (decisions: Decisions) =>
  plans(decisions).map((plan) => [plan.producto.id, plan.wanted, plan.isIncluded]);
const order = (units: number) => (decisions: Decisions, plan: LinePlan) =>
  orderUnits(decisions, plan, units);
const leaveOut: Act = (decisions, plan) => includeLine(decisions, plan, false);

describe('what staff typed belongs to the lines that the producto had then', () => {
  test('a line that is chosen later adds its units', () => {
    const typed = decided(choose({ [A]: 1 }), order(8));
    expect(shown(typed)).toEqual([[1, 8, true]]);
    expect(shown(choose({ [A]: 1, [B]: 1 }, typed))).toEqual([[1, 11, true]]);
  });

  test.each([8, 2])('so too when %i units are out', (units) => {
    const typed = decided(choose({ [A]: 1 }), order(units));
    const out = { ...typed, jobIds: ['job'], taken: { 1: units } };
    expect(shown(out)).toEqual([]);
    expect(shown(choose({ [A]: 1, [B]: 1 }, out))).toEqual([[1, 3, true]]);
  });

  test('without a line that is moved to another producto, the text counts again', () => {
    const typed = decided(choose({ [A]: 1, [B]: 1 }), order(10));
    expect(shown(choose({ [A]: 1, [B]: 2 }, typed))).toEqual([
      [1, 5, true],
      [2, 3, true],
    ]);
  });

  test('units by warehouse do not hold back those of a line that is chosen later', () => {
    const first = decided(choose({ [A]: 1 }), (decisions, plan) => takeFrom(decisions, plan, 1, 3));
    const both = decided(first, (decisions, plan) => takeFrom(decisions, plan, 2, 2));
    expect(plans(both)[0]?.takes.get(2)).toBe(2);
    expect(plans(choose({ [A]: 1, [B]: 1 }, both))[0]).toMatchObject({ wanted: 8, short: 0 });
  });

  test('a producto that was left out is taken for a line that is chosen later', () => {
    const left = decided(choose({ [A]: 1 }), leaveOut);
    expect(shown(left)).toEqual([[1, 5, false]]);
    expect(shown(choose({ [A]: 1, [B]: 1 }, left))).toEqual([[1, 8, true]]);
    expect(shown(choose({ [B]: 1 }, left))).toEqual([[1, 3, true]]);
    expect(shown(choose({ [A]: 1 }, choose({ [B]: 1 }, left)))).toEqual([[1, 5, false]]);
  });

  test('a row from which a line is moved stays left out', () => {
    const left = decided(choose({ [A]: 1, [B]: 1 }), leaveOut);
    expect(shown(choose({ [A]: 1, [B]: 2 }, left))).toEqual([
      [1, 5, false],
      [2, 3, true],
    ]);
    expect(shown(decided(left, (some, plan) => includeLine(some, plan, true)))).toEqual([
      [1, 8, true],
    ]);
  });
});

test('decisions that an older version kept still tell which changes took the order', () => {
  const { reference, choices } = UNDECIDED;
  const older = {
    reference,
    choices,
    jobIds: ['job'],
    taken: { 1: 2 },
    again: 'TT-261121-7K3F',
    quantities: { 1: 4 },
    takes: { 1: { 2: 1 } },
    leftOut: [1],
  };
  expect(parseDecisions(JSON.stringify(older))).toEqual({
    ...UNDECIDED,
    jobIds: ['job'],
    taken: { 1: 2 },
  });
});
