import { compareNames } from '../text/collation.ts';
import type { Familia } from './catalogue.ts';

/**
 * Returns a list sorted by position, then by name, then by id. Familias without a position come last.
 * @see docs/rules.md#familia-order
 */
export function sortFamilias<T extends Familia>(list: readonly T[]): T[] {
  return list.toSorted(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
}
