import { findLine, type Cart } from '#domain/cart/cart.ts';
import { newOrderReference } from '#domain/order/orderEmail.ts';
import type { CheckoutDraft } from '#state/order/checkoutDraft.ts';
import type { KeptOrdersStore } from '#state/order/keptOrders.ts';
import { type StartedOrder, cartFingerprint, mayStillArrive } from '#state/order/startedOrder.ts';

type Stores = {
  readonly draft: CheckoutDraft;
  readonly orders: Pick<KeptOrdersStore, 'read'>;
  /** In [0, 1). */
  readonly random: () => number;
};

type Attempt = {
  readonly lines: Cart;
  readonly now: Date;
  /** The order that may have arrived. */
  readonly earlier: StartedOrder | null;
};

/** Whether a cart has no line of an order, so that it is another one. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * The reference of an earlier attempt while the cart is the same, or of the draft while its order is
 * refused and kept here, and the cart has some of its lines. Otherwise another one: what was sent,
 * marked as arrived or forgotten in any tab may be with the shop under its reference.
 */
export function orderReference(stores: Stores, { lines, now, earlier }: Attempt): string {
  const { draft, orders, random } = stores;
  const cart = cartFingerprint(lines);
  if (earlier?.cart === cart) return earlier.reference;
  const unconfirmed = orders.read().filter(({ status }) => status === 'unconfirmed');
  // Its tab may have been closed before it was sent.
  const unfinished = unconfirmed.find(
    ({ order }) => mayStillArrive(order.createdAt, now) && cartFingerprint(order.lines) === cart,
  );
  if (unfinished) return unfinished.order.reference;
  const refused = unconfirmed.find(({ order }) => order.reference === draft.readReference())?.order;
  if (refused && refused.reference !== earlier?.reference && !hasNoneOf(lines, refused.lines)) {
    return refused.reference;
  }
  const reference = newOrderReference(now, random);
  draft.saveReference(reference);
  return reference;
}
