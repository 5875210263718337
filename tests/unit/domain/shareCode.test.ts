import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES } from '#domain/cart/cart.ts';
import { paths, SHARED_CART_HASH } from '#config/paths.ts';
import { decodeShare, encodeShare, type SharedLine } from '#domain/cart/shareCode.ts';

const safe = fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.maxSafeNat().filter(Boolean));
const anyLine: fc.Arbitrary<SharedLine> = fc.record({ productoId: safe, quantity: safe });
const anyLines = fc.uniqueArray(anyLine, {
  selector: ({ productoId }) => productoId,
  maxLength: 60,
});

test('a code holds version, ids and quantities in base 36, and an end', () => {
  const lines = [
    { productoId: 100, quantity: 12 },
    { productoId: 7, quantity: 1 },
  ];
  expect(encodeShare(lines)).toBe('1.2s-c.7-1.0');
});

test('a code is the end of a link in chats and e-mail, and is read as the lines that it was made of', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const code = encodeShare(lines);
      expect(decodeShare(code)).toEqual({ lines, unread: 0 });
      expect(code).toMatch(/^[0-9a-z.-]*[0-9a-z]$/);
      expect(new URL(`https://a.cr${paths.sharedCart(code)}`).hash).toBe(SHARED_CART_HASH + code);
    }),
  );
});

test('60 lines of long ids and quantities fit 1,500 characters, with the whole link', () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    productoId: 999_999_999 - index,
    quantity: 99_999,
  }));
  const link = `https://www.${'a'.repeat(60)}.co.cr${paths.sharedCart(encodeShare(lines))}`;
  expect(link.length).toBeLessThanOrEqual(1500);
});

describe('bad inputs', () => {
  test('any text decodes to valid lines', () => {
    const hostile = fc.string({
      unit: fc.constantFrom('1', '.', '-', '0', 'a', 'Z', '%', '~', '\ud83d', ' '),
      maxLength: 80,
    });
    const prefixed = hostile.map((text) => `1.${text}`);
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), hostile, prefixed), (text) => {
        const { lines, unread } = decodeShare(text);
        expect(unread).toBeGreaterThanOrEqual(0);
        expect(new Set(lines.map(({ productoId }) => productoId)).size).toBe(lines.length);
        for (const { productoId, quantity } of lines) {
          expect(Number.isSafeInteger(productoId) && productoId >= 1).toBe(true);
          expect(Number.isSafeInteger(quantity) && quantity >= 1).toBe(true);
        }
      }),
    );
  });

  const ten = (quantity: number) => [{ productoId: 10, quantity }];
  test.each([
    ['nothing', '', [], 1],
    ['another version', '2.a-1.0', [], 1],
    ['no lines', '1.0', [], 0],
    ['a quantity of 0', '1.a-0.b-1.0', [{ productoId: 11, quantity: 1 }], 1],
    ['a part that is no line', '1.a-1.x.a-.-1.<b>.0', ten(1), 4],
    ['a producto twice', '1.a-1.a-2.0', ten(3), 0],
    ['numbers above the safe ones', '1.zzzzzzzzzzz-1.a-zzzzzzzzzzz.0', [], 2],
    ['upper case and a sign behind it', '1.A-C.0).', ten(12), 0],
    ['a link that was cut', '1.a-c', ten(12), 1],
    ['a link that was cut at a line', '1.a-c.', ten(12), 1],
  ])('%s', (_what, code, lines, unread) => {
    expect(decodeShare(code)).toEqual({ lines, unread });
  });

  test('lines after the five hundredth are counted, not returned', () => {
    const parts = Array.from({ length: 502 }, (_, index) => `${(index + 1).toString(36)}-1`);
    const { lines, unread } = decodeShare(`1.${parts.join('.')}.0`);
    expect(lines).toHaveLength(MAX_LINES);
    expect(unread).toBe(2);
  });
});
