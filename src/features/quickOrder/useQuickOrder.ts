import { useCallback, useEffect, useState } from 'react';
import { countUnits } from '#domain/cart/cart.ts';
import { stockById, toCartLines, type OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { withoutLines } from '#domain/quickOrder/editText.ts';
import { useAddLines } from '#state/cart/useAddLines.ts';
import { useVisitText } from '#ui/hooks/useVisitText.ts';
import { useChoices } from './useChoices.ts';
import { useOrderCheck } from './useOrderCheck.ts';

/** Time from the last typed character of the list until the check of the list, in ms. */
const CHECK_DEBOUNCE_MS = 400;

/** Result of adding the list: units, codes with fewer units than wanted, lines without room, lines still listed. */
export type Added = {
  readonly units: number;
  readonly cut: readonly (Pick<OrderEntry, 'code' | 'wanted'> & { readonly units: number })[];
  readonly noRoom: number;
  readonly left: number;
};

export type QuickOrder = ReturnType<typeof useQuickOrder>;

/** Holds the list, its check, and the actions of the page. @see docs/rules.md#quick-order */
export function useQuickOrder() {
  const addLines = useAddLines();
  const [text, setText] = useVisitText('quickOrder');
  const [checkedText, setCheckedText] = useState(text);
  const { choices, choose, forget } = useChoices();
  const result = useOrderCheck(checkedText, choices);
  const [added, setAdded] = useState<Added | null>(null);

  useEffect(() => {
    if (text === checkedText) return undefined;
    const timer = setTimeout(() => setCheckedText(text), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, checkedText]);

  /** Changes the list. @param isWhole true: the change was not typed, so the list is checked at once */
  const edit = useCallback(
    (change: (last: string) => string, isWhole = false) => {
      setAdded(null);
      setText((last) => {
        const next = change(last);
        if (isWhole) setCheckedText(next);
        return next;
      });
    },
    [setText],
  );

  /** Adds the ready lines to the cart, and leaves all other lines in the list. */
  function addAll() {
    const { added, noRoom } = addLines(toCartLines(result.entries), stockById(result.entries));
    const unitsById = new Map(added.map(({ productoId, quantity }) => [productoId, quantity]));
    const done = result.entries.flatMap(({ state, ...entry }) => {
      const units = state.kind === 'ready' ? unitsById.get(state.producto.productoId) : undefined;
      return units === undefined ? [] : [{ ...entry, units }];
    });
    forget(done.map(({ key }) => key));
    const numbers = new Set(done.flatMap((entry) => entry.numbers));
    edit(() => withoutLines(checkedText, numbers), true);
    setAdded({
      units: countUnits(added),
      cut: done.filter(({ units, wanted }) => units < wanted),
      noRoom: noRoom.length,
      left: result.entries.flatMap((entry) => entry.numbers).length - numbers.size + result.unread,
    });
  }

  return {
    ...result,
    text,
    /** True: the text was changed since its last check, or codes are being read. */
    isChecking: text !== checkedText || result.isReading,
    added,
    choices,
    edit,
    choose,
    addAll,
  };
}
