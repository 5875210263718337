import type { Familia } from './catalogue.ts';
import { compareNames, nullsLast } from '../text/collation.ts';

/**
 * A new list, ordered by position, those without one last, then by name, then by id.
 *
 * @see docs/rules.md#familia-order
 */
export function sortFamilias<T extends Familia>(list: readonly T[]): T[] {
  return list.toSorted(
    (a, b) =>
      nullsLast((one: number, other) => one - other, a.position, b.position) ||
      compareNames(a.name, b.name) ||
      a.id - b.id,
  );
}
