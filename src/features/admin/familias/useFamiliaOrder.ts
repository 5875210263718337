import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type OrderSaved, savePositions } from '#data/familias/write.ts';
import { queries } from '#data/queries.ts';
import { afterFamiliaWrite } from '#data/staffQueries.ts';
import type { Familia } from '#domain/catalogue/catalogue.ts';
import { type PositionChange, withPositions } from '#domain/forms/familiaMoves.ts';

/** The order of the familias, updated optimistically. */
export type FamiliaOrder = {
  readonly familias: readonly Familia[];
  readonly isSaving: boolean;
  /** Shows these changes at once and saves them after those in flight. */
  readonly change: (changes: readonly PositionChange[]) => void;
};

/**
 * Saves the changes of the order one after the other. When one fails, the following ones are dropped
 * and the list shows what is saved.
 *
 * @param saved the familias in the order saved
 * @param onEnd called once nothing is left to save, with the outcome and the list that was shown
 */
export function useFamiliaOrder(
  saved: readonly Familia[],
  onEnd: (outcome: OrderSaved, shown: readonly Familia[]) => void,
): FamiliaOrder {
  const client = useQueryClient();
  const waiting = useRef<(readonly PositionChange[])[]>([]);
  const isRunning = useRef(false);
  /** The order shown while changes are in flight. */
  const [ahead, setAhead] = useState<readonly Familia[] | null>(null);
  const familias = ahead ?? saved;

  async function saveWaiting(): Promise<OrderSaved> {
    let outcome: OrderSaved = { outcome: 'saved' };
    do {
      for (const changes of waiting.current) {
        outcome = await savePositions(changes);
        if (outcome.outcome !== 'saved') break;
        client.setQueryData(
          queries.familias().queryKey,
          (list) => list && withPositions(list, changes),
        );
      }
      waiting.current = [];
      await afterFamiliaWrite(client);
      // Saves also what was changed while the list was read again, unless something failed.
    } while (waiting.current.length > 0 && outcome.outcome === 'saved');
    waiting.current = [];
    isRunning.current = false;
    return outcome;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: saveWaiting,
    onSuccess: (outcome) => onEnd(outcome, familias),
    onSettled: () => setAhead(null),
  });

  useEffect(() => {
    if (!isPending) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [isPending]);

  return {
    familias,
    isSaving: isPending,
    change(changes) {
      if (changes.length === 0) return;
      setAhead(withPositions(familias, changes));
      waiting.current.push(changes);
      if (isRunning.current) return;
      isRunning.current = true;
      mutate();
    },
  };
}
