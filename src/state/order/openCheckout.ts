import type { CartStore } from '../cart/cartStore.ts';
import { checkoutOf, IDLE, type CheckoutState } from './checkoutStore.ts';
import { hasNoneOf, isSameCart, myOrders, unansweredOrder } from './myOrders.ts';
import { receipt } from './receipt.ts';

/**
 * True if a failed order is no longer shown: the shopper has marked it as arrived or removed it, in any tab, or sends
 * another unconfirmed order with the present cart again.
 */
function isSettled(state: CheckoutState, cart: CartStore): boolean {
  if (state.status !== 'error') return false;
  const { reference } = state.order;
  const orders = myOrders.read();
  const kept = orders.find(({ order }) => order.reference === reference);
  const unanswered = unansweredOrder(orders);
  const isOther =
    unanswered !== null &&
    unanswered.reference !== reference &&
    isSameCart(unanswered.lines, cart.getSnapshot().lines);
  return isOther || kept?.status !== 'unconfirmed';
}

/**
 * True once none of the lines of a failed order is in the cart, or the cart of a changed order is empty: the next order
 * has another reference. The failure of an order whose cart was replaced before it failed is shown, so this is asked
 * only when the checkout opens or the cart changes.
 */
function isReplaced(state: CheckoutState, cart: CartStore): boolean {
  const { lines } = cart.getSnapshot();
  if (state.status === 'error') return hasNoneOf(lines, state.order.lines);
  return state.status === 'changed' && lines.length === 0;
}

/** True if the outcome of an order is not shown when the checkout opens. */
export function hasEnded(state: CheckoutState, cart: CartStore): boolean {
  return isSettled(state, cart) || isReplaced(state, cart);
}

/**
 * Begins the next order when the checkout opens: an outcome that has ended is removed, then or later, and so is the
 * receipt of the last order. @returns a function that ends this
 */
export function openCheckout(cart: CartStore): () => void {
  const checkout = checkoutOf(cart);
  const resetIf = (isEnded: typeof hasEnded) => {
    if (isEnded(checkout.read(), cart)) checkout.write(IDLE);
  };
  resetIf(hasEnded);
  const isNext = checkout.read().status !== 'success';
  if (isNext && cart.getSnapshot().lines.length > 0) receipt.clear();
  const stops = [
    cart.subscribe(() => resetIf(isReplaced)),
    myOrders.subscribe(() => resetIf(isSettled)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
