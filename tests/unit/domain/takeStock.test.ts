import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoBatches } from '#domain/bulk/batches.ts';
import { netTaken } from '#domain/order/receive/netTaken.ts';
import { priceChange, takeBatches, takeUnits } from '#domain/order/receive/takeStock.ts';
import { buildLine } from './fixtures.ts';

test('a price that differs from the text is told as the price of a unit with IVA', () => {
  const line = (unitPrice: number | null, subtotal: number | null) => ({
    key: '#1',
    name: 'CAM-1',
    ordered: 12,
    told: { quantity: 12, unitPrice, subtotal },
    state: 'found' as const,
    producto: { ...buildLine(), id: 1, stock: new Map() },
    choices: [],
  });
  expect(priceChange(line(3000, null))).toBeNull();
  expect(priceChange(line(2900, null))).toEqual({ before: 2900, now: 3000 });
  expect(priceChange(line(null, 31_858.41))).toBeNull();
  expect(priceChange(line(null, 31_858.41 / 2))).toEqual({ before: 1500, now: 3000 });
});

const units = fc.integer({ min: 0, max: 40 });
const byBodega = fc
  .dictionary(fc.constantFrom('1', '2', '3', '4'), units)
  .map((some) => new Map(Object.entries(some).map(([id, count]) => [Number(id), count])));

test('units come from the warehouses in turn: never more than there is, and none is lost', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 90 }), byBodega, byBodega, (ordered, stock, chosen) => {
      const { takes, short } = takeUnits(ordered, stock, [1, 2, 3], chosen);
      const taken = [...takes.values()].reduce((sum, count) => sum + count, 0);
      expect(taken + short).toBe(ordered);
      for (const [id, count] of takes) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(stock.get(id) ?? 0);
        expect(count).toBeLessThanOrEqual(chosen.get(id) ?? Infinity);
      }
      const all = [1, 2, 3].reduce((sum, id) => sum + (stock.get(id) ?? 0), 0);
      const unbound = takeUnits(ordered, stock, [1, 2, 3]);
      expect(unbound.short).toBe(Math.max(0, ordered - all));
    }),
  );
});

test('the first warehouse is emptied before the next, unless staff choose', () => {
  const stock = new Map([
    [1, 4],
    [2, 10],
    [3, 1],
  ]);
  const take = (chosen?: ReadonlyMap<number, number>) => [
    ...takeUnits(6, stock, [1, 2, 3], chosen).takes,
  ];
  expect(take()).toEqual([
    [1, 4],
    [2, 2],
    [3, 0],
  ]);
  expect(take(new Map([[2, 5]]))).toEqual([
    [2, 5],
    [1, 1],
    [3, 0],
  ]);
});

test('stock is written from what was read, and never for a line that is left out', () => {
  const plan = (id: number, isIncluded: boolean) => ({
    line: {
      key: `#${id}`,
      name: '',
      ordered: 6,
      told: null,
      state: 'found' as const,
      producto: null,
      parts: [],
      choices: [],
    },
    producto: {
      ...buildLine({ code: `C-${id}` }),
      id,
      stock: new Map([
        [1, 4],
        [2, 10],
      ]),
    },
    wanted: 6,
    isIncluded,
    takes: new Map([
      [1, 4],
      [2, 2],
    ]),
    short: 0,
  });
  const note = { reference: 'TT-261121-7K3F', before: null, change: 77 };
  const batches = takeBatches([plan(1, true), plan(2, false), plan(3, true)], note, 'Pedido');
  expect(batches).toMatchObject([
    { target: { kind: 'order', reference: 'TT-261121-7K3F' }, before: null, after: 77 },
    { target: { bodegaId: 1 }, before: 4, after: 0, rows: [{ id: 1 }, { id: 3 }] },
    { target: { bodegaId: 2 }, before: 10, after: 8, rows: [{ id: 1 }, { id: 3 }] },
  ]);
  const done = batches.map((batch) => ({
    batch,
    state: 'done' as const,
    outcomes: batch.rows.map(() => ({ kind: 'done' as const })),
  }));
  expect(netTaken(done)).toEqual(
    new Map([
      [1, 6],
      [3, 6],
    ]),
  );
  const undone = undoBatches(done).map((batch) => {
    const outcomes = batch.rows.map(() => ({ kind: 'done' as const }));
    return { batch, state: 'done' as const, outcomes };
  });
  expect(netTaken([...done, ...undone]).get(1)).toBe(0);
  expect(takeBatches([plan(2, false)], note, '')).toEqual([]);
});
