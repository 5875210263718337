import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  codePattern,
  nameRank,
  NO_FIT,
  searchPatterns,
  searchTerms,
  searchWords,
} from '#domain/catalogue/productSearch.ts';

test.each<[string, string[]]>([
  ['   \t\n ', []],
  ['  camiseta   roja ', ['camiseta', 'roja']],
  ['50%', ['50']],
  ['a%b', [String.raw`a\%b`]],
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
  ['luz', [['luz', 'luce']]],
  ['tres colores', [['tre'], ['color']]],
  ['reyes', [['rey']]],
  ['lápiz', [['lapiz', 'lapice']]],
  ['gris', [['gri']]],
  ['dress shirts', [['dress'], ['shirt']]],
  ['mono', [['mono', 'mona']]],
  ['camisa de algodón', [['camisa', 'camiso'], ['algodon']]],
  ['de', [[' de ']]],
  ['XL', [[' xl ']]],
  ['CAM-01s', [['cam-01s']]],
  [String.raw`50%x a_b\c`, [[String.raw`50\%x`], [String.raw`a\_b\\c`]]],
  ['() {}', []],
])('the search %j of the store looks for a form of each word: %j', (text, terms) => {
  expect(searchTerms(text)).toEqual(terms.map((forms) => forms.map((form) => `%${form}%`)));
});

test('a code is looked for as a whole, whatever its case and blanks', () => {
  expect(codePattern('  Cám  0%1. ')).toBe(String.raw` cam 0\%1 |%`);
  expect(codePattern(' | ')).toBeNull();
  expect(codePattern('a'.repeat(101))).toBeNull();
});

test.each([
  ['camisas polos', ['Camisas polos', 'Camisa tipo polo', 'Polo con camisa', 'Sobrecamisa apolo']],
  ['LUZ', ['Luz', 'Luces de noche', 'Cinta con luz', 'Tragaluces']],
  ['luces', ['luces', 'Luz de noche', 'Cinta con luz', 'Tragaluz']],
  ['ropa para niños', ['Ropa para niños', 'Ropa de niña', 'Niño, ropa', 'Arropa niño']],
  [
    'camiseta niño',
    ['Camiseta niño', 'Camiseta (niño) azul', 'Para niño, camiseta', 'Minicamiseta niño'],
  ],
  ['botella 1,5', ['Botella 1,5', 'Botella de 1,5 L', 'Tapa, botella 1,5', 'Portabotellas 1,5']],
  [
    'algodón 100%',
    ['Algodón 100%', 'Algodón peinado 100%', 'Gorra 100% algodón', 'Semialgodón 100%'],
  ],
])('names fit the search %j in the order %j, others do not', (search, names) => {
  expect(names.map((name) => nameRank(name, search))).toEqual([0, 1, 2, 3]);
  expect(nameRank('Delantal', search)).toBe(NO_FIT);
});

test('a search without words fits no name', () => {
  expect(nameRank('Camisa', '()')).toBe(NO_FIT);
});

test('only the first 100 characters count, and no letter is cut in half', () => {
  expect(searchWords('a'.repeat(150))).toEqual(['a'.repeat(100)]);
  expect(searchWords(`${'a'.repeat(99)}𐐨b`)).toEqual([`${'a'.repeat(99)}𐐨`]);
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
