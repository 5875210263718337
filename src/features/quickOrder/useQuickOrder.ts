import { useCallback, useState } from 'react';
import { joinLines } from '#domain/cart/cart.ts';
import { toCartLines, type OrderEntry } from '#domain/quickOrder/checkOrder.ts';
import { replaceCode, withoutLines } from '#domain/quickOrder/orderText.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useChoices } from './useChoices.ts';
import { useOrderCheck, type OrderResult } from './useOrderCheck.ts';
import { useOrderText } from './useOrderText.ts';

/** What was added to the cart, in units, and how many lines are left in the list. */
export type Added = { readonly units: number; readonly left: number };

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
  /** Puts every line that is ready into the cart, and leaves the others in the list. */
  readonly addAll: () => void;
};

/** @see docs/rules.md#quick-order */
export function useQuickOrder(): QuickOrder {
  const { change } = useCart();
  const { text, checked, changeText } = useOrderText();
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

  function addAll() {
    const ready = result.entries.filter(({ state }) => state.kind === 'ready');
    const lines = toCartLines(ready);
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    change((cart) => joinLines([...cart, ...lines]));
    forget(ready.map(({ key }) => key));
    const numbers = new Set(ready.flatMap((entry) => entry.numbers));
    changeText(() => withoutLines(checked, numbers), true);
    const attention = result.entries.filter((entry) => !ready.includes(entry));
    setAdded({ units, left: attention.flatMap((entry) => entry.numbers).length + result.unread });
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
    addAll,
  };
}
