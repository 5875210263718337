import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { EMPTY_COLOR_FORM, toRgb, validateColor } from '#domain/forms/colorForm.ts';
import { toFamiliaDraft, toFamiliaForm, validateFamilia } from '#domain/forms/familiaForm.ts';
import {
  EMPTY_SUBFAMILIA_FORM,
  isTypedName,
  validateEditedSubfamilia,
  validateSubfamilia,
} from '#domain/forms/subfamiliaForm.ts';
import { validateTalla } from '#domain/forms/tallaForm.ts';
import { readTypedNumber } from '#domain/forms/typedNumber.ts';
import { usualIva } from '#domain/forms/usualIva.ts';
import { parseQuantity } from '#shared/lib/parseQuantity.ts';

describe('a colour', () => {
  const COLORS: readonly Color[] = [
    { id: 1, name: 'Rojo', rgb: '#ff0000' },
    { id: 2, name: 'Azul Marino', rgb: '#000080' },
    { id: 3, name: 'x'.repeat(200), rgb: '#ff0000' },
  ];

  test.each([
    ['#1A2b3C', '#1a2b3c'],
    [' #abc ', '#aabbcc'],
    ['ABC', '#aabbcc'],
    ['', null],
    ['#1234567', null],
    ['#12345g', null],
  ])('typed as "%s" is %s', (text, rgb) => {
    expect(toRgb(text)).toBe(rgb);
    expect(EMPTY_COLOR_FORM).toEqual({ name: '', rgb: '#000000' });
  });

  test.each<[string, string, number | null, object]>([
    ['Verde', '#00ff00', null, {}],
    [' \t ', '#00ff00', null, { name: 'blank' }],
    ['  rOJO  ', '#00ff00', null, { name: 'taken' }],
    ['ROJO', '#00ff00', 1, {}],
    ['azul marino', '#00ff00', 1, { name: 'taken' }],
    [` ${'x'.repeat(60)} `, '#00ff00', null, {}],
    ['x'.repeat(61), '#00ff00', null, { name: 'tooLong' }],
    // A long name that was stored before may stay.
    ['x'.repeat(200), '#ff0000', 3, {}],
    ['', '#00ff00 y más', null, { name: 'blank', rgb: 'notRgb' }],
  ])('"%s" %s of %s breaks %o', (name, rgb, ownId, broken) => {
    expect(validateColor({ name, rgb }, COLORS, ownId)).toEqual(broken);
  });

  test.each([
    [' Rojo', {}],
    ['Azul Marino', { name: 'taken' }],
  ])('named "rojo" after "%s" was sent already breaks %o', (sent, broken) => {
    const form = { name: 'rojo', rgb: '#00ff00' };
    expect(validateColor(form, COLORS, null, { name: sent, rgb: '#0f0' })).toEqual(broken);
  });
});

test.each<[string, string | undefined, string | null]>([
  ['  ', undefined, 'blank'],
  [' XL ', undefined, 'taken'],
  ['única', undefined, 'taken'],
  [` ${'X'.repeat(20)} `, undefined, null],
  ['X'.repeat(21), undefined, 'tooLong'],
  ['3XL', undefined, null],
  // The form itself may have taken a label that was sent already, in that spelling.
  ['XL', ' XL', null],
  ['xl', 'XL', 'taken'],
])('a size %j after %j was sent is %s', (label, sent, error) => {
  expect(validateTalla(label, ['S', label === 'xl' ? 'xl' : 'XL', 'Única'], sent)).toBe(error);
});

describe('a familia', () => {
  test.each([
    ['Gorras', ' 12 ', {}],
    [' \t', '', { name: 'required' }],
    ['Gorras', '0', { position: 'notWhole' }],
    ['Gorras', '1.5', { position: 'notWhole' }],
    ['Gorras', 'uno', { position: 'notWhole' }],
    ['Gorras', '2147483648', { position: 'notWhole' }],
    [` ${'x'.repeat(120)} `, '', {}],
    ['x'.repeat(121), '0', { name: 'tooLong', position: 'notWhole' }],
  ])('named "%s" with the order "%s": %j', (name, position, errors) => {
    expect(validateFamilia({ name, position })).toEqual(errors);
  });

  test.each([
    ['a new one', '7', null, 7],
    ['a new one without', '', null, null],
    ['one where there was none', '7', null, 7],
    ['the one that it was filled with', '3', 3, null],
    ['emptied', '', 3, null],
  ])('writes the position, %s ("%s" after %s): %s', (what, typed, stored, position) => {
    const before = what.startsWith('a new') ? null : toFamiliaForm({ name: 'A', position: stored });
    const draft = toFamiliaDraft({ name: ' Gorras ', position: typed }, before);
    expect(draft).toEqual({ name: 'Gorras', position });
  });
});

