import { expect, test } from 'vitest';
import { clipText } from '#domain/text/clipText.ts';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['abcd', 1, '…'],
  ['abcd', 0, ''],
  ['👕👕', 3, '👕…'],
  ['👕👕👕', 4, '👕…'],
])('%s is clipped to %d units as %s', (text, maxLength, expected) => {
  expect(clipText(text, maxLength)).toBe(expected);
});
