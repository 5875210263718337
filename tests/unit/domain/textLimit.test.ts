import { expect, test } from 'vitest';
import { validateColor } from '#domain/forms/colorForm.ts';
import { validateFamilia } from '#domain/forms/familiaForm.ts';
import { validateEditedSubfamilia } from '#domain/forms/subfamiliaForm.ts';

const LONG = 'x'.repeat(200);

test('a form can be saved with a long name that was stored before', () => {
  const familia = { name: LONG, position: '' };
  expect(validateFamilia(familia, familia)).toEqual({});
  const subfamilia = { name: LONG, familiaId: '1', thumbnailUrl: '/a.webp' };
  expect(validateEditedSubfamilia(subfamilia, subfamilia)).toEqual({});
  const color = { id: 1, name: LONG, rgb: '#ff0000' };
  expect(validateColor(color, [color], 1)).toEqual({});
});
