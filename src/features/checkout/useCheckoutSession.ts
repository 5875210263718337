import { useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { RECEIPT_HASH } from '../../config/paths.ts';
import { useCartStore } from '../../state/cart/useCartStore.ts';
import { openCheckout, type CheckoutSession } from './checkoutSession.ts';
import type { StartedOrder } from './startedOrder.ts';
import type { SubmissionState } from './submissionState.ts';

/** The checkout of this cart, and where its order stands. */
export function useCheckoutSession(): CheckoutSession & { readonly state: SubmissionState } {
  const cart = useCartStore();
  const isReceiptWanted = useLocation().hash === RECEIPT_HASH;
  const isReload = useNavigationType() === 'POP';
  const [session] = useState(() => openCheckout(cart, { isReceiptWanted, isReload }));
  const { subscribe, getState } = session.submission;
  return { ...session, state: useSyncExternalStore(subscribe, getState) };
}

/** The order of this session or of another tab that may have arrived; `null`: there is none. */
export function useStartedOrder({ started }: CheckoutSession): StartedOrder | null {
  return useSyncExternalStore(started.subscribe, started.read);
}
