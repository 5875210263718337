import { useDeferredValue } from 'react';

/** More than a window shows. */
const FIRST_COUNT = 24;

/** The first rows of a list that opens, and all of them right after they are painted. */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const isWhole = useDeferredValue(rows !== undefined, false);
  return isWhole ? rows : rows?.slice(0, FIRST_COUNT);
}
