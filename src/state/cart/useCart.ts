import { useMemo, useSyncExternalStore } from 'react';
import { countUnits, type Cart } from '#domain/cart/cart.ts';
import { UNKNOWN_CART, type CartStore } from './cartStore.ts';
import { useCartStore } from './useCartStore.ts';

export type CartApi = Omit<CartStore, 'getSnapshot' | 'subscribe' | 'connect'> & {
  readonly lines: Cart;
  /** False: the stored cart has not been read, because the build renders the page. */
  readonly isKnown: boolean;
  /** Sum of the quantities. */
  readonly count: number;
  /** False: the browser stores nothing, so the cart is lost when the visit ends. */
  readonly isPersistent: boolean;
  /** True: the stored cart had too many lines, and the last ones were dropped. */
  readonly isCut: boolean;
};

/** The cart; the component renders again when it changes. */
export function useCart(): CartApi {
  const store = useCartStore();
  const { lines, isKnown, isPersistent, isCut } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    () => UNKNOWN_CART,
  );
  return useMemo(
    () => ({
      lines,
      isKnown,
      isPersistent,
      isCut,
      count: countUnits(lines),
      setQuantity: store.setQuantity,
      removeLine: store.removeLine,
      clear: store.clear,
      change: store.change,
      flush: store.flush,
    }),
    [store, lines, isKnown, isPersistent, isCut],
  );
}
