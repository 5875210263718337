import { expect, test } from 'vitest';
import { codeNames, colorNames, ONE_COLUMN, tallaNames } from '#domain/grid/gridNames.ts';
import { buildStaffMatrix } from '#domain/grid/matrix.ts';
import { pasteValues } from '#domain/staff/sheet/pasteValues.ts';
import { readValue, type ValueProducto, type ValueTarget } from '#domain/staff/sheet/valueCells.ts';
import {
  changesOf,
  keepMine,
  settled,
  summariseEdits,
  valueCell,
  valueTotals,
  withTexts,
  type ValueEdits,
} from '#domain/staff/sheet/valueEdits.ts';
import { BLUE, buildStaffProducto, RED } from './fixtures.ts';

const STOCK: ValueTarget = { kind: 'stock', bodegaId: 1 };
const SPECIAL: ValueTarget = { kind: 'field', field: 'special' };
const NONE: ValueEdits = new Map();

const producto = ({ units1 = 12, ...rest }: Partial<ValueProducto> & { units1?: number } = {}) =>
  buildStaffProducto({
    color: RED,
    tallaId: 'M',
    stock: [{ bodegaId: 1, quantity: units1 }],
    ...rest,
  });

test.each([
  ['a subtraction, with the minus sign of a phone', STOCK, ' −5 ', 12, { value: 7 }],
  ['more units than there are', STOCK, '-13', 12, { problem: 'tooFew' }],
  ['nothing where nothing is', STOCK, '', null, { value: null }],
  ['nothing where units are', STOCK, '', 12, { problem: 'emptyStock' }],
  ['part of a unit', STOCK, '1.5', 12, { problem: 'notWhole' }],
  ['more than can be stored', STOCK, '2147483648', 12, { problem: 'tooMany' }],
  ['an optional price', SPECIAL, '', 2500, { value: null }],
])('the stock table reads %s', (_title, target, text, before, expected) => {
  expect(readValue(target, text, before)).toEqual(expected);
});

const typed = (text: string) => withTexts(NONE, STOCK, [{ producto: producto(), text }]);
const stateOf = (edits: ValueEdits, units1: number) =>
  valueCell(producto({ units1 }), STOCK, edits).state;

test.each([
  ['15', 12, { kind: 'changed', before: 12, after: 15 }],
  ['12', 12, { kind: 'same' }],
  ['x', 12, { kind: 'invalid', problem: 'notWhole' }],
  ['15', 20, { kind: 'conflict', base: 12, now: 20 }],
  // The database holds the typed value: it was saved, or somebody else counted the same.
  ['15', 15, { kind: 'same' }],
  ['12', 20, { kind: 'same' }],
  ['+20', 12, { kind: 'changed', before: 12, after: 32 }],
  ['+20', 32, { kind: 'same' }],
  ['+20', 10, { kind: 'conflict', base: 12, now: 10 }],
])('the state of "%s" typed over 12, while the database holds %i', (text, units1, expected) => {
  expect(stateOf(typed(text), units1)).toEqual(expected);
});

test('a cell that is edited twice is compared with its value before the first edit', () => {
  const again = [{ producto: producto({ units1: 20 }), text: '16' }];
  const state = stateOf(withTexts(typed('15'), STOCK, again), 20);
  expect(state).toEqual({ kind: 'conflict', base: 12, now: 20 });
});

test('a typed value that staff keep in a conflict replaces the value of somebody else', () => {
  const now = producto({ units1: 20 });
  const { changed, conflicts } = summariseEdits(typed('15'), [now]);
  expect(changed).toEqual([]);
  const resolved = keepMine(typed('15'), conflicts);
  expect(changesOf(summariseEdits(resolved, [now]).changed, ({ code }) => code)).toEqual([
    { row: { id: 1, label: 'CAM-1' }, target: STOCK, before: 20, after: 15 },
  ]);
});

test('a typed value is dropped once the database holds it, but not while its cell has the focus or its producto is gone', () => {
  expect(settled(typed('15'), [producto({ units1: 15 })]).size).toBe(0);
  expect(settled(typed('15'), []).size).toBe(1);
  expect(summariseEdits(typed('15'), []).gone).toHaveLength(1);
  const [key = ''] = typed('12').keys();
  expect(settled(typed('12'), [producto()], key).size).toBe(1);
});

