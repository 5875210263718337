import { expect, test } from 'vitest';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { formatColones } from '#domain/prices/money.ts';
import {
  autoOrdered,
  MAX_POSITION,
  moved,
  swapped,
  withPositions,
  type PositionChange,
} from '#domain/staff/familiaMoves.ts';
import { toFamiliaDraft, toFamiliaForm, validateFamilia } from '#domain/staff/forms/familiaForm.ts';
import { filledOf } from '#domain/staff/forms/mergeChanges.ts';
import { toRgb, validateColor, validateTalla } from '#domain/staff/forms/optionForms.ts';
import {
  EMPTY_PRODUCTO_FORM,
  isQuantity,
  MAX_QUANTITY,
  priceNote,
  toProductoDraft,
  validateEditedProducto,
} from '#domain/staff/forms/productoForm.ts';
import {
  EMPTY_SUBFAMILIA_FORM,
  isTypedName,
  validateEditedSubfamilia,
  validateSubfamilia,
} from '#domain/staff/forms/subfamiliaForm.ts';
import { usualIva } from '#domain/staff/productos/usualIva.ts';
import { readValue } from '#domain/staff/sheet/valueCells.ts';
import { readTypedNumber, readTypedUnits } from '#domain/text/typedNumber.ts';
import { TYPED } from '#tests/typedTexts.ts';

const COLORS: readonly Color[] = [
  { id: 1, name: 'Rojo', rgb: '#ff0000' },
  { id: 2, name: 'Azul Marino', rgb: '#000080' },
  { id: 3, name: 'x'.repeat(200), rgb: '#ff0000' },
  { id: 4, name: 'Azul  marino', rgb: '#000080' },
];

test.each([
  ['#1A2b3C', '#1a2b3c'],
  [' #abc ', '#aabbcc'],
  ['ABC', '#aabbcc'],
  ['', null],
  ['#1234567', null],
])('a colour typed as "%s" is read as %s', (text, rgb) => {
  expect(toRgb(text)).toBe(rgb);
});

test.each<[string, string, number | null, object]>([
  ['Verde', '#00ff00', null, {}],
  [' \t ', '#00ff00', null, { name: 'blank' }],
  ['  rOJO  ', '#00ff00', null, { name: 'taken' }],
  ...['azul marino', ' Azul \u200B  mari\u00ADno ', 'AZUL\u00A0MARINO', 'azul marino\uFE0F'].map(
    (name): [string, string, number, object] => [name, '#00ff00', 1, { name: 'taken' }],
  ),
  [` ${'x'.repeat(60)} `, '#00ff00', null, {}],
  ['x'.repeat(61), '#00ff00', null, { name: 'tooLong' }],
  // A stored name may stay, even if it is too long or looks like another name.
  ['x'.repeat(200), '#ff0000', 3, {}],
  ['Azul  marino', '#000081', 4, {}],
  ['', '#00ff00 y más', null, { name: 'blank', rgb: 'notRgb' }],
])('a colour "%s" %s, edited as colour %s, has the errors %o', (name, rgb, ownId, broken) => {
  expect(validateColor({ name, rgb }, COLORS, ownId)).toEqual(broken);
});

test.each<[string, string | null]>([
  ['  ', 'blank'],
  [' XL ', 'taken'],
  ['única', 'taken'],
  ['Ú\u200BNICA', 'taken'],
  [` ${'X'.repeat(20)} `, null],
  ['X'.repeat(21), 'tooLong'],
])('a new size %j has the error %s', (label, error) => {
  expect(validateTalla(label, ['S', 'XL', 'Única'])).toBe(error);
});

test.each([
  ['Gorras', ' 12 ', {}],
  [' \t', '', { name: 'required' }],
  ['Gorras', '0', { position: 'notWhole' }],
  ['Gorras', '2147483648', { position: 'notWhole' }],
  [` ${'x'.repeat(120)} `, '', {}],
  ['x'.repeat(121), '0', { name: 'tooLong', position: 'notWhole' }],
])('a familia named "%s" with the position "%s" has the errors %j', (name, position, errors) => {
  expect(validateFamilia({ name, position })).toEqual(errors);
});

test.each([
  ['a new familia', '7', null, { position: 7 }],
  ['a new familia without one', '', null, {}],
  ['a new familia that was emptied after an attempt', '', 7, { position: null }],
  ['an unchanged familia', '3', 3, {}],
  ['an emptied familia', '', 3, {}],
])('the position of %s ("%s" over %s) is saved as %j', (what, typed, stored, position) => {
  const before = stored === null ? null : toFamiliaForm({ name: 'A', position: stored });
  const form = { name: ' Gorras ', position: typed };
  const draft = toFamiliaDraft(form, before, what.startsWith('a new'));
  expect(draft).toEqual({ name: 'Gorras', ...position });
});

