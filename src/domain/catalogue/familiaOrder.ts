import { compareNames } from '../text/collation.ts';
import type { Familia } from './catalogue.ts';

/**
 * A new list, ordered by position, those without one last, then by name, then by id.
 *
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
