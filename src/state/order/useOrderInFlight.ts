import { useSyncExternalStore } from 'react';
import { useCartStore } from '../cart/useCartStore.ts';
import { orderInFlight } from './orderInFlight.ts';

/** The reference of the order in flight, whose cart must not be replaced; `null`: none. */
export function useOrderInFlight(): string | null {
  const { subscribe, read } = orderInFlight(useCartStore());
  return useSyncExternalStore(subscribe, read, () => null);
}