test.each([
  ['changed in the form alone', 'A B', 'A', 'A'],
  ['changed since a second attempt that was the first to arrive', 'A B C', 'B', 'B'],
  ['changed by someone else alone', 'A A', 'X', 'A'],
  ['changed by both', 'A B', 'X', 'A'],
  ['changed by both and back again', 'A B A', 'X', 'B'],
])('a name %s (sent %s, now %s) is compared with the name %s', (_, attempts, now, filled) => {
  const sent = attempts.split(' ').map((name) => ({ name }));
  expect(filledOf(sent, { name: now }, sent.at(-1) ?? { name: '' })).toEqual({ name: filled });
});

const FILLED = { name: 'Gorra', familiaId: '3', thumbnailUrl: '/a.webp' };
const THUMBNAIL = { thumbnailUrl: 'required' };

test.each<[string, Partial<typeof EMPTY_SUBFAMILIA_FORM>, object, object]>([
  ['all filled in', {}, {}, {}],
  ['nothing', EMPTY_SUBFAMILIA_FORM, { name: 'required', familiaId: 'required' }, THUMBNAIL],
  ['blanks for a name', { name: ' \t ' }, { name: 'required' }, {}],
  ['a name that is too long', { name: 'x'.repeat(121) }, { name: 'tooLong' }, {}],
  ['no thumbnail', { thumbnailUrl: null }, {}, THUMBNAIL],
])(
  'the errors of a subfamilia with %s: only an edited subfamilia needs a thumbnail',
  (_, typed, errors, more) => {
    expect(validateSubfamilia({ ...FILLED, ...typed })).toEqual(errors);
    expect(validateEditedSubfamilia({ ...FILLED, ...typed })).toEqual({ ...errors, ...more });
  },
);

test.each([
  ['  Gorra  clásica ', 'Gorra clásica', true],
  ['Gorra cla\u0301sica', 'Gorra clásica', true],
  ['Gorra clasica', 'Gorra clásica', false],
  ['Tela n 1', 'Tela  n\u00a01', true],
])('typing "%s" confirms the deletion of "%s": %s', (typed, stored, isExact) => {
  expect(isTypedName(typed, stored)).toBe(isExact);
});

test('a subfamilia or familia can keep a stored name that is too long', () => {
  const long = { ...FILLED, name: 'x'.repeat(200) };
  expect(validateEditedSubfamilia(long, long)).toEqual({});
  const familia = { name: long.name, position: '' };
  expect(validateFamilia(familia, familia)).toEqual({});
});

const NUMBERS: Readonly<Record<string, number>> = {
  '12\u00a0500,50': 12500.5,
  '₡\u00a0 12\u202f500,50': 12500.5,
  '3600 ₡': 3600,
  '\u200e3600\u200b': 3600,
  '¢3600': 3600,
  '1.250.000': 1250000,
  '1,250,000.75': 1250000.75,
  ',5': 0.5,
  '5.': 5,
  '10.5000': 10.5,
  '-0,01': -0.01,
};
test.each(Object.entries(NUMBERS))('a typed number %s is read as %s', (text, value) => {
  expect(readTypedNumber(text)).toBe(value);
});

const NONE = '|  |mil|12a|1e3|.|,|-|₡|1..5|1.5.5|12.50.000|1,25,000|12,500.50.1|12.500,50,1';
test.each([...NONE.split('|'), '1.500,500,5', '12 50', '--1', '0x10', '٣'])(
  'a typed %s is no number',
  (text) => {
    expect(readTypedNumber(text)).toBeNull();
  },
);

const UNITS = { kind: 'stock', bodegaId: 1 } as const;
const PRICE = { kind: 'field', field: 'retail' } as const;

test.each(TYPED)('the text "%s" is read as %s units and as a price of %s', (text, units, price) => {
  expect(readTypedUnits(text)).toBe(units);
  const isStock = units !== null && Number.isInteger(units) && units >= 0 && units <= MAX_QUANTITY;
  expect(isQuantity(text)).toBe(isStock);
  const sum = { '+20': 32, '-5': 7 }[text] ?? (isStock ? units : undefined);
  expect(readValue(UNITS, text, 12).value).toBe(sum);
  const isPrice = typeof price === 'number';
  expect(priceNote(text)).toBe(isPrice ? formatColones(price) : undefined);
  const problem = text.trim() === '' ? 'required' : (price ?? 'notNumber');
  expect(readValue(PRICE, text, 3500)).toEqual(isPrice ? { value: price } : { problem });
});

