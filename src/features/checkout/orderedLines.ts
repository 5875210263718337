import { findLine, type Cart } from '#domain/cart/cart.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { cartFingerprint } from '#state/order/startedOrder.ts';

/** Whether a cart has no line of an order, so that it is another one. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * Watches a cart while its order is in flight.
 *
 * @returns ends the watch and says whether the shopper has put together another cart since
 */
export function watchReplacement(cart: CartStore, ordered: Cart): () => boolean {
  const orderedCart = cartFingerprint(ordered);
  let isGone = false;
  const stop = cart.subscribe(() => {
    const { lines } = cart.getSnapshot();
    if (hasNoneOf(lines, ordered)) isGone = true;
    // Emptying it was undone.
    else if (cartFingerprint(lines) === orderedCart) isGone = false;
  });
  return () => {
    stop();
    return isGone && cart.getSnapshot().lines.length > 0;
  };
}

/**
 * Takes what was sent out of the cart. What was added while the order was in flight stays, and a line
 * that was reduced meanwhile.
 */
export function removeOrdered(cart: CartStore, ordered: Cart): void {
  if (cart.getSnapshot().lines === ordered) {
    cart.clear();
    return;
  }
  for (const line of ordered) {
    const { lines } = cart.getSnapshot();
    const index = findLine(lines, line);
    const left = (lines[index]?.quantity ?? 0) - line.quantity;
    if (left > 0) cart.setQuantity(index, left);
    else if (left === 0) cart.removeLine(index);
  }
  cart.flush();
}
