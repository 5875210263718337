import { useDeferredValue } from 'react';
import { usePainted } from '#shared/hooks/usePainted.ts';
import { useStableCalls } from '#shared/hooks/useStableCalls.ts';
import type { Selection } from '../bulk/useSelection.ts';
import type { RowHandlers } from './RowActions.tsx';

/** What each product of the list gets besides its row; it does not change while the list is shown. */
export type RowCalls = {
  readonly onChoose: (productoId: number, isChosen: boolean) => void;
  readonly handlers: RowHandlers;
};

export type RowProps = RowCalls & {
  readonly isChosen: boolean;
  /** The page of the product. */
  readonly to: string;
};

/** For memoised rows: a popup over the list changes the address, which renders the list again. */
export function useRowCalls({ choose }: Selection, handlers: RowHandlers): RowCalls {
  const { onChoose } = useStableCalls({
    onChoose: (id: number, isChosen: boolean) => choose([id], isChosen),
  });
  return { onChoose, handlers: useStableCalls(handlers) };
}

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
