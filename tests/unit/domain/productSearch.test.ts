import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codePattern,
  nameRank,
  searchPatterns,
  searchTerms,
  searchWords,
} from '#domain/catalogue/productSearch.ts';

test.each<[string, string[]]>([
  ['   \t\n ', []],
  ['  camiseta   roja ', ['camiseta', 'roja']],
  ['50%', [String.raw`50\%`]],
  ['CAM_01', [String.raw`cam\_01`]],
  [String.raw`c:\temp`, [String.raw`c:\\temp`]],
  ['a,b', ['a_b']],
  ['a|b', ['a', 'b']],
  ['() , * "" {}', []],
  ['(), roja', ['roja']],
  ['\0', []],
  ['nin\u0303o', ['nino']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the search %j of the back-office looks for %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns.map((pattern) => `%${pattern}%`));
});

test.each<[string, string[][]]>([
  [
    'camisetas negras',
    [
      ['camiseta', 'camiseto'],
      ['negra', 'negro'],
    ],
  ],
  ['PANTALÓN azul', [['pantalon'], ['azul']]],
  ['pantalones azules', [['pantalon'], ['azul']]],
  ['luces', [['luz', 'luce']]],
  ['lápiz', [['lapiz', 'lapice']]],
  ['gris', [['gri']]],
  ['dress shirts', [['dress'], ['shirt']]],
  ['mono', [['mono', 'mona']]],
  ['camisa de algodón', [['camisa', 'camiso'], ['algodon']]],
  ['de', [[' de ']]],
  ['XL', [[' xl ']]],
  ['CAM-01s', [['cam-01s']]],
  [String.raw`50% a_b\c`, [[String.raw`50\%`], [String.raw`a\_b\\c`]]],
  ['() {}', []],
])('the search %j of the store looks for a form of each word: %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms.map((forms) => forms.map((form) => `%${form}%`)));
});

test('a code is looked for as a whole, whatever its case and blanks', () => {
  expect(codePattern('  Cám  01% ')).toBe(String.raw` cam 01\% |%`);
  expect(codePattern(' | ')).toBeNull();
  expect(codePattern('a'.repeat(101))).toBeNull();
});

test('names that begin with the words come before those that contain them, and before others', () => {
  const words = searchWords('camisas polos');
  const names = ['Camisa tipo polo', 'Sobrecamisa apolo', 'Camiseta'];
  expect(names.map((name) => nameRank(name, words))).toEqual([0, 1, 2]);
});

test('only the first 100 characters count, and no emoji is cut in half', () => {
  expect(searchWords('a'.repeat(150))).toEqual(['a'.repeat(100)]);
  expect(searchWords(`${'a'.repeat(99)}😀b`)).toEqual([`${'a'.repeat(99)}😀`]);
});

test('no pattern can end a condition or match everything, for any text', () => {
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
