import { expect, test } from 'vitest';
import {
  EMPTY_SUBFAMILIA_FORM,
  isTypedName,
  validateEditedSubfamilia,
  validateSubfamilia,
  type SubfamiliaForm,
} from '#domain/forms/subfamiliaForm.ts';

const FILLED: SubfamiliaForm = { name: 'Gorra', familiaId: '3', thumbnailUrl: '/a.webp' };

test.each<[string, SubfamiliaForm, object, object]>([
  [
    'nothing filled in',
    EMPTY_SUBFAMILIA_FORM,
    { name: 'required', familiaId: 'required' },
    { name: 'required', familiaId: 'required', thumbnailUrl: 'required' },
  ],
  ['all filled in', FILLED, {}, {}],
  ['blanks for a name', { ...FILLED, name: ' \t ' }, { name: 'required' }, { name: 'required' }],
  [
    'no familia',
    { ...FILLED, familiaId: '' },
    { familiaId: 'required' },
    { familiaId: 'required' },
  ],
  ['a name at its limit', { ...FILLED, name: ` ${'x'.repeat(120)} ` }, {}, {}],
  [
    'a name beyond it',
    { ...FILLED, name: 'x'.repeat(121) },
    { name: 'tooLong' },
    { name: 'tooLong' },
  ],
  ['no thumbnail', { ...FILLED, thumbnailUrl: null }, {}, { thumbnailUrl: 'required' }],
])('errors of a new and of an edited subfamilia: %s', (_, form, added, edited) => {
  expect(validateSubfamilia(form)).toEqual(added);
  expect(validateEditedSubfamilia(form)).toEqual(edited);
});

test.each([
  ['Gorra clásica', true],
  ['  Gorra clásica ', true],
  ['Gorra  clásica', true],
  ['Gorra clásica', true],
  ['Gorra cla\u0301sica', true],
  ['gorra clásica', false],
  ['Gorra clasica', false],
  ['', false],
])('"%s" typed for "Gorra clásica" is the exact name: %s', (typed, isExact) => {
  expect(isTypedName(typed, 'Gorra clásica')).toBe(isExact);
});

test('a stored name with unusual spaces can be typed', () => {
  expect(isTypedName('Tela n 1', 'Tela  n\u00a01')).toBe(true);
});
