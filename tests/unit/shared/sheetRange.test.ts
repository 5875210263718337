import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundsOf,
  fillCopies,
  isInRange,
  isInSheet,
  nextInOrder,
  nextOpen,
  placesOf,
  type SheetPlace,
} from '#shared/lib/sheetRange.ts';

const place = fc.record({ row: fc.nat(5), column: fc.nat(5) });
const range = fc.record({ anchor: place, head: place });
const SIZE = { rows: 3, columns: 3 };
/** All but the middle. */
const isOpen = ({ row, column }: SheetPlace) => row !== 1 || column !== 1;
const at = (row: number, column: number) => ({ row, column });

test('a range has each cell between its ends, whichever way it was made', () => {
  fc.assert(
    fc.property(range, ({ anchor, head }) => {
      const places = placesOf({ anchor, head });
      const { top, bottom, left, right } = boundsOf({ anchor, head });
      expect(places).toHaveLength((bottom - top + 1) * (right - left + 1));
      expect(places).toEqual(placesOf({ anchor: head, head: anchor }));
      expect(places.every((one) => isInRange({ anchor, head }, one))).toBe(true);
    }),
  );
});

test.each([
  ['down', [1, 0], at(0, 0), at(1, 0)],
  ['over a closed cell', [0, 1], at(1, 0), at(1, 2)],
  ['beyond the edge', [-1, 0], at(0, 2), null],
] as const)('a step %s', (_title, step, from, to) => {
  expect(nextOpen(from, step, SIZE, isOpen)).toEqual(to);
});

test.each([
  ['the next row', 1, at(0, 2), at(1, 0)],
  ['over a closed cell', -1, at(1, 2), at(1, 0)],
  ['out at the end', 1, at(2, 2), null],
  ['out at the start', -1, at(0, 0), null],
] as const)('in reading order, %s', (_title, by, from, to) => {
  expect(nextInOrder(from, by, SIZE, isOpen)).toEqual(to);
});

test.each([
  ['down a block', 'down', at(0, 0), at(2, 1), ['00>10', '00>20', '01>21']],
  ['right a block', 'right', at(0, 0), at(1, 2), ['00>01', '00>02', '10>12']],
  ['from above one row', 'down', at(1, 0), at(1, 2), ['00>10', '02>12']],
  ['from nothing above the first row', 'down', at(0, 0), at(0, 1), []],
  ['the active cell, wherever it is', 'all', at(1, 2), at(0, 1), ['12>01', '12>02']],
  [
    'the first open cell if the active one is closed',
    'all',
    at(1, 1),
    at(2, 2),
    ['12>21', '12>22'],
  ],
] as const)('fills %s', (_title, kind, anchor, head, expected) => {
  const copies = fillCopies({ anchor, head }, kind, isOpen);
  expect(copies.map(({ from, to }) => `${from.row}${from.column}>${to.row}${to.column}`)).toEqual(
    expected,
  );
});

test('a fill never leaves its range and never copies a cell onto itself', () => {
  fc.assert(
    fc.property(range, fc.constantFrom('down', 'right', 'all'), (chosen, kind) => {
      for (const { from, to } of fillCopies(chosen, kind, isOpen)) {
        expect(isInRange(chosen, to)).toBe(true);
        expect(isInSheet(from, { rows: 6, columns: 6 })).toBe(true);
        expect([from, to].every(isOpen)).toBe(true);
        expect(from).not.toEqual(to);
      }
    }),
  );
});
