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

/** Returns the list in its new order; unchanged familias are the same objects. */
export function withPositions(list: readonly Familia[], changes: readonly PositionChange[]) {
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

/** Makes the changes of a drag and drop: all familias are numbered 1..n in their new order. */
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
 * Makes the changes that swap a familia with the one above (-1) or below (1): the two exchange positions. A missing
 * position counts as 999; if both are missing, the familia that ends below gets 1000. If this does not swap the two
 * (both have the same position, or a third one stands between), all familias are numbered 1..n.
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

/** Numbers the unnumbered familias, in the order shown, beginning after the highest position. */
export function autoOrdered(list: readonly Familia[]): PositionChange[] {
  const first = nextPosition(list);
  return list
    .filter(({ position }) => position === null)
    .map(({ id }, index) => ({ id, from: null, to: Math.min(first + index, MAX_POSITION) }));
}
