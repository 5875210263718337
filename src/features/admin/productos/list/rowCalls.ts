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
