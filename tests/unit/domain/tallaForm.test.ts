import { expect, test } from 'vitest';
import { validateTalla, type TallaError } from '#domain/forms/tallaForm.ts';

test.each<[label: string, error: TallaError | null]>([
  ['  ', 'blank'],
  [' XL ', 'taken'],
  ['única', 'taken'],
  [` ${'X'.repeat(20)} `, null],
  ['X'.repeat(21), 'tooLong'],
  ['3XL', null],
])('a size %j is %s', (label, error) => {
  expect(validateTalla(label, ['S', 'XL', 'Única'])).toBe(error);
});

test('a label that was sent already may be taken by the form itself, in that spelling', () => {
  expect(validateTalla('XL', ['S', 'XL'], ' XL')).toBeNull();
  expect(validateTalla('xl', ['S', 'xl'], 'XL')).toBe('taken');
});
