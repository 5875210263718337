import type { LineChange } from '#domain/cart/reconcile.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { createStore } from '#lib/createStore.ts';
import { createStoredValue, tabStorage } from '#lib/storage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { useCartStore } from '../cart/useCart.ts';

/**
 * The last order sent from this tab, as stored JSON, until the tab closes or the next checkout begins; `null`: none.
 * The cart page only asks whether there is an order: this file does that without the code of `receipt`.
 */
export const storedReceipt = createStoredValue<unknown>({
  storage: tabStorage,
  key: 'orderReceipt',
  parse: (stored) => stored ?? null,
});

/**
 * Progress of the order of a cart: idle → checking → sending → success or error; checking → changed if
 * prices or stock differ from what the shopper saw. After changed and error the shopper may send the order again.
 * @see docs/rules.md#sending-an-order
 */
export type CheckoutState =
  | { readonly status: 'idle' }
  | { readonly status: 'checking'; readonly reference: string }
  | { readonly status: 'changed'; readonly changes: readonly LineChange[] }
  | { readonly status: 'sending'; readonly order: Order }
  /** The e-mail failed. `reachedShop`: the shop has the order in its table nevertheless; `null`: perhaps. */
  | { readonly status: 'error'; readonly order: Order; readonly reachedShop: boolean | null }
  | { readonly status: 'success'; readonly order: Order };

type CheckoutStore = ReturnType<typeof createStore<CheckoutState>>;

/** True while an order is checked or sent: until that ends, the shopper cannot send another order. */
export function isUnderWay({ status }: CheckoutState): boolean {
  return status === 'checking' || status === 'sending';
}

export const IDLE: CheckoutState = { status: 'idle' };

/** The checkout of each cart, only in memory: after a reload it is idle again. */
const checkouts = new WeakMap<CartStore, CheckoutStore>();

/** Returns the checkout of a cart, the same on every page: an order goes on while the shopper looks at other pages. */
export function checkoutOf(cart: CartStore): CheckoutStore {
  const checkout = checkouts.get(cart) ?? createStore(IDLE);
  checkouts.set(cart, checkout);
  return checkout;
}

/** Returns the reference of the order that is being checked or sent; `null`: none. */
export function inFlight(state: CheckoutState): string | null {
  if (state.status === 'checking') return state.reference;
  return state.status === 'sending' ? state.order.reference : null;
}

/** Returns the reference of the order in flight: until it ends, its cart must not be replaced. `null`: none. */
export function useOrderInFlight(): string | null {
  return inFlight(useStore(checkoutOf(useCartStore()), IDLE));
}