describe('a subfamilia', () => {
  const FILLED = { name: 'Gorra', familiaId: '3', thumbnailUrl: '/a.webp' };
  const THUMBNAIL = { thumbnailUrl: 'required' };

  test.each<[string, Partial<typeof EMPTY_SUBFAMILIA_FORM>, object, object]>([
    ['all filled in', {}, {}, {}],
    ['nothing', EMPTY_SUBFAMILIA_FORM, { name: 'required', familiaId: 'required' }, THUMBNAIL],
    ['blanks for a name', { name: ' \t ' }, { name: 'required' }, {}],
    ['a name at its limit', { name: ` ${'x'.repeat(120)} ` }, {}, {}],
    ['a name beyond it', { name: 'x'.repeat(121) }, { name: 'tooLong' }, {}],
    ['no thumbnail', { thumbnailUrl: null }, {}, THUMBNAIL],
  ])(
    'with %s has these errors when it is added, and more when edited',
    (_, typed, errors, more) => {
      expect(validateSubfamilia({ ...FILLED, ...typed })).toEqual(errors);
      expect(validateEditedSubfamilia({ ...FILLED, ...typed })).toEqual({ ...errors, ...more });
    },
  );

  test.each([
    ['  Gorra  clásica ', 'Gorra clásica', true],
    ['Gorra cla\u0301sica', 'Gorra clásica', true],
    ['gorra clásica', 'Gorra clásica', false],
    ['Gorra clasica', 'Gorra clásica', false],
    ['', 'Gorra clásica', false],
    ['Tela n 1', 'Tela  n\u00a01', true],
  ])('"%s" typed for "%s" is the exact name: %s', (typed, stored, isExact) => {
    expect(isTypedName(typed, stored)).toBe(isExact);
  });

  test('or familia with a long name that was stored before can be saved', () => {
    const long = { ...FILLED, name: 'x'.repeat(200) };
    expect(validateEditedSubfamilia(long, long)).toEqual({});
    const familia = { name: long.name, position: '' };
    expect(validateFamilia(familia, familia)).toEqual({});
  });
});

describe('a typed number', () => {
  const NUMBERS: Readonly<Record<string, number>> = {
    ' 3600 ': 3600,
    '0': 0,
    '3600,5': 3600.5,
    '12 500,50': 12500.5,
    '12\u00a0500,50': 12500.5,
    '₡ 12.500': 12500,
    '₡\u00a0 12\u202f500,50': 12500.5,
    '3600 ₡': 3600,
    '¢3600': 3600,
    '3.600': 3600,
    '3,600': 3600,
    '1.250.000': 1250000,
    '1,250,000.75': 1250000.75,
    ',5': 0.5,
    '5.': 5,
    '0.125': 0.125,
    '0,125': 0.125,
    '1234.567': 1234.567,
    '10.5000': 10.5,
    '-1': -1,
    '-0,01': -0.01,
  };
  test.each(Object.entries(NUMBERS))('%s is read as %s', (text, value) => {
    expect(readTypedNumber(text)).toBe(value);
  });

  const NONE = '|  |mil|12a|1e3|.|,|-|₡|1..5|1.5.5|12.50.000|1,25,000|12,500.50.1|12.500,50,1';
  test.each([...NONE.split('|'), '1.500,500,5', '12 50', '--1', '0x10', '٣'])(
    '%s is no number',
    (text) => {
      expect(readTypedNumber(text)).toBeNull();
    },
  );

  test('is read back from each of its notations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (centimos) => {
        const amount = centimos / 100;
        const plain = amount.toFixed(2);
        const grouped = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(amount);
        const swapped = grouped.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
        for (const text of [plain, plain.replace('.', ','), grouped, swapped, `₡${grouped}`]) {
          expect(readTypedNumber(text)).toBe(amount);
        }
      }),
    );
  });
});

describe('a typed quantity', () => {
  test.each([
    [' 12 ', 12],
    ['007', 7],
    ['1e3', 1000],
    ['1e999', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(60), Number.MAX_SAFE_INTEGER],
  ])("'%s' is %s", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  describe('bad inputs', () => {
    test.each('|   |0|00|-1|+1|1.5|1,5|abc|12a|1e|1e-3|١٢'.split('|'))("'%s' is none", (text) => {
      expect(parseQuantity(text)).toBeNull();
    });
  });
});

const GENERAL = { id: 1, name: 'IVA 13%', rate: 0.13 };
const REDUCED = { id: 2, name: 'IVA 4%', rate: 0.04 };
const EXEMPT = { id: 3, name: 'Exento', rate: 0 };
const ALL = [EXEMPT, REDUCED, GENERAL];

test.each([
  ['most products have', [1, 2, 2, 1, 2], ALL, REDUCED],
  ['the newest product has, of two with as many', [3, 1, 1, 3], ALL, EXEMPT],
  ['is the highest, when no product has one', [], ALL, GENERAL],
  ['is left, when the most used one was deleted', [9, 9, 2], ALL, REDUCED],
  ['nobody has: there is none', [1], [], null],
])('the usual tax is the one that %s', (_what, used, ivas, usual) => {
  expect(usualIva(ivas, used)).toBe(usual);
});
