import { useMemo, useSyncExternalStore } from 'react';
import { cartTotals, countUnits, type Cart } from '#domain/cart/cart.ts';
import type { Totals } from '#domain/prices/tax.ts';
import type { CartStore } from './cartStore.ts';
import { useCartStore } from './useCartStore.ts';

export type CartApi = Omit<CartStore, 'getSnapshot' | 'subscribe' | 'connect'> & {
  readonly lines: Cart;
  /** Sum of the quantities. */
  readonly count: number;
  /** Rounded for display, in colones. */
  readonly totals: Totals;
  /** False: the browser stores nothing, so the cart is lost when the visit ends. */
  readonly isPersistent: boolean;
  /** True: the stored cart had too many lines, and the last ones were dropped. */
  readonly isCut: boolean;
};

/** The cart; the component renders again when it changes. */
export function useCart(): CartApi {
  const store = useCartStore();
  const { lines, isPersistent, isCut } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
    store.getSnapshot,
  );
  return useMemo(
    () => ({
      lines,
      isPersistent,
      isCut,
      count: countUnits(lines),
      totals: cartTotals(lines),
      addLine: store.addLine,
      setQuantity: store.setQuantity,
      removeLine: store.removeLine,
      restoreLine: store.restoreLine,
      clear: store.clear,
      change: store.change,
      flush: store.flush,
    }),
    [store, lines, isPersistent, isCut],
  );
}
