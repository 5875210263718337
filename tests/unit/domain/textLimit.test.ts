import { expect, test } from 'vitest';
import { validateColor } from '#domain/forms/colorForm.ts';
import { validateFamilia } from '#domain/forms/familiaForm.ts';
import { validateEditedSubfamilia } from '#domain/forms/subfamiliaForm.ts';
import { isTooLong } from '#domain/text/textLimit.ts';

const LONG = 'x'.repeat(200);

test.each([
  ['x'.repeat(10), undefined, false],
  [` ${'x'.repeat(10)} `, undefined, false],
  ['x'.repeat(11), undefined, true],
  ['x'.repeat(11), 'x'.repeat(11), false],
  ['x'.repeat(12), 'x'.repeat(11), true],
])('%s, stored as %s, is too long for 10 characters: %s', (text, stored, expected) => {
  expect(isTooLong(text, 10, stored)).toBe(expected);
});

test('a form can be saved with a long name that was stored before', () => {
  const familia = { name: LONG, position: '' };
  expect(validateFamilia(familia, familia)).toEqual({});
  const subfamilia = { name: LONG, familiaId: '1', thumbnailUrl: '/a.webp' };
  expect(validateEditedSubfamilia(subfamilia, subfamilia)).toEqual({});
  const color = { id: 1, name: LONG, rgb: '#ff0000' };
  expect(validateColor(color, [color], 1)).toEqual({});
});
