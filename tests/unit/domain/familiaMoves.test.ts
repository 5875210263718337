import { describe, expect, test } from 'vitest';
import {
  autoOrdered,
  MAX_POSITION,
  moved,
  nextPosition,
  swapped,
  withPositions,
  type PositionChange,
} from '#domain/forms/familiaMoves.ts';

type Position = number | null;

/** Familias 1, 2, 3 … named A, B, C …, in the order shown. */
function build(positions: readonly Position[]) {
  return Object.freeze(
    positions.map((position, index) => ({
      id: index + 1,
      name: String.fromCodePoint(65 + index),
      position,
    })),
  );
}

/** Changes as `id: from → to`. */
function asTexts(changes: readonly PositionChange[]): string[] {
  return changes.map(({ id, from, to }) => `${id}: ${from ?? 'none'} → ${to}`);
}

/** The names in the order that the changes lead to. */
function namesAfter(list: ReturnType<typeof build>, changes: readonly PositionChange[]): string {
  return withPositions(list, changes)
    .map(({ name }) => name)
    .join('');
}

describe('moved', () => {
  test.each<[Position[], number, number, string, string[]]>([
    [[1, 2, 3], 0, 2, 'BCA', ['2: 2 → 1', '3: 3 → 2', '1: 1 → 3']],
    [[1, 2, 3, 4], 1, 2, 'ACBD', ['3: 3 → 2', '2: 2 → 3']],
    [[10, 20, null], 2, 1, 'ACB', ['1: 10 → 1', '3: none → 2', '2: 20 → 3']],
    [[2, 2, 2], 2, 0, 'CAB', ['3: 2 → 1', '2: 2 → 3']],
  ])('%j from %i to %i gives %s, numbered from 1', (positions, from, to, names, changes) => {
    const list = build(positions);
    expect(asTexts(moved(list, from, to))).toEqual(changes);
    expect(namesAfter(list, moved(list, from, to))).toBe(names);
  });

  test.each([
    [1, 1],
    [-1, 0],
    [0, 3],
  ])('changes nothing from %i to %i', (from, to) => {
    expect(moved(build([1, 5, null]), from, to)).toEqual([]);
  });
});

describe('swapped', () => {
  test.each<[string, Position[], number, -1 | 1, string, string[]]>([
    ['down', [1, 2, 3], 0, 1, 'BAC', ['1: 1 → 2', '2: 2 → 1']],
    ['up', [1, 2, 3], 2, -1, 'ACB', ['3: 3 → 2', '2: 2 → 3']],
    ['below an unnumbered one', [1, 5, null], 1, 1, 'ACB', ['2: 5 → 999', '3: none → 5']],
    ['unnumbered, up', [1, 5, null, null], 2, -1, 'ACBD', ['3: none → 5', '2: 5 → 999']],
  ])(
    'exchanges the positions of two neighbours (%s)',
    (_what, positions, index, step, names, changes) => {
      const list = build(positions);
      expect(asTexts(swapped(list, index, step))).toEqual(changes);
      expect(namesAfter(list, swapped(list, index, step))).toBe(names);
    },
  );

  test.each<[string, Position[], number, -1 | 1, string]>([
    ['both are unnumbered', [1, null, null], 2, -1, 'ACB'],
    ['both have the same position', [4, 4, 9], 0, 1, 'BAC'],
    ['the other is numbered beyond 999', [1, 1500, null], 1, 1, 'ACB'],
  ])(
    'numbers all from 1 when an exchange would not move the familia: %s',
    (_what, positions, index, step, names) => {
      const list = build(positions);
      const changes = swapped(list, index, step);
      expect(namesAfter(list, changes)).toBe(names);
      expect(withPositions(list, changes).map(({ position }) => position)).toEqual([1, 2, 3]);
    },
  );

  test('numbers all from 1 when a third familia with the position would come first', () => {
    const list = [
      { id: 1, name: 'Toallas', position: 2 },
      { id: 2, name: 'Zapatos', position: 2 },
      { id: 3, name: 'Aretes', position: 3 },
    ];
    expect(asTexts(swapped(list, 2, -1))).toEqual(['1: 2 → 1', '3: 3 → 2', '2: 2 → 3']);
  });

  test.each([
    [0, -1],
    [2, 1],
  ] as const)('changes nothing at the end of the list (%i, %i)', (index, step) => {
    expect(swapped(build([1, 2, 3]), index, step)).toEqual([]);
  });
});

describe('autoOrdered', () => {
  test.each<[Position[], string[]]>([
    [
      [1, 2, 7, null, null],
      ['4: none → 8', '5: none → 9'],
    ],
    [
      [null, null],
      ['1: none → 1', '2: none → 2'],
    ],
    [[1, 5], []],
    [[], []],
  ])('%j numbers the unnumbered from one more than the highest', (positions, changes) => {
    expect(asTexts(autoOrdered(build(positions)))).toEqual(changes);
  });

  test('keeps the order shown', () => {
    const list = build([2, 2, null, null]);
    expect(namesAfter(list, autoOrdered(list))).toBe('ABCD');
  });
});

test.each<[Position[], number]>([
  [[], 1],
  [[null, null], 1],
  [[8, null, 3], 9],
  [[MAX_POSITION], MAX_POSITION],
])('nextPosition after %j is %i', (positions, expected) => {
  expect(nextPosition(build(positions))).toBe(expected);
});
