import { TYPED_FIELDS, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { checkoutDraft } from './checkoutDraft.ts';
import { cartFingerprint, keptOrders, openOrder } from './keptOrders.ts';
import { rememberedBuyer } from './rememberedBuyer.ts';

/** What {@link resumeOrder} would replace. */
export type Replaced = {
  /** A cart of something else. */
  readonly cart: boolean;
  /** What was typed into the checkout, and is neither of this order nor of the remembered buyer. */
  readonly form: boolean;
  /** The reference of another order that may have arrived; `null`: there is none. */
  readonly started: string | null;
};

/** `null`: nothing is replaced. */
export function replacedByResuming(order: Order, cart: CartStore): Replaced | null {
  const { lines } = cart.getSnapshot();
  const typed = checkoutDraft.readForm();
  const buyer: Partial<CheckoutForm> = rememberedBuyer.read() ?? {};
  const started = openOrder(keptOrders.read())?.reference ?? order.reference;
  const replaced = {
    cart: lines.length > 0 && cartFingerprint(lines) !== cartFingerprint(order.lines),
    form: TYPED_FIELDS.some((field) => {
      const isKnown = [order.form[field], buyer[field]].includes(typed[field]);
      return typed[field].trim() !== '' && !isKnown;
    }),
    started: started === order.reference ? null : started,
  };
  return replaced.cart || replaced.form || replaced.started !== null ? replaced : null;
}

/**
 * Prepares cart and form of the checkout to send an order again. It goes under its own reference,
 * marked as a possible repetition, unless its lines change before.
 */
export function resumeOrder(order: Order, cart: CartStore): void {
  const { lines } = order;
  if (cartFingerprint(cart.getSnapshot().lines) !== cartFingerprint(lines))
    cart.change(() => lines);
  keptOrders.open(order, new Date());
  checkoutDraft.saveForm(order.form);
}
