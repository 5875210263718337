import type { Familia } from '../catalogue/catalogue.ts';
import { sortFamilias } from '../catalogue/familiaOrder.ts';

/** The position of an unnumbered familia in a swap. */
const UNNUMBERED_POSITION = 999;

/** The highest value of the database's column. */
export const MAX_POSITION = 2_147_483_647;

/** A new position of a familia. `from` is null if it had none. */
export type PositionChange = {
  readonly id: number;
  readonly from: number | null;
  /** Whole number, at least 1. */
  readonly to: number;
};

export function nextPosition(list: readonly Pick<Familia, 'position'>[]): number {
  const highest = Math.max(0, ...list.map(({ position }) => position ?? 0));
  return Math.min(highest + 1, MAX_POSITION);
}

/** The list in its new order; unchanged items are the same objects. */
export function withPositions<T extends Familia>(
  list: readonly T[],
  changes: readonly PositionChange[],
): T[] {
  const positions = new Map(changes.map(({ id, to }) => [id, to]));
  return sortFamilias(
    list.map((familia) => {
      const position = positions.get(familia.id) ?? familia.position;
      return position === familia.position ? familia : { ...familia, position };
    }),
  );
}

function changesTo(list: readonly Familia[], positions: readonly number[]): PositionChange[] {
  return list.flatMap(({ id, position }, index) => {
    const to = positions[index];
    return to === undefined || to === position ? [] : [{ id, from: position, to }];
  });
}

/** The changes after a drag and drop: all familias are numbered 1..n in the order shown. */
export function moved(list: readonly Familia[], from: number, to: number): PositionChange[] {
  const familia = list[from];
  if (familia === undefined || list[to] === undefined || from === to) return [];
  const order = list.toSpliced(from, 1).toSpliced(to, 0, familia);
  return changesTo(
    order,
    order.map((_, index) => index + 1),
  );
}

/**
 * The changes when a familia is swapped with the one above (-1) or below (1): they exchange positions,
 * and a missing one counts as 999; where both are missing, the one that ends below gets 1000. If that does
 * not swap their places (both have the same position, or a third one stands between), all are numbered 1..n.
 */
export function swapped(list: readonly Familia[], index: number, step: -1 | 1): PositionChange[] {
  const familia = list[index];
  const neighbour = list[index + step];
  if (familia === undefined || neighbour === undefined) return [];
  const [upper, lower] = step < 0 ? [familia, neighbour] : [neighbour, familia];
  const first = lower.position ?? UNNUMBERED_POSITION;
  const second = upper.position ?? UNNUMBERED_POSITION + Number(lower.position === null);
  const changes = changesTo([upper, lower], [first, second]);
  const after = withPositions(list, changes);
  const isReached = after[index + step]?.id === familia.id && after[index]?.id === neighbour.id;
  return isReached ? changes : moved(list, index, index + step);
}

/** Numbers the unnumbered familias, in the order shown, from the highest position on. */
export function autoOrdered(list: readonly Familia[]): PositionChange[] {
  const first = nextPosition(list);
  return list
    .filter(({ position }) => position === null)
    .map(({ id }, index) => ({ id, from: null, to: Math.min(first + index, MAX_POSITION) }));
}
