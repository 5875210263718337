import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Batch,
  type BatchRecord,
  type BulkChange,
  type BulkTarget,
  type BulkValue,
  type RowOutcome,
  countOutcomes,
  groupChanges,
  targetKey,
  undoBatches,
} from '#domain/bulk/batches.ts';
import { MAX_ROWS } from '#domain/bulk/maxRows.ts';

const TARGETS: readonly BulkTarget[] = [
  { kind: 'field', field: 'retail' },
  { kind: 'field', field: 'wholesale' },
  { kind: 'stock', bodegaId: 1 },
  { kind: 'stock', bodegaId: 2 },
  { kind: 'picture', url: '/a.webp' },
];

/** A shop in memory, which writes a batch as the database does. */
function shopOf(cells: ReadonlyMap<string, BulkValue>) {
  const values = new Map(cells);
  const keyOf = (target: BulkTarget, id: number) => `${targetKey(target)} ${id}`;
  return {
    values,
    write(batch: Batch): BatchRecord {
      if (batch.kind !== 'set') throw new Error('only cells are written here');
      const { target, before, after, rows } = batch;
      const outcomes = rows.map(({ id }): RowOutcome => {
        const key = keyOf(target, id);
        if (!values.has(key)) return { kind: 'gone' };
        const now = values.get(key) ?? null;
        if (now !== before) return { kind: 'changed', now };
        values.set(key, after);
        return { kind: 'done' };
      });
      return { batch, state: 'done', outcomes };
    },
    read: (target: BulkTarget, id: number) => values.get(keyOf(target, id)) ?? null,
    set: (target: BulkTarget, id: number, value: BulkValue) => values.set(keyOf(target, id), value),
  };
}

const value = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null });
const cell = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  target: fc.constantFrom(...TARGETS),
  before: value,
  after: value,
});
const cells = fc.uniqueArray(cell, {
  selector: ({ id, target }) => `${targetKey(target)} ${id}`,
  maxLength: 400,
});

const toChange = ({
  id,
  target,
  before,
  after,
}: typeof cell extends fc.Arbitrary<infer C> ? C : never): BulkChange => ({
  row: { id, label: `P-${id}` },
  target,
  before,
  after,
});

test('a bulk change and its undo leave the shop as it was', () => {
  fc.assert(
    fc.property(cells, (some) => {
      const shop = shopOf(new Map());
      for (const { id, target, before } of some) shop.set(target, id, before);
      const start = new Map(shop.values);
      const batches = groupChanges(some.map(toChange));
      const records = batches.map(shop.write);
      for (const { id, target, after } of some) expect(shop.read(target, id)).toBe(after);
      expect(countOutcomes(records)).toMatchObject({ changed: 0, gone: 0, refused: 0 });
      const undone = undoBatches(records).map(shop.write);
      expect(shop.values).toEqual(start);
      expect(countOutcomes(undone).done).toBe(countOutcomes(records).done);
    }),
  );
});

test('an undo leaves what somebody changed, also to the same value as the change', () => {
  const early = fc.func(fc.constantFrom('nobody', 'other', 'same'));
  fc.assert(
    fc.property(cells, early, fc.func(fc.boolean()), (some, earlyOf, isLate) => {
      const shop = shopOf(new Map());
      const theirs = -1;
      const expected = new Map<string, BulkValue>();
      for (const { id, target, before, after } of some) {
        const start = { nobody: before, other: theirs, same: after }[earlyOf(id)];
        shop.set(target, id, start);
        expected.set(`${targetKey(target)} ${id}`, isLate(id) ? theirs : start);
      }
      const records = groupChanges(some.map(toChange)).map(shop.write);
      for (const { id, target } of some) if (isLate(id)) shop.set(target, id, theirs);
      undoBatches(records).map(shop.write);
      expect(shop.values).toEqual(expected);
    }),
  );
});

test('a batch has one target, one old and one new value, and at most 200 rows', () => {
  const target = { kind: 'field', field: 'retail' } as const;
  const changes = Array.from({ length: 450 }, (_, id) =>
    toChange({ id, target, before: id % 2, after: 7 }),
  );
  const batches = groupChanges([...changes, toChange({ id: 999, target, before: 7, after: 7 })]);
  expect(batches.map(({ before, after, rows }) => [before, after, rows.length])).toEqual([
    [0, 7, MAX_ROWS],
    [0, 7, 25],
    [1, 7, MAX_ROWS],
    [1, 7, 25],
  ]);
});

test('the undo of new productos deletes only those that were created, unless they were changed', () => {
  const producto = {
    producto: {
      code: 'A',
      name: 'A',
      subfamiliaId: 1,
      prices: { retail: 1, wholesale: null, special: null },
      discountPercent: 0,
      ivaId: null,
      colorId: null,
      tallaId: null,
      detail: null,
    },
    stock: [],
    imageUrls: [],
  };
  const rows = [0, 1].map((id) => ({ id, label: `N-${id}`, producto }));
  const record: BatchRecord = {
    batch: { kind: 'create', rows },
    state: 'done',
    outcomes: [{ kind: 'done', id: 501 }, { kind: 'refused' }],
  };
  expect(undoBatches([record])).toEqual([
    { kind: 'delete', rows: [{ id: 501, label: 'N-0', unless: producto }] },
  ]);
});
