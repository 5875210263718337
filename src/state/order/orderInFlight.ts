import type { CartStore } from '../cart/cartStore.ts';

/** The reference of the order of this tab that is being checked or sent; `null`: none. */
export type OrderInFlight = {
  readonly read: () => string | null;
  readonly write: (reference: string | null) => void;
  /** Calls `listener` after each change. */
  readonly subscribe: (listener: () => void) => () => void;
};

function createOrderInFlight(): OrderInFlight {
  const listeners = new Set<() => void>();
  let inFlight: string | null = null;
  return {
    read: () => inFlight,
    write(reference) {
      if (reference === inFlight) return;
      inFlight = reference;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ofCarts = new WeakMap<CartStore, OrderInFlight>();

/** That of a cart, always the same one. In memory: a reload ends what is in flight. */
export function orderInFlight(cart: CartStore): OrderInFlight {
  const known = ofCarts.get(cart) ?? createOrderInFlight();
  ofCarts.set(cart, known);
  return known;
}
