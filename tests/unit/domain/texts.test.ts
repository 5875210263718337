import * as fc from 'fast-check';
import { expect, test, describe } from 'vitest';
import { decodeShare, encodeShare } from '#domain/cart/shareCode.ts';
import {
  codePattern,
  nameRanker,
  NO_FIT,
  searchPatterns,
  searchTerms,
} from '#domain/catalogue/productSearch.ts';
import { splitTable } from '#domain/grid/readTable.ts';
import { withBelow } from '#domain/quickOrder/editText.ts';
import { toFamiliaDraft } from '#domain/staff/forms/familiaForm.ts';
import {
  EMPTY_PRODUCTO_FORM,
  toProductoDraft,
  toProductoFields,
} from '#domain/staff/forms/productoForm.ts';
import { toSubfamiliaDraft, toSubfamiliaForm } from '#domain/staff/forms/subfamiliaForm.ts';
import { safeFileName, safeFolderName } from '#domain/staff/pictures/objectName.ts';
import { cleanName, cleanText } from '#domain/text/cleanText.ts';
import { clipText } from '#domain/text/clipText.ts';
import { decodeText } from '#domain/text/decodeText.ts';
import { escapeHtml } from '#domain/text/escapeHtml.ts';
import { foldText } from '#domain/text/foldText.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { guardText } from '#domain/text/sheetText.ts';
import { splitCells } from '#domain/text/splitCells.ts';
import { readTypedNumber } from '#domain/text/typedNumber.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['abcd', 0, ''],
  ['👕👕👕', 4, '👕…'],
])('%s is clipped to %d units as %s', (text, maxLength, expected) => {
  expect(clipText(text, maxLength)).toBe(expected);
});

test.each([
  ['<script>alert("x")</script>', '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;'],
  ["Rojo & 'Azul'", 'Rojo &amp; &#39;Azul&#39;'],
])('%s is escaped as %s', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});

