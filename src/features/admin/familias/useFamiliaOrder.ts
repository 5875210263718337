import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { afterFamiliaWrite } from '../../../data/staffCache.ts';
import { savePositions, type OrderSaved } from '../../../data/staffFamilias.ts';
import type { Familia } from '../../../domain/catalogue.ts';
import { withPositions, type PositionChange } from '../../../domain/familiaOrder.ts';

/** The order of the familias, shown before it is saved. */
export type FamiliaOrder = {
  readonly familias: readonly Familia[];
  readonly isSaving: boolean;
  /** Shows these changes at once and saves them after those that are on their way. */
  readonly change: (changes: readonly PositionChange[]) => void;
};

/**
 * Saves what changes in the order, one change after the other. At the first that fails the others
 * are dropped, and the list is what was saved.
 *
 * @param saved the familias in the order saved
 * @param onEnd what became of the changes, once nothing is left to save
 */
export function useFamiliaOrder(
  saved: readonly Familia[],
  onEnd: (outcome: OrderSaved) => void,
): FamiliaOrder {
  const client = useQueryClient();
  const waiting = useRef<(readonly PositionChange[])[]>([]);
  /** The order shown while it differs from what was read. */
  const [ahead, setAhead] = useState<readonly Familia[] | null>(null);

  async function saveWaiting(): Promise<OrderSaved> {
    let outcome: OrderSaved = { outcome: 'saved' };
    while (waiting.current[0] !== undefined && outcome.outcome === 'saved') {
      outcome = await savePositions(waiting.current[0]);
      waiting.current.shift();
      // What is done while the list is read again waits for its turn as well.
      if (waiting.current.length === 0 || outcome.outcome !== 'saved')
        await afterFamiliaWrite(client);
    }
    waiting.current = [];
    return outcome;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: saveWaiting,
    onSuccess: onEnd,
    onSettled: () => setAhead(null),
  });

  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isPending]);

  const familias = ahead ?? saved;
  return {
    familias,
    isSaving: isPending,
    change(changes) {
      if (changes.length === 0) return;
      setAhead(withPositions(familias, changes));
      waiting.current.push(changes);
      if (waiting.current.length === 1) mutate();
    },
  };
}
