import { useCallback, useEffect, useState } from 'react';
import { countUnits } from '#domain/cart/cart.ts';
import { stockById, toCartLines, type OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { replaceCode, withHeading, withoutLines } from '#domain/quickOrder/editText.ts';
import { useAddLines } from '#state/cart/useAddLines.ts';
import { useVisitText } from '#ui/hooks/useVisitText.ts';
import { useChoices } from './useChoices.ts';
import { useOrderCheck } from './useOrderCheck.ts';

/** Debounce of the check of the list while it is typed, in ms. */
const CHECK_DEBOUNCE_MS = 400;

/** Result of an addition: units, codes of which fewer were added, products without room, lines left in the list. */
export type Added = {
  readonly units: number;
  readonly cut: readonly {
    readonly code: string;
    readonly units: number;
    readonly wanted: number;
  }[];
  readonly noRoom: number;
  readonly left: number;
};

export type QuickOrder = ReturnType<typeof useQuickOrder>;

/** @see docs/rules.md#quick-order */
export function useQuickOrder() {
  const addLines = useAddLines();
  const [text, setText] = useVisitText('quickOrder');
  const [checked, setChecked] = useState(text);
  const { choices, choose, forget } = useChoices();
  const result = useOrderCheck(checked, choices);
  const [added, setAdded] = useState<Added | null>(null);

  useEffect(() => {
    if (text === checked) return undefined;
    const timer = setTimeout(() => setChecked(text), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, checked]);

  /** Changes the list. @param isWhole true: it was not typed, so it is checked at once */
  const edit = useCallback(
    (change: (last: string) => string, isWhole = false) => {
      setAdded(null);
      setText((last) => {
        const next = change(last);
        if (isWhole) setChecked(next);
        return next;
      });
    },
    [setText],
  );
  const replace = useCallback(
    ({ numbers, code }: OrderEntry, replacement: string) =>
      edit((last) => replaceCode(last, numbers, code, replacement), true),
    [edit],
  );
  /** Adds a heading to the list that names the number of an entry which is its quantity. */
  const answer = useCallback(
    (
      { numbers: [number], question }: OrderEntry,
      column: number,
      names: readonly [code: string, quantity: string],
    ) => {
      if (number === undefined || question === null) return;
      edit((last) => withHeading(last, number, question, column, names), true);
    },
    [edit],
  );

  /** Puts every line that is ready into the cart, and leaves the others in the list. */
  function addAll() {
    const { added, noRoom } = addLines(toCartLines(result.entries), stockById(result.entries));
    const unitsById = new Map(added.map(({ productoId, quantity }) => [productoId, quantity]));
    const done = result.entries.flatMap(({ state, ...entry }) => {
      const units = state.kind === 'ready' ? unitsById.get(state.producto.productoId) : undefined;
      return units === undefined ? [] : [{ ...entry, units }];
    });
    forget(done.map(({ key }) => key));
    const numbers = new Set(done.flatMap((entry) => entry.numbers));
    edit(() => withoutLines(checked, numbers), true);
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
    /** True: the shown entries do not belong to the text yet, or codes are being read. */
    isChecking: text !== checked || result.isReading,
    added,
    choices,
    edit,
    choose,
    replace,
    answer,
    addAll,
  };
}
