import { useDeferredValue } from 'react';

/** More than a window shows. */
const FIRST_COUNT = 24;

/**
 * The first cards of a list that opens, and all of them right after they are painted. Not for a table:
 * later rows would change the width of its columns.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const isWhole = useDeferredValue(rows !== undefined, false);
  return isWhole ? rows : rows?.slice(0, FIRST_COUNT);
}
