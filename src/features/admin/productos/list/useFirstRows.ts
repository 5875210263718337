import { useDeferredValue } from 'react';
import { usePainted } from '#shared/hooks/usePainted.ts';

/** Bar, heading and filters above the rows, in px, at least. */
const ABOVE_PX = 300;
/** The lowest row of a table, in px; a card is higher. */
const ROW_PX = 44;

/**
 * The rows of a list that opens which fit into the window, and all of them right after those are
 * painted. The columns of a table need fixed widths, or later rows would change them.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const isPainted = usePainted();
  const isWhole = useDeferredValue(isPainted && rows !== undefined, false);
  return isWhole ? rows : rows?.slice(0, Math.max(1, Math.ceil((innerHeight - ABOVE_PX) / ROW_PX)));
}
