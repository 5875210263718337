import { expect, test } from 'vitest';
import { toFamiliaDraft, toFamiliaForm, validateFamilia } from '#domain/forms/familiaForm.ts';

test.each([
  ['Gorras', '', {}],
  ['Gorras', ' 12 ', {}],
  [' \t', '', { name: 'required' }],
  ['Gorras', '0', { position: 'notWhole' }],
  ['Gorras', '1.5', { position: 'notWhole' }],
  ['Gorras', 'uno', { position: 'notWhole' }],
  ['Gorras', '2147483648', { position: 'notWhole' }],
  [` ${'x'.repeat(120)} `, '', {}],
  ['x'.repeat(121), '0', { name: 'tooLong', position: 'notWhole' }],
])('name "%s" and order "%s": %j', (name, position, errors) => {
  expect(validateFamilia({ name, position })).toEqual(errors);
});

test('a familia without a position has an empty field', () => {
  expect(toFamiliaForm({ name: 'Gorras', position: null })).toEqual({
    name: 'Gorras',
    position: '',
  });
  expect(toFamiliaForm({ name: 'Gorras', position: 3 })).toEqual({ name: 'Gorras', position: '3' });
});

test.each([
  ['a new one', '7', null, 7],
  ['a new one without', '', null, null],
  ['one where there was none', '7', '', 7],
  ['the one that it was filled with', '3', '3', null],
  ['emptied', '', '3', null],
])('the written position, %s ("%s" after "%s"): %s', (_what, typed, filled, position) => {
  const before = filled === null ? null : { name: 'Gorra', position: filled };
  expect(toFamiliaDraft({ name: ' Gorras ', position: typed }, before)).toEqual({
    name: 'Gorras',
    position,
  });
});
