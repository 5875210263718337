import type { LineChange } from '#domain/cart/reconcile.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { createStore } from '#lib/createStore.ts';
import { createStoredValue } from '#lib/storedValue.ts';
import { tabStorage } from '#lib/visitStorage.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { useCartStore } from '../cart/useCart.ts';

/**
 * The last order of this tab as it is stored, until the tab closes or the next order begins; `null`: none.
 * Here and not beside `receipt`, because the cart links to the receipt without the code that reads it.
 */
export const storedReceipt = createStoredValue<unknown>({
  storage: tabStorage,
  key: 'orderReceipt',
  parse: (stored) => stored ?? null,
});

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
  /** `isKept`: the shop has the order, without an e-mail about it; `null`: perhaps. */
  | { readonly status: 'error'; readonly order: Order; readonly isKept: boolean | null }
  | { readonly status: 'success'; readonly order: Order };

type CheckoutStore = ReturnType<typeof createStore<CheckoutState>>;

/** Whether an order is in flight, so that no other may be sent. */
export function isUnderWay({ status }: CheckoutState): boolean {
  return status === 'checking' || status === 'sending';
}

export const IDLE: CheckoutState = { status: 'idle' };

/** In memory: a reload ends what is in flight. */
const ofCarts = new WeakMap<CartStore, CheckoutStore>();

/** That of a cart, always the same one: an order continues while the shopper looks at other pages. */
export function checkoutOf(cart: CartStore): CheckoutStore {
  const known = ofCarts.get(cart) ?? createStore(IDLE);
  ofCarts.set(cart, known);
  return known;
}

/** The reference of the order that is being checked or sent; `null`: none. */
export function inFlight(state: CheckoutState): string | null {
  if (state.status === 'checking') return state.reference;
  return state.status === 'sending' ? state.order.reference : null;
}

/** The reference of the order in flight, whose cart must not be replaced; `null`: none. */
export function useOrderInFlight(): string | null {
  return inFlight(useStore(checkoutOf(useCartStore()), IDLE));
}
