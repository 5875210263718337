import { expect, test } from 'vitest';
import { type ChangeHead, toEntries } from '#domain/staff/changes/entries.ts';

const ANA = 'ana@shop.example';
const SHIRT: ChangeHead = {
  id: 100,
  change: 'a',
  doneAt: 600_000,
  person: ANA,
  table: 'producto',
  label: 'CAM-1 · Camiseta',
  productoId: 1,
  kind: 'changed',
  title: null,
  rowCount: 1,
  undone: null,
};
const STOCK = { table: 'inventario', kind: 'added', rowCount: 2 } as const;
const OTHER = { productoId: 2 };
const head = (id: number, change: string, rest: Partial<ChangeHead> = {}): ChangeHead => ({
  ...SHIRT,
  id,
  change,
  ...rest,
});

test.each<[string, ChangeHead[], string[]]>([
  ['the tables of one change', [head(2, 'a', STOCK), head(1, 'a', { rowCount: 9 })], ['a']],
  ['one person, one product, 60 s', [head(2, 'b', { doneAt: 660_000 }), head(1, 'a')], ['b a']],
  ['60.001 s', [head(2, 'b', { doneAt: 660_001 }), head(1, 'a')], ['b', 'a']],
  ['in any order', [head(1, 'a'), head(2, 'b')], ['b a']],
  ['a product in between', [head(3, 'c'), head(2, 'b', OTHER), head(1, 'a')], ['c a', 'b']],
  ['two persons', [head(2, 'b', { person: 'eva@shop.example' }), head(1, 'a')], ['b', 'a']],
  ['no known person', [head(2, 'b', { person: null }), head(1, 'a', { person: null })], ['b', 'a']],
  ['a title', [head(2, 'b', { title: '+5 %' }), head(1, 'a')], ['b', 'a']],
  ['many products', [head(2, 'b', { rowCount: 2 }), head(1, 'a')], ['b', 'a']],
  ['no product', [head(2, 'b', { productoId: null }), head(1, 'a')], ['b', 'a']],
])('changes are grouped into lines of the history: %s', (_what, heads, changes) => {
  expect(toEntries(heads).map((entry) => entry.changes.join(' '))).toEqual(changes);
});

test.each<[string, ChangeHead[], Partial<ReturnType<typeof toEntries>[number]>]>([
  [
    'a new product is named by itself, not by its stock',
    [head(2, 'b', STOCK), head(1, 'a', { kind: 'added' })],
    { id: 2, table: 'producto', kind: 'added', rowCount: 3, others: 0 },
  ],
  [
    'a deletion counts most',
    [head(2, 'b', { kind: 'deleted' }), head(1, 'a')],
    { kind: 'deleted' },
  ],
  ['further rows of the table', [head(1, 'a', { rowCount: 88 })], { others: 87, rowCount: 88 }],
  ['undone in part', [head(1, 'a', { undone: 'part' })], { undone: 'part', undoable: ['a'] }],
  ['undone completely', [head(1, 'a', { undone: 'whole' })], { undone: 'whole', undoable: [] }],
  [
    'one of two changes undone',
    [head(2, 'b', { undone: 'whole' }), head(1, 'a')],
    { undone: 'part', undoable: ['a'] },
  ],
])('a line of the history: %s', (_what, heads, expected) => {
  expect(toEntries(heads)).toEqual([expect.objectContaining(expected)]);
});