describe('bad inputs', () => {
  test.each([
    ['\u200Bana@example.com', 'ana@example.com'],
    ['\u202Aa\u202C \u2066b\u2069 c\uFE0D', 'a b c'],
    ['ca\u00ADmise\u2060ta\uFEFF', 'camiseta'],
    ['a\0\u0007b\u007F\u0085\uD800c', 'abc'],
    ['\uDB40\uDC41a', 'a'],
    ['l\u00EDnea\t1\r\n  dos \u00A0', 'l\u00EDnea\t1\r\n  dos \u00A0'],
    ['👨‍👩‍👧 ❤️ 👍🏽 🏴\u{E0067}\u{E0062}\u{E007F}', '👨‍👩‍👧 ❤️ 👍🏽 🏴\u{E0067}\u{E0062}\u{E007F}'],
    ['1\uFE0F2\u200D', '12'],
  ])('invisible characters of %j are removed', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test.each([
    ['  Azul \u00A0 mari\u200Bno\t', 'Azul marino'],
    ['Mari\u0301a', 'María'],
    ['Amor ❤\uFE0F 👨\u200D👩', 'Amor ❤ 👨👩'],
  ])('the name %j is cleaned to %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  const dirty = ' Azul \u200B  mari\u00ADno ';
  test('names are saved without invisible characters and double blanks', () => {
    const name = 'Azul marino';
    const producto = toProductoDraft({ ...EMPTY_PRODUCTO_FORM, name: dirty, code: 'A\u200E-1 ' });
    expect(producto).toMatchObject({ name, code: 'A-1' });
    expect(toFamiliaDraft({ name: dirty, position: '' }, null)).toMatchObject({ name });
    expect(toSubfamiliaDraft({ name: dirty, familiaId: '1', thumbnailUrl: null })).toMatchObject({
      name,
    });
  });

  test('a stored name that was not edited is saved unchanged', () => {
    const stored = { ...toProductoDraft(EMPTY_PRODUCTO_FORM), name: dirty, code: 'AB  12' };
    const before = { ...stored, detail: ' Suave\u200B ' };
    const fields = { ...EMPTY_PRODUCTO_FORM, ...toProductoFields(before) };
    expect(toProductoDraft(fields, before)).toEqual(before);
    expect(toProductoDraft({ ...fields, code: 'AB  13', detail: ' \u200Ba ' }, before)).toEqual({
      ...before,
      code: 'AB 13',
      detail: 'a',
    });
    const familia = { name: dirty, position: '' };
    expect(toFamiliaDraft(familia, familia)).toMatchObject({ name: dirty });
    const subfamilia = { name: dirty, familiaId: 1, thumbnailUrl: null };
    expect(toSubfamiliaDraft(toSubfamiliaForm(subfamilia), subfamilia)).toEqual(subfamilia);
  });

  test('pasted tables, files, file names and links are read without invisible characters', () => {
    expect(splitTable('\u200EM\tL\u200B\n1\u202C\t\uFEFF2')).toEqual([
      ['M', 'L'],
      ['1', '2'],
    ]);
    expect(withBelow('', '\u200ECCR-NEGRO-M;\u200B2')).toBe('CCR-NEGRO-M;2');
    expect(safeFileName('\u202Acamiseta\u200B roja.png', 'image/png')).toBe('camiseta_roja.png');
    expect(safeFolderName('pó\u00ADlos')).toBe('polos');
    const lines = [{ productoId: 115, quantity: 2 }];
    const code = encodeShare(lines).replace('.', '.\u200B%E2%80%8B');
    expect(decodeShare(code)).toEqual({ lines, unread: 0 });
  });
});

const LENGTH = 400_000;
const SIGNS = `1${'/'.repeat(LENGTH)}x`;
const MARKS = '\u0316\u0334';
test.each<[string, () => unknown, unknown]>([
  ['blanks in a number', () => readTypedNumber(`1${'\t'.repeat(LENGTH)}1`), null],
  ['a number with its sign', () => readTypedNumber(`1${' '.repeat(LENGTH)}₡`), 1],
  ['signs in a word', () => foldText(SIGNS) === SIGNS, true],
  ['signs beside a word', () => foldText(`${'/ '.repeat(LENGTH)}x${'/'.repeat(LENGTH)}`), 'x'],
  ['ligatures', () => foldText('ﬁ'.repeat(LENGTH)).length, 2 * LENGTH],
  ['marks on a letter', () => foldText(`x${MARKS.repeat(LENGTH)}`), 'x'],
  [
    'marks in a name',
    () => cleanName(`x${MARKS.repeat(LENGTH)}`),
    `x${'\u0334'.repeat(15)}${'\u0316'.repeat(15)}`,
  ],
  ['a number in a list', () => guardText(`1${'\r'.repeat(LENGTH)}x`).length, LENGTH + 2],
  ['a percentage in a list', () => guardText(`1 %${' '.repeat(LENGTH)}`).startsWith("'1"), true],
  [
    'quotes in a table',
    () => splitCells('"'.repeat(LENGTH), ',')[0]?.[0]?.text.length,
    LENGTH / 2 - 1,
  ],
  [
    'what follows a link',
    () => decodeShare(`1.1-c${'+'.repeat(95_000)}`).lines,
    [{ productoId: 1, quantity: 12 }],
  ],
])('a very long text is read without hanging: %s', (_, read, expected) => {
  expect(read()).toEqual(expected);
});

const LIST = [
  { name: 'Camiseta cuello redondo', familia: 'Camisetas' },
  { name: 'Ñandutí', familia: 'Algodón crudo' },
  { name: 'Zi\u0301per 100 %', familia: 'Algodón crudo' },
  { name: 'Toalla 40 × 70 cm', familia: '1,60 m' },
];

test.each([
  [' \t', [0, 1, 2, 3]],
  ['redondo camiseta', [0]],
  ['algodon', [1, 2]],
  ['zíper algodón', [2]],
  ['redondo algodon', []],
  ['.*', [0, 1, 2, 3]],
  ['toalla 40x70 1.60', [3]],
  ['40 x 70', [3]],
  ['“redondo”, camiseta.', [0]],
  [`${' '.repeat(60)}zíper${' '.repeat(95)}gorra`, [2]],
])('the search "%s" finds the items that contain all its words', (search, found) => {
  const names = searchByWords(LIST, search, ({ name, familia }) => [name, familia]);
  expect(names).toEqual(found.map((index) => LIST[index]));
});

test.each<[string, string[][]]>([
  ['negras azules', [['negra', 'negro'], ['azul']]],
  ['PANTALÓN azul', [['pantalon'], ['azul']]],
  ['luces', [['luz', 'luce']]],
  ['luz', [['luz', 'luce']]],
  ['reyes', [['rey']]],
  ['dress shirts', [['dress'], ['shirt']]],
  ['mono', [['mono', 'mona']]],
  ['40x70', [['40_70', '40_x_70']]],
  ['40 × 70', [['40_70', '40_x_70']]],
  ['1.60 1,60', [['1_60'], ['1_60']]],
  ['de', [[' de ']]],
  ['XL', [[' xl ']]],
  ['CAM-01s', [['cam-01s', 'cam01s']]],
  [
    String.raw`50%x a_b\c`,
    [
      [String.raw`50\%x`, '50x'],
      [String.raw`a\_b\\c`, 'abc'],
    ],
  ],
  ['() {}', []],
])('the search %j of the store looks for every form of each word: %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms.map((forms) => forms.map((form) => `%${form}%`)));
});

test('a code is searched as a whole, in any case and with any blanks', () => {
  expect(codePattern('  Cám  0%1. ')).toBe(String.raw` cam 0\%1 |%`);
  expect(codePattern(' | ')).toBeNull();
  expect(codePattern('a'.repeat(101))).toBeNull();
});

test.each([
  ['camisas polos', ['Camisas polos', 'Camisa tipo polo', 'Polo con camisa', 'Sobrecamisa apolo']],
  ['luces', ['luces', 'Luz de noche', 'Cinta con luz', 'Tragaluz']],
  ['ropa para niños', ['Ropa para niños', 'Ropa de niña', 'Niño, ropa', 'Arropa niño']],
  ['el niño', ['El niño', 'Niño (azul)', 'Para niño, camiseta', 'Mininiño']],
  ['algodón 1%', ['Algodón 1%', 'Algodón fino 1%', 'Gorra 1% algodón', 'Semialgodón 1%']],
])('names that fit the search %j are ranked %j, and other names do not fit', (search, names) => {
  expect(names.map(nameRanker(search))).toEqual([0, 1, 2, 3]);
  expect(nameRanker(search)('Delantal')).toBe(NO_FIT);
  // No name fits a search without words.
  expect(nameRanker('()')('Camisa')).toBe(NO_FIT);
});

test('a search uses only its first 100 characters, and never half a surrogate pair', () => {
  const most = `${'a'.repeat(99)}𐐨`;
  expect(searchPatterns(`${most}b`)).toEqual([`%${most}%`]);
});

test('no searched text makes a pattern that ends its condition or matches everything', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const patterns = [...searchPatterns(text), ...searchTerms(text).flat()];
      expect(searchTerms(text).length).toBeLessThanOrEqual(8);
      for (const pattern of patterns) {
        const literal = pattern.replace(/^%|%$/g, '').replace(/\\[\\%_]/g, 'x');
        expect(literal.replace(/^ | $/g, '')).not.toMatch(/[,()"{}*\\%\s\0]/);
        expect(literal).toMatch(/[^_ ]/);
      }
    }),
  );
});

// Node decodes bytes 80 to 9F of Windows-1252 as control characters, so none is used here.
test.each([
  ['PEÓN «niño» ¢500', 'windows-1252', 'PE\xd3N \xabni\xf1o\xbb \xa2500'],
  ['Básico más ancho', 'macintosh', 'B\x87sico m\x87s ancho'],
  ['niño;Algodón peinado', 'macintosh', 'ni\x96o;Algod\x97n peinado'],
  ['niño;Algodón;Café', 'macintosh', 'ni\x96o;Algod\x97n;Caf\x8e'],
  ['PANTALÓN ¿AZUL?', 'MS-DOS', 'PANTAL\xe0N \xa8AZUL?'],
  ['Código;niño, algodón;Café', 'MS-DOS', 'C\xa2digo;ni\xa4o, algod\xa2n;Caf\x82'],
  ['Ñu', 'UTF-16', '\xff\xfe\xd1\0u\0'],
])('%j is decoded from %s', (text, _encoding, written) => {
  expect(decodeText(Uint8Array.from(written, (sign) => sign.charCodeAt(0)))).toBe(text);
});
