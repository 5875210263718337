import { expect, test } from 'vitest';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { EMPTY_COLOR_FORM, toRgb, validateColor } from '#domain/forms/colorForm.ts';

const COLORS: readonly Color[] = [
  { id: 1, name: 'Rojo', rgb: '#ff0000' },
  { id: 2, name: 'Azul Marino', rgb: '#000080' },
];

test.each([
  ['#1a2b3c', '#1a2b3c'],
  ['#1A2B3C', '#1a2b3c'],
  [' #abc ', '#aabbcc'],
  ['ABC', '#aabbcc'],
  ['', null],
  ['#1234567', null],
  ['#12345g', null],
])('the colour "%s" is %s', (text, rgb) => {
  expect(toRgb(text)).toBe(rgb);
});

test('a new colour is black', () => {
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
  ['Verde', '#00ff00 y más', null, { rgb: 'notRgb' }],
  ['', '', null, { name: 'blank', rgb: 'notRgb' }],
])('the colour "%s" %s of %s breaks %o', (name, rgb, ownId, broken) => {
  expect(validateColor({ name, rgb }, COLORS, ownId)).toEqual(broken);
});

test('a name that was sent already may be taken by the form itself', () => {
  const form = { name: 'rojo', rgb: '#00ff00' };
  expect(validateColor(form, COLORS, null, { name: ' Rojo', rgb: '#0f0' })).toEqual({});
  expect(validateColor(form, COLORS, null, { name: 'Azul Marino', rgb: '#0f0' })).toEqual({
    name: 'taken',
  });
});
