import type { LineChange } from '#domain/cart/reconcile.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import type { CartStore } from '../cart/cartStore.ts';

/**
 * What happens to the order of a cart: idle → checking → sending → success or error; checking → changed if
 * prices or stock differ from what the shopper saw. From changed and error it may be sent again.
 *
 * @see docs/rules.md#sending-an-order
 */
export type CheckoutState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly reference: string }
  | { readonly status: 'changed'; readonly changes: readonly LineChange[] }
  | { readonly status: 'sending'; readonly order: Order }
  /** `isKept`: the shop has the order, without an e-mail about it. */
  | { readonly status: 'error'; readonly order: Order; readonly isKept: boolean }
  | { readonly status: 'success'; readonly order: Order };

/** The state of a checkout, in memory: a reload ends what is in flight. */
export type CheckoutStore = {
  readonly read: () => CheckoutState;
  readonly write: (state: CheckoutState) => void;
  /** The reference of the order that is being checked or sent; `null`: none. */
  readonly inFlight: () => string | null;
  /** Calls `listener` after each change. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether an order is in flight, so that no other may be sent. */
export function isUnderWay({ status }: CheckoutState): boolean {
  return status === 'checking' || status === 'sending';
}

function createCheckoutStore(): CheckoutStore {
  const listeners = new Set<() => void>();
  let state: CheckoutState = { status: 'idle' };
  return {
    read: () => state,
    write(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    inFlight() {
      if (state.status === 'checking') return state.reference;
      return state.status === 'sending' ? state.order.reference : null;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const ofCarts = new WeakMap<CartStore, CheckoutStore>();

/** That of a cart, always the same one: an order continues while the shopper looks at other pages. */
export function checkoutOf(cart: CartStore): CheckoutStore {
  const known = ofCarts.get(cart) ?? createCheckoutStore();
  ofCarts.set(cart, known);
  return known;
}
