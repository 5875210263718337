import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

const at = (row: number, column: number) => ({ row, column });

describe('a range of cells', () => {
  const place = fc.record({ row: fc.nat(5), column: fc.nat(5) });
  const range = fc.record({ anchor: place, head: place });
  const SIZE = { rows: 3, columns: 3 };
  /** All but the middle. */
  const isOpen = ({ row, column }: SheetPlace) => row !== 1 || column !== 1;

  test('has each cell between its ends, and a fill stays in it and copies no cell onto itself', () => {
    fc.assert(
      fc.property(range, fc.constantFrom('down', 'right', 'all'), (chosen, kind) => {
        const places = placesOf(chosen);
        const { top, bottom, left, right } = boundsOf(chosen);
        expect(places).toHaveLength((bottom - top + 1) * (right - left + 1));
        expect(places).toEqual(placesOf({ anchor: chosen.head, head: chosen.anchor }));
        expect(places.every((one) => isInRange(chosen, one))).toBe(true);
        for (const { from, to } of fillCopies(chosen, kind, isOpen)) {
          expect(isInRange(chosen, to)).toBe(true);
          expect(isInSheet(from, { rows: 6, columns: 6 })).toBe(true);
          expect([from, to].every(isOpen)).toBe(true);
          expect(from).not.toEqual(to);
        }
      }),
    );
  });

  test.each([
    ['down', [1, 0], at(0, 0), at(1, 0)],
    ['over a closed cell', [0, 1], at(1, 0), at(1, 2)],
    ['beyond the edge', [-1, 0], at(0, 2), null],
    ['in reading order to the next row', 1, at(0, 2), at(1, 0)],
    ['in reading order over a closed cell', -1, at(1, 2), at(1, 0)],
    ['in reading order out at the end', 1, at(2, 2), null],
    ['in reading order out at the start', -1, at(0, 0), null],
  ] as const)('is left by a step %s', (_title, step, from, to) => {
    const next =
      typeof step === 'number'
        ? nextInOrder(from, step, SIZE, isOpen)
        : nextOpen(from, step, SIZE, isOpen);
    expect(next).toEqual(to);
  });

  test.each([
    ['down a block', 'down', at(0, 0), at(2, 1), '00>10 00>20 01>21'],
    ['right a block', 'right', at(0, 0), at(1, 2), '00>01 00>02 10>12'],
    ['from above one row', 'down', at(1, 0), at(1, 2), '00>10 02>12'],
    ['from nothing above the first row', 'down', at(0, 0), at(0, 1), ''],
    ['with the active cell, wherever it is', 'all', at(1, 2), at(0, 1), '12>01 12>02'],
    ['with the first open cell, if that is closed', 'all', at(1, 1), at(2, 2), '12>21 12>22'],
  ] as const)('is filled %s', (_title, kind, anchor, head, expected) => {
    const copies = fillCopies({ anchor, head }, kind, isOpen);
    const texts = copies.map(({ from, to }) => `${from.row}${from.column}>${to.row}${to.column}`);
    expect(texts.join(' ')).toBe(expected);
  });
});