test.each<[string, number | string]>([
  ['5.55', 5.55],
  ['10,000', 10],
  ['5.555', 'tooFine'],
  ['1 000', 'notPercent'],
])('a discount typed as %s is %s: no sign separates thousands', (discountPercent, percent) => {
  const form = { ...EMPTY_PRODUCTO_FORM, discountPercent };
  const error = validateEditedProducto(form).discountPercent;
  expect(error ?? toProductoDraft(form).discountPercent).toBe(percent);
});

const GENERAL = { id: 1, name: 'IVA 13%', rate: 0.13 };
const REDUCED = { id: 2, name: 'IVA 4%', rate: 0.04 };
const EXEMPT = { id: 3, name: 'Exento', rate: 0 };
const ALL = [EXEMPT, REDUCED, GENERAL];

test.each([
  ['most products have', [1, 2, 2, 1, 2], ALL, REDUCED],
  ['the newest product has, if two are used as often', [3, 1, 1, 3], ALL, EXEMPT],
  ['is the highest, if no product has a tax', [], ALL, GENERAL],
  ['is left, if the most used tax was deleted', [9, 9, 2], ALL, REDUCED],
  ['is the first of two with the same rate', [], [{ ...GENERAL, id: 9 }, GENERAL], GENERAL],
  ['does not exist, if there are no taxes', [1], [], null],
])('the usual tax is the one that %s', (_what, used, ivas, usual) => {
  expect(usualIva(ivas, used)).toBe(usual);
});

type Position = number | null;

/** Builds familias 1, 2, 3 … named A, B, C …, in the order shown. */
function build(positions: readonly Position[], names = 'ABCDE') {
  const list = positions.map((position, index) => ({
    id: index + 1,
    name: names.charAt(index),
    position,
  }));
  return Object.freeze(list);
}

/** Lists the names in the order after the changes, and the changes as `id: from → to`. */
function outcome(list: ReturnType<typeof build>, changes: readonly PositionChange[]) {
  const texts = changes.map(({ id, from, to }) => `${id}: ${from ?? 'none'} → ${to}`);
  const names = withPositions(list, changes).map(({ name }) => name);
  return `${names.join('')} ${texts.join(', ')}`.trim();
}

test.each<[Position[], number, number, string]>([
  [[1, 2, 3, 4], 1, 2, 'ACBD 3: 3 → 2, 2: 2 → 3'],
  [[10, 20, null], 2, 1, 'ACB 1: 10 → 1, 3: none → 2, 2: 20 → 3'],
  [[1, 5, null], 1, 1, 'ABC'],
  [[1, 5, null], 0, 3, 'ABC'],
  [[1, 2], 2, 0, 'AB'],
])('moving a familia in %j from index %i to %i: %s', (positions, from, to, expected) => {
  const list = build(positions);
  expect(outcome(list, moved(list, from, to))).toBe(expected);
});

test.each<[string, Position[], number, -1 | 1, string]>([
  ['up', [1, 2, 3], 2, -1, 'ACB 3: 3 → 2, 2: 2 → 3'],
  ['below an unnumbered one', [1, 5, null], 1, 1, 'ACB 3: none → 5, 2: 5 → 999'],
  ['unnumbered, up', [1, 5, null, null], 2, -1, 'ACBD 3: none → 5, 2: 5 → 999'],
  ['both unnumbered, up', [7, null, null, null], 2, -1, 'ACBD 3: none → 999, 2: none → 1000'],
  ['both unnumbered, down', [7, null, null, null], 1, 1, 'ACBD 3: none → 999, 2: none → 1000'],
  [
    'below one more unnumbered',
    [null, null, null],
    2,
    -1,
    'ACB 1: none → 1, 3: none → 2, 2: none → 3',
  ],
  ['up at the start', [1, 2, 3], 0, -1, 'ABC'],
  ['down at the end', [1, 2, 3], 2, 1, 'ABC'],
  ['both have the same position', [4, 4, 9], 0, 1, 'BAC 2: 4 → 1, 1: 4 → 2, 3: 9 → 3'],
  ['the other position is beyond 999', [1, 1500, null], 1, 1, 'ACB 3: none → 2, 2: 1500 → 3'],
])('two neighbours exchange positions: %s', (_what, positions, index, step, expected) => {
  const list = build(positions);
  expect(outcome(list, swapped(list, index, step))).toBe(expected);
});

test.each<[Position[], string]>([
  [[1, 2, 7, null, null], 'ABCDE 4: none → 8, 5: none → 9'],
  [[MAX_POSITION, null], `AB 2: none → ${MAX_POSITION}`],
  [[null, null], 'AB 1: none → 1, 2: none → 2'],
  [[], ''],
])('auto-ordering %j appends unnumbered familias: %s', (positions, expected) => {
  const list = build(positions);
  expect(outcome(list, autoOrdered(list))).toBe(expected);
});
