import { describe, expect, test } from 'vitest';
import { parseQuantity } from '#shared/lib/parseQuantity.ts';

test.each([
  ['12', 12],
  [' 12 ', 12],
  ['007', 7],
  ['1e3', 1000],
  ['1e999', Number.MAX_SAFE_INTEGER],
  ['9'.repeat(60), Number.MAX_SAFE_INTEGER],
])("'%s' is the quantity %s", (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity);
});

describe('bad inputs', () => {
  test.each(['', '   ', '0', '00', '-1', '+1', '1.5', '1,5', 'abc', '12a', '1e', '1e-3', '١٢'])(
    "'%s' is not a quantity",
    (text) => {
      expect(parseQuantity(text)).toBeNull();
    },
  );
});
