import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { countUnits } from '#domain/cart/cart.ts';
import { UNKNOWN_CART, type CartStore } from './cartStore.ts';

/** The cart of the tab; `null` outside of the `CartProvider`. */
export const CartContext = createContext<CartStore | null>(null);

/**
 * Returns the cart for code that goes on after the component has unmounted, such as an order in flight.
 *
 * @throws Error outside of a CartProvider
 */
export function useCartStore(): CartStore {
  const store = use(CartContext);
  if (store === null) throw new Error('useCartStore needs a CartProvider above it');
  return store;
}

/** Returns the cart with its functions; a change of the cart renders the component again. */
export function useCart() {
  const store = useCartStore();
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, () => UNKNOWN_CART);
  return useMemo(
    () => ({ ...store, ...snapshot, count: countUnits(snapshot.lines) }),
    [store, snapshot],
  );
}
