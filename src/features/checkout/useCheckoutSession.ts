import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RECEIPT_PARAM } from '#config/paths.ts';
import { useCartStore } from '#state/cart/useCartStore.ts';
import { openCheckout, type CheckoutSession } from './checkoutSession.ts';
import type { StartedOrder } from './startedOrder.ts';
import type { SubmissionState } from './submissionState.ts';

/** A checkout as its page sees it. */
type CheckoutVisit = CheckoutSession & {
  readonly state: SubmissionState;
  /** True: the address asks for the receipt of the last order. */
  readonly isReceiptWanted: boolean;
};

/** The checkout of this cart, and where its order stands. */
export function useCheckoutSession(): CheckoutVisit {
  const cart = useCartStore();
  const isReceiptWanted = new URLSearchParams(useLocation().search).has(RECEIPT_PARAM);
  const isReload = useNavigationType() === 'POP';
  const [session] = useState(() => openCheckout(cart, { isReceiptWanted, isReload }));
  const { subscribe, getState } = session.submission;
  return { ...session, state: useSyncExternalStore(subscribe, getState), isReceiptWanted };
}

/** The order of this session or of another tab that may have arrived; `null`: there is none. */
export function useStartedOrder({ started }: CheckoutSession): StartedOrder | null {
  return useSyncExternalStore(started.subscribe, started.read);
}
