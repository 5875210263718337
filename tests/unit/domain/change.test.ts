import { expect, test } from 'vitest';
import { type BulkTarget, partsOf, reportRows } from '#domain/changes/change.ts';

const cell = (id: number, target: BulkTarget, after = 7) => ({
  row: { id, label: `P-${id}` },
  target,
  before: null,
  after,
});
const field = (name: 'retail' | 'ivaId') => ({ kind: 'field', field: name }) as const;
const stock = (bodegaId: number) => ({ kind: 'stock', bodegaId }) as const;

test('fields of one product are one row, and a part has at most 500', () => {
  const cells = [
    ...Array.from({ length: 450 }, (_, id) => cell(id, field('retail'))),
    ...Array.from({ length: 100 }, (_, id) => cell(id, field('ivaId'))),
    ...Array.from({ length: 60 }, (_, id) => cell(id, stock((id % 2) + 1))),
    { ...cell(999, stock(1)), before: 7 },
  ];
  const deleted = [{ id: 1000, label: 'P-1000' }];
  const parts = partsOf({ title: '', cells, deleted });
  expect(parts.map((items) => items.length)).toEqual([500, 11]);
  expect(parts[0]?.[0]).toMatchObject({ kind: 'set', cells: [{}, {}] });
  expect(parts[1]?.at(-1)).toEqual({ kind: 'delete', row: deleted[0] });
});

test('a row that was changed says for each of its cells what is there now', () => {
  const [items = []] = partsOf({
    title: '',
    cells: [cell(1, field('retail')), cell(1, field('ivaId'))],
  });
  const rows = items.flatMap((item) => reportRows(item, { kind: 'changed', now: [5, null] }));
  expect(rows).toMatchObject([
    { label: 'P-1', target: field('retail'), outcome: { now: 5 } },
    { target: field('ivaId'), outcome: { now: null } },
  ]);
});
