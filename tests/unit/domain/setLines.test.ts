import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTE_MAX } from '#domain/cart/cart.ts';
import { noteLine } from '#domain/cart/noteLine.ts';
import { setLines, takeBackLines } from '#domain/cart/setLines.ts';
import { buildLine } from './fixtures.ts';

const line = (productoId: number, quantity = 1, note?: string) =>
  buildLine({ productoId, quantity, note });

test('lines are set at their place with their note, removed with 0, and added at the end', () => {
  const cart = [line(1, 5), line(2, 1, 'con logo'), line(3, 7)];
  const next = setLines(cart, [line(4, 2), line(2, 9), line(1, 0), line(5, 0)]);
  expect(next).toEqual([line(2, 9, 'con logo'), line(3, 7), line(4, 2)]);
});

test('several lines of one producto become one, with the note that there is', () => {
  const other = { ...line(1, 2, 'con logo'), tallaId: 'L' };
  expect(setLines([line(1, 5), line(2), other], [line(1, 6)])).toEqual([
    line(1, 6, 'con logo'),
    line(2),
  ]);
});

test('taking back restores any cart, and keeps what was added to other lines since', () => {
  const anyUnits = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.nat(3)), {
    selector: ([id]) => id,
  });
  fc.assert(
    fc.property(anyUnits, anyUnits, (held, wanted) => {
      const before = held.map(([id, quantity]) => line(id, quantity + 1));
      const ids = new Set(wanted.map(([id]) => id));
      const after = setLines(
        before,
        wanted.map(([id, quantity]) => line(id, quantity)),
      );
      expect(takeBackLines(after, before, ids)).toEqual(before);
      const since = [...after, line(9, 4)];
      expect(takeBackLines(since, before, ids)).toEqual([...before, line(9, 4)]);
    }),
  );
});

test.each([
  ['  con logo ', 'con logo'],
  ['x'.repeat(NOTE_MAX + 1), 'x'.repeat(NOTE_MAX)],
  ['  ', undefined],
])('the note %j is kept as %j', (text, note) => {
  const cart = [line(1), line(2, 1, 'antes')];
  expect(noteLine(cart, line(2), text)).toEqual([line(1), line(2, 1, note)]);
  expect(noteLine(cart, line(3), text)).toBe(cart);
});
