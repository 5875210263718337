import { useCallback, useState } from 'react';
import { countUnits } from '#domain/cart/cart.ts';
import { stockById, toCartLines, type OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { replaceCode, withHeading, withoutLines } from '#domain/quickOrder/orderText.ts';
import { useCheckedText } from '#shared/hooks/useCheckedText.ts';
import { useAddLines } from '#state/cart/useCartChanges.ts';
import { useChoices } from './useChoices.ts';
import { useOrderCheck, type OrderResult } from './useOrderCheck.ts';

/** A code of which fewer units were added than wanted. */
type CutCode = { readonly code: string; readonly units: number; readonly wanted: number };

/** What was added to the cart, in units, and how many lines are left in the list. */
export type Added = {
  readonly units: number;
  readonly cut: readonly CutCode[];
  /** Number of products left out, because the cart has as many lines as it may. */
  readonly noRoom: number;
  readonly left: number;
};

export type QuickOrder = OrderResult & {
  readonly text: string;
  /** True: what is shown does not belong to the text yet, or codes are being read. */
  readonly isChecking: boolean;
  /** Of the list before this one; `null`: nothing was added, or the list was edited since. */
  readonly added: Added | null;
  readonly choices: ReadonlyMap<string, number>;
  /** @param isWhole nobody is typing, so that it is checked at once */
  readonly edit: (change: (text: string) => string, isWhole?: boolean) => void;
  /** Stable. @param key `codeKey` of a code */
  readonly choose: (key: string, productoId: number) => void;
  /** Stable. Puts another code into the lines of an entry. */
  readonly replace: (entry: OrderEntry, code: string) => void;
  /** Stable. Says by a heading which number of an entry is its quantity. */
  readonly answer: (
    entry: OrderEntry,
    column: number,
    names: readonly [code: string, quantity: string],
  ) => void;
  /** Puts every line that is ready into the cart, and leaves the others in the list. */
  readonly addAll: () => void;
};

/** @see docs/rules.md#quick-order */
export function useQuickOrder(): QuickOrder {
  const addLines = useAddLines();
  const { text, checked, changeText } = useCheckedText('quickOrder');
  const { choices, choose, forget } = useChoices();
  const result = useOrderCheck(checked, choices);
  const [added, setAdded] = useState<Added | null>(null);

  const edit = useCallback(
    (change: (last: string) => string, isWhole?: boolean) => {
      setAdded(null);
      changeText(change, isWhole);
    },
    [changeText],
  );
  const replace = useCallback(
    ({ numbers, code }: OrderEntry, replacement: string) =>
      edit((last) => replaceCode(last, numbers, code, replacement), true),
    [edit],
  );
  const answer: QuickOrder['answer'] = useCallback(
    ({ numbers: [number], question }, column, names) => {
      if (number === undefined || question === null) return;
      edit((last) => withHeading(last, number, question, column, names), true);
    },
    [edit],
  );

  function addAll() {
    const { added, noRoom } = addLines(toCartLines(result.entries), stockById(result.entries));
    const unitsById = new Map(added.map(({ productoId, quantity }) => [productoId, quantity]));
    const done = result.entries.flatMap(({ state, ...entry }) => {
      const units = state.kind === 'ready' ? unitsById.get(state.producto.productoId) : undefined;
      return units === undefined ? [] : [{ ...entry, units }];
    });
    forget(done.map(({ key }) => key));
    const numbers = new Set(done.flatMap((entry) => entry.numbers));
    changeText(() => withoutLines(checked, numbers), true);
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
