import { useState, useSyncExternalStore } from 'react';
import { useCartStore } from '../../state/cart/useCartStore.ts';
import { openCheckout, type CheckoutSession } from './checkoutSession.ts';
import type { SubmissionState } from './submissionState.ts';

/** The checkout of this cart, and where its order stands. */
export function useCheckoutSession(): CheckoutSession & { readonly state: SubmissionState } {
  const cart = useCartStore();
  const [session] = useState(() => openCheckout(cart));
  const { subscribe, getState } = session.submission;
  return { ...session, state: useSyncExternalStore(subscribe, getState) };
}
