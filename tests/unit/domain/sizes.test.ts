import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTallas } from '#domain/catalogue/sizes.ts';

const GARMENT_ORDER = (
  'XXS,XS,S,S/M,M,L,L/XL,XL,2XL,3XL,4XL,5XL,6XL,0-3M,3-6M,12M,18 meses,2T,3T,4,5T,6,8,10,12,14,' +
  '16,28,30,32,Mediana,Zapato,Única'
).split(',');

function shuffled(list: readonly string[]): string[] {
  return list.map((_, index) => list[(index * 17) % list.length] ?? '');
}

test('sizes are in garment order', () => {
  expect(shuffled(GARMENT_ORDER).sort(compareTallas)).toEqual(GARMENT_ORDER);
});

test.each([
  ['XXL', '3XL'],
  ['XL', 'XXL'],
  ['XXXL', '4XL'],
  ['2XS', 'XS'],
  ['m', 'L'],
  ['S', ' m '],
  [' m ', 'L'],
  ['L', 'XM'],
  ['XL', '2T'],
  ['2T', '2-4'],
  ['7', '7.5'],
  ['7,5', '8'],
  ['9', '10'],
  ['6 años', '8 años'],
  ['32', 'Mediana'],
  ['Mediana', 'U'],
  ['zzz', 'unica'],
  ['zzz', 'ÚNICA'],
  ['zzz', 'Unitalla'],
  ['zzz', 'Talla única'],
])('%s comes before %s', (first, second) => {
  expect(compareTallas(first, second)).toBeLessThan(0);
  expect(compareTallas(second, first)).toBeGreaterThan(0);
});

test('only equal labels compare as equal', () => {
  expect(compareTallas('M', 'M')).toBe(0);
  expect(compareTallas('XXL', '2XL')).not.toBe(0);
  expect([compareTallas('M', 'm'), compareTallas('m', 'M')]).toEqual([-1, 1]);
});

const label = fc.oneof(
  fc.constantFrom(...GARMENT_ORDER, ...'XXL,xl,u,Unica,M ,,06,6.0,T,-3,1/2,S/,Ñ'.split(',')),
  fc.string({ maxLength: 6 }),
  fc.string({
    unit: fc.constantFrom('X', 'S', 'M', 'L', '2', '0', '/', '-', 'T', ' ', 'Ú', '.'),
    maxLength: 5,
  }),
);

test('the order of any labels is antisymmetric and transitive', () => {
  fc.assert(
    fc.property(label, label, label, (a, b, c) => {
      expect(Math.sign(compareTallas(a, b)) + Math.sign(compareTallas(b, a))).toBe(0);
      expect(compareTallas(a, b) === 0).toBe(a === b);
      const [first = '', second = '', third = ''] = [a, b, c].sort(compareTallas);
      expect(compareTallas(first, second)).toBeLessThanOrEqual(0);
      expect(compareTallas(second, third)).toBeLessThanOrEqual(0);
      expect(compareTallas(first, third)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 300 },
  );
});
