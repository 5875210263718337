import { useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/useCartStore.ts';
import { checkoutOf } from './checkoutStore.ts';

/** The reference of the order in flight, whose cart must not be replaced; `null`: none. */
export function useOrderInFlight(): string | null {
  const { subscribe, inFlight } = checkoutOf(useCartStore());
  return useSyncExternalStore(subscribe, inFlight, () => null);
}
