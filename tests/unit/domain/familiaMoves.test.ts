import { expect, test } from 'vitest';
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
function build(positions: readonly Position[], names = 'ABCDE') {
  const list = positions.map((position, index) => ({
    id: index + 1,
    name: names.charAt(index),
    position,
  }));
  return Object.freeze(list);
}

/** The changes as `id: from → to`, and the names in the order that they lead to. */
function outcome(list: ReturnType<typeof build>, changes: readonly PositionChange[]) {
  const texts = changes.map(({ id, from, to }) => `${id}: ${from ?? 'none'} → ${to}`);
  const names = withPositions(list, changes).map(({ name }) => name);
  return `${names.join('')} ${texts.join(', ')}`.trim();
}

test.each<[Position[], number, number, string]>([
  [[1, 2, 3], 0, 2, 'BCA 2: 2 → 1, 3: 3 → 2, 1: 1 → 3'],
  [[1, 2, 3, 4], 1, 2, 'ACBD 3: 3 → 2, 2: 2 → 3'],
  [[10, 20, null], 2, 1, 'ACB 1: 10 → 1, 3: none → 2, 2: 20 → 3'],
  [[2, 2, 2], 2, 0, 'CAB 3: 2 → 1, 2: 2 → 3'],
  [[1, 5, null], 1, 1, 'ABC'],
  [[1, 5, null], -1, 0, 'ABC'],
  [[1, 5, null], 0, 3, 'ABC'],
])('moving in %j from %i to %i numbers from 1: %s', (positions, from, to, expected) => {
  const list = build(positions);
  expect(outcome(list, moved(list, from, to))).toBe(expected);
});

test.each<[string, Position[], number, -1 | 1, string]>([
  ['down', [1, 2, 3], 0, 1, 'BAC 1: 1 → 2, 2: 2 → 1'],
  ['up', [1, 2, 3], 2, -1, 'ACB 3: 3 → 2, 2: 2 → 3'],
  ['below an unnumbered one', [1, 5, null], 1, 1, 'ACB 2: 5 → 999, 3: none → 5'],
  ['unnumbered, up', [1, 5, null, null], 2, -1, 'ACBD 3: none → 5, 2: 5 → 999'],
  ['up at the start', [1, 2, 3], 0, -1, 'ABC'],
  ['down at the end', [1, 2, 3], 2, 1, 'ABC'],
  // All are numbered from 1 when an exchange would not move the familia.
  ['both are unnumbered', [1, null, null], 2, -1, 'ACB 3: none → 2, 2: none → 3'],
  ['both have the same position', [4, 4, 9], 0, 1, 'BAC 2: 4 → 1, 1: 4 → 2, 3: 9 → 3'],
  ['the other is beyond 999', [1, 1500, null], 1, 1, 'ACB 3: none → 2, 2: 1500 → 3'],
])('neighbours exchange their positions: %s', (_what, positions, index, step, expected) => {
  const list = build(positions);
  expect(outcome(list, swapped(list, index, step))).toBe(expected);
});

test('all are numbered from 1 when a third familia with the position would come first', () => {
  const list = build([2, 2, 3], 'TZA');
  expect(outcome(list, swapped(list, 2, -1))).toBe('TAZ 1: 2 → 1, 3: 3 → 2, 2: 2 → 3');
});

test.each<[Position[], string]>([
  [[1, 2, 7, null, null], 'ABCDE 4: none → 8, 5: none → 9'],
  [[2, 2, null, null], 'ABCD 3: none → 3, 4: none → 4'],
  [[null, null], 'AB 1: none → 1, 2: none → 2'],
  [[1, 5], 'AB'],
  [[], ''],
])('auto-ordering %j numbers the unnumbered from the highest on: %s', (positions, expected) => {
  const list = build(positions);
  expect(outcome(list, autoOrdered(list))).toBe(expected);
});

test.each<[Position[], number]>([
  [[], 1],
  [[null, null], 1],
  [[8, null, 3], 9],
  [[MAX_POSITION], MAX_POSITION],
])('the next position after %j is %i', (positions, expected) => {
  expect(nextPosition(build(positions))).toBe(expected);
});
