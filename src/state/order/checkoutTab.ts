import { useEffect, useMemo } from 'react';
import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { readJson, tabStorage } from '#lib/visitStorage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { storedReceipt } from './checkoutStore.ts';
import { checkoutFormSchema, decodeOrder, encodeOrder } from './orderCodec.ts';

const DRAFT_KEY = 'checkoutDraft';
const REMEMBER_KEY = 'checkoutRemember';

/** The typed checkout form, stored for this tab, so that neither a reload nor Back loses it. */
export const checkoutDraft = {
  /** @param start returned while no form is stored; by default an empty form */
  readForm: (start = EMPTY_CHECKOUT_FORM): CheckoutForm =>
    v.parse(v.fallback(checkoutFormSchema, start), readJson(tabStorage, DRAFT_KEY)),
  saveForm: (form: CheckoutForm) => void tabStorage.write(DRAFT_KEY, JSON.stringify(form)),
  /** Returns the choice to remember the buyer; `null`: none was made in this form. */
  readRemember() {
    const choice = tabStorage.read(REMEMBER_KEY);
    return choice === null ? null : choice === '1';
  },
  saveRemember: (isWanted: boolean) => void tabStorage.write(REMEMBER_KEY, isWanted ? '1' : '0'),
  clear() {
    tabStorage.remove(DRAFT_KEY);
    tabStorage.remove(REMEMBER_KEY);
  },
} as const;

/** The last order of this tab, see `storedReceipt`. */
export const receipt = {
  read: (): Order | null => decodeOrder(storedReceipt.read()),
  save: (order: Order) => void storedReceipt.write(encodeOrder(order)),
  clear: storedReceipt.remove,
} as const;

/** Returns the order of the receipt; `null`: none is stored. A stored value that is no order is removed. */
export function useReceipt(): Order | null {
  const stored = useStore(storedReceipt, null);
  const order = useMemo(() => decodeOrder(stored), [stored]);
  useEffect(() => {
    // Otherwise the empty cart would link to a receipt that cannot be shown.
    if (stored !== null && order === null) receipt.clear();
  }, [stored, order]);
  return order;
}
