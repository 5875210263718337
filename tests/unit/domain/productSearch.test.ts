import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchPatterns } from '#domain/catalogue/productSearch.ts';

test.each<[string, string[]]>([
  ['   \t\n ', []],
  ['  camiseta   roja ', ['camiseta', 'roja']],
  ['50%', [String.raw`50\%`]],
  ['CAM_01', [String.raw`cam\_01`]],
  [String.raw`c:\temp`, [String.raw`c:\\temp`]],
  ['a,b', ['a_b']],
  ['() , * "" {}', []],
  ['(), roja', ['roja']],
  ['\0', []],
  ['nin\u0303o', ['niño']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the search %j looks for %j', (text, patterns) => {
  expect(searchPatterns(text)).toEqual(patterns);
});

test('only the first 100 characters count, and no emoji is cut in half', () => {
  expect(searchPatterns('a'.repeat(150))).toEqual(['a'.repeat(100)]);
  expect(searchPatterns(`${'a'.repeat(99)}😀b`)).toEqual([`${'a'.repeat(99)}😀`]);
});

test('no pattern can end a condition or match everything, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const patterns = searchPatterns(text);
      expect(patterns.length).toBeLessThanOrEqual(8);
      for (const pattern of patterns) {
        const literal = pattern.replace(/\\[\\%_]/g, 'x');
        expect(literal).not.toMatch(/[,()"{}*\\%\s\0]/);
        expect(literal).toMatch(/[^_]/);
      }
    }),
  );
});
