import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RECEIPT_PARAM } from '#config/paths.ts';
import { useCartStore } from '#state/cart/useCartStore.ts';
import { openCheckout, watchCheckout, type CheckoutSession } from './checkoutSession.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { keptOrders, openOrder } from '#state/order/keptOrders.ts';
import type { CheckoutState } from '#state/order/checkoutStore.ts';

type CheckoutVisit = CheckoutSession & {
  readonly state: CheckoutState;
  /** True: the address requests the receipt of the last order. */
  readonly isReceiptWanted: boolean;
};

/** Whether the document was opened by its address or by a link, rather than reloaded or restored. */
function isTypedAddress(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

export function useCheckoutSession(): CheckoutVisit {
  const cart = useCartStore();
  const isReceiptWanted = new URLSearchParams(useLocation().search).has(RECEIPT_PARAM);
  const isReload = useNavigationType() === 'POP' && !isTypedAddress();
  const [session] = useState(() => openCheckout(cart, { isReceiptWanted, isReload }));
  useEffect(() => watchCheckout(session, cart), [session, cart]);
  const { subscribe, read } = session.checkout;
  return { ...session, state: useSyncExternalStore(subscribe, read), isReceiptWanted };
}

/** The order of this or another tab that may have arrived. */
export function useOpenOrder(): Order | null {
  return useSyncExternalStore(keptOrders.subscribe, () => openOrder(keptOrders.read()));
}