test('the stock table adds up the values that will be saved, and stored values for invalid cells', () => {
  const [first, second, third] = [5, 12, 12].map((units1, id) => producto({ id, units1 }));
  if (!first || !second || !third) throw new Error('no producto');
  const typed = [
    { producto: first, text: '7' },
    { producto: second, text: 'x' },
  ];
  const table = [
    [first, null],
    [second, third],
  ] as const;
  expect(valueTotals(table, STOCK, withTexts(NONE, STOCK, typed))).toEqual({
    rows: [7, 24],
    columns: [19, 12],
    after: 31,
    before: 29,
  });
  expect(valueTotals([], STOCK, NONE)).toMatchObject({ rows: [], columns: [] });
});

test('the stock table lists productos that share a cell, or have no colour and size, below', () => {
  const shared = [producto({ id: 1 }), producto({ id: 2 }), producto({ id: 3, color: BLUE })];
  const plain = producto({ id: 4, color: null, tallaId: null });
  const matrix = buildStaffMatrix([plain, ...shared]);
  expect(matrix.productos).toEqual([[shared[2]], [null]]);
  expect(matrix.others.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(matrix.tallas).toEqual(['M']);
});

/** A table with the rows Azul (without L) and Rojo, and the columns S, M and L. */
const matrix = buildStaffMatrix(
  ['0S', '0M', '0L', '1S', '1M'].map((cell, id) =>
    producto({ id, color: cell.startsWith('0') ? RED : BLUE, tallaId: cell.slice(1) }),
  ),
);
const at = (row: number, column: number) => ({ row, column });

function paste(text: string, range = [at(0, 0)]) {
  const labels = { noColor: 'Sin color', noTalla: 'Sin talla' };
  const { texts, unknown, outside, isTooLong } = pasteValues(text, {
    rows: colorNames(matrix, labels),
    columns: tallaNames(matrix, labels),
    range,
    hasCell: ({ row, column }) => Boolean(matrix.productos[row]?.[column]),
  });
  const placed = texts.map(({ place, text: value }) => `${place.row}${place.column}=${value}`);
  return { placed: placed.join(' '), unknown, outside, isTooLong };
}

const FIRST = [at(0, 0)];
const CHOSEN = [at(0, 1), at(0, 2), at(1, 1), at(1, 2)];
test.each([
  ['a block', '1\t2\n3\t4', [at(0, 2)], '12=3', [], 3],
  ['values without names', '1\t2\n3\t4\t5', FIRST, '00=1 01=2 10=3 11=4 12=5', [], 0],
  ['a colour that is unknown', 'Rojo\t1\nVerde\t2', FIRST, '10=1', ['Verde'], 0],
  ['a value for a cell that is missing', '1\t2\t3', FIRST, '00=1 01=2', [], 1],
  ['nothing', '', FIRST, '', [], 0],
  ['no dash', '-', CHOSEN, '', [], 0],
  ['one value for the chosen cells', '9', CHOSEN, '01=9 11=9 12=9', [], 0],
  // A comma stands for decimals or for thousands.
  ['decimals', '3500,50\n4200,25', FIRST, '00=3500,50 10=4200,25', [], 0],
  ['thousands', '1,250\n30', FIRST, '00=1,250 10=30', [], 0],
])('the stock table pastes %s', (_title, text, places, placed, unknown, outside) => {
  expect(paste(text, places)).toEqual({ placed, unknown, outside, isTooLong: false });
});

test('the stock table pastes nothing of a text that is too long', () => {
  expect(paste('1\t'.repeat(60_000))).toMatchObject({ placed: '', isTooLong: true });
});

test.each([
  ['a head', 'Código\tExistencias\nb-2\t5\nA-1\t6', '1=5 0=6', []],
  ['a code that two productos have', 'doble\t5\nA-1\t6', '0=6', ['doble']],
  ['a value that is no number', 'A-1\tx\nB-2\t5', '0=x 1=5', []],
])(
  'the stock table pastes values by the codes of the productos below, with %s',
  (_title, text, placed, unknown) => {
    const codes = ['A-1', 'B-2', '1001', '1002', 'DOBLE', 'Doble'];
    const pasted = pasteValues(text, {
      rows: codeNames(codes.map((code, id) => producto({ id, code }))),
      columns: ONE_COLUMN,
      range: FIRST,
      hasCell: () => true,
    });
    expect(pasted.texts.map((one) => `${one.place.row}=${one.text}`).join(' ')).toBe(placed);
    expect(pasted.unknown).toEqual(unknown);
  },
);
