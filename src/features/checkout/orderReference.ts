import { findLine, type Cart } from '#domain/cart/cart.ts';
import { newOrderReference } from '#domain/order/newOrderReference.ts';
import {
  cartFingerprint,
  isRecent,
  type KeptOrders,
  latestOrder,
  openOrder,
} from '#state/order/keptOrders.ts';

/** Whether a cart has no line of an order, so that it is another one. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * The reference of an earlier attempt while the cart is the same, or of the last order while it is refused
 * and the cart has some of its lines. Otherwise another one: what was sent, marked as arrived or forgotten
 * in any tab may be with the shop under its reference.
 */
export function orderReference(lines: Cart, orders: KeptOrders, now: Date): string {
  const isSameCart = (order: { lines: Cart }) =>
    cartFingerprint(order.lines) === cartFingerprint(lines);
  const open = openOrder(orders, now);
  if (open && isSameCart(open)) return open.reference;
  // Its tab may have been closed before it was sent.
  const recent = orders.filter((kept) => kept.status === 'refused' && isRecent(kept, now));
  const latest = latestOrder(orders);
  const refused =
    recent.find(({ order }) => isSameCart(order)) ??
    recent.find((kept) => kept === latest && !hasNoneOf(lines, kept.order.lines));
  return refused?.order.reference ?? newOrderReference(now, Math.random);
}
