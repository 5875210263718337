import { useDeferredValue } from 'react';

/** The lowest row of a table, in px; a card is higher. */
const ROW_PX = 44;

/**
 * The rows of a list that opens which fit into the window, and all of them right after those are
 * painted. The columns of a table need fixed widths, or later rows would change them.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const isWhole = useDeferredValue(rows !== undefined, false);
  return isWhole ? rows : rows?.slice(0, Math.ceil(innerHeight / ROW_PX));
}
