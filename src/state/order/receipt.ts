import { useEffect, useMemo } from 'react';
import type { Order } from '#domain/order/orderEmail.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { storedReceipt } from './checkoutStore.ts';
import { decodeOrder, encodeOrder } from './orderCodec.ts';

/** Reads and writes the last order that was sent from this tab, see `storedReceipt`. */
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
    // Otherwise the page of an empty cart would link to a receipt that cannot be shown.
    if (stored !== null && order === null) receipt.clear();
  }, [stored, order]);
  return order;
}
