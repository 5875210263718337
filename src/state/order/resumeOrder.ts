import type { Order } from '#domain/order/orderEmail.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { checkoutDraft } from './checkoutDraft.ts';
import { cartFingerprint, startedOrder } from './startedOrder.ts';

/**
 * Prepares cart and form of the checkout to send an order again. It goes under its own reference,
 * marked as a possible repetition, unless its lines change before.
 */
export function resumeOrder(order: Order, cart: CartStore): void {
  const { reference, createdAt: startedAt, lines } = order;
  const fingerprint = cartFingerprint(lines);
  if (cartFingerprint(cart.getSnapshot().lines) !== fingerprint) cart.change(() => lines);
  startedOrder.save({ reference, startedAt, resumedAt: new Date(), cart: fingerprint });
  checkoutDraft.forgetReference();
  checkoutDraft.saveForm(order.form);
}
