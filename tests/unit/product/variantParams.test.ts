import { expect, test } from 'vitest';
import { readChoice, withChoice } from '#features/product/variantParams.ts';

test.each([
  ['', {}],
  ['color=3&talla=XL', { colorId: 3, tallaId: 'XL' }],
  ['color=&talla=', { colorId: null, tallaId: null }],
  ['color=abc', {}],
  ['color=9999999999999999', {}],
  ['talla=%3Cscript%3E', { tallaId: '<script>' }],
])('the query "%s" is read as %o', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

test('a choice replaces colour and size in the address and keeps other parameters', () => {
  const next = withChoice(new URLSearchParams('utm=x&color=1'), { colorId: 2, tallaId: 'M' });
  expect(next.toString()).toBe('utm=x&color=2&talla=M');
  const without = withChoice(next, { colorId: null, tallaId: null });
  expect(without.toString()).toBe('utm=x&color=&talla=');
});
