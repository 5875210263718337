import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { countUnits } from '#domain/cart/cart.ts';
import { UNKNOWN_CART, type CartStore } from './cartStore.ts';

/** `null` outside of the provider. */
export const CartContext = createContext<CartStore | null>(null);

/**
 * The cart for code that outlives a component, such as an order in flight.
 *
 * @throws Error outside of a CartProvider
 */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}

export function useCart() {
  const store = useCartStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => UNKNOWN_CART);
  return useMemo(
    () => ({ ...store, ...snapshot, count: countUnits(snapshot.lines) }),
    [store, snapshot],
  );
}
