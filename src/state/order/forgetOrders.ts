import {
  EMPTY_CHECKOUT_FORM,
  TYPED_FIELDS,
  type CheckoutForm,
} from '#domain/order/checkoutForm.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { checkoutDraft } from './checkoutDraft.ts';
import { checkoutOf, inFlight } from './checkoutStore.ts';
import { isSameCart, myOrders } from './myOrders.ts';
import { receipt } from './receipt.ts';
import { rememberedBuyer } from './rememberedBuyer.ts';

/**
 * Removes what was typed into the checkout of this tab; the form begins again with the remembered
 * buyer. The payment stays.
 *
 * @param ordered if given, only fields with the same text as in this form are emptied
 */
function forgetTyped(ordered?: CheckoutForm): void {
  const typed = checkoutDraft.readForm();
  const start: CheckoutForm = { ...EMPTY_CHECKOUT_FORM, ...rememberedBuyer.read() };
  const forgotten = TYPED_FIELDS.filter(
    (field) => typed[field] !== '' && (ordered === undefined || typed[field] === ordered[field]),
  );
  if (forgotten.length === 0) return;
  const emptied = Object.fromEntries(forgotten.map((field) => [field, start[field]]));
  checkoutDraft.saveForm({ ...typed, ...emptied });
}

/**
 * Removes what was typed into the checkout for an order, unless the form belongs to another order: an
 * order in flight, or the order of another cart.
 */
function forgetTypedFor(reference: string, cart: CartStore): void {
  const kept = myOrders.read().find(({ order }) => order.reference === reference);
  if (!kept) return;
  const { lines } = cart.getSnapshot();
  const isOtherOrder = lines.length > 0 && !isSameCart(lines, kept.order.lines);
  if (!isOtherOrder && inFlight(checkoutOf(cart).read()) === null) forgetTyped(kept.order.form);
}

/** Removes an order from this browser, and what was typed for it into the checkout of `cart`. */
export function forgetOrder(reference: string, cart: CartStore): void {
  forgetTypedFor(reference, cart);
  myOrders.forget(reference);
  if (receipt.read()?.reference === reference) receipt.clear();
}

/**
 * Marks an order as arrived because the shopper says so: it can no longer be sent again. What was typed
 * for it into the checkout of `cart` goes, and its personal data too unless the buyer is remembered.
 */
export function confirmOrder(reference: string, cart: CartStore): void {
  forgetTypedFor(reference, cart);
  myOrders.confirm(reference, rememberedBuyer.read() !== null);
}

/** Removes all orders, and what was typed into the checkout. Call it only while no order is in flight. */
export function forgetOrders(): void {
  myOrders.forgetAll();
  forgetTyped();
  receipt.clear();
}

/**
 * Removes the buyer's personal data from this browser, except in unconfirmed orders. Call it only while
 * no order is in flight: that order needs its form.
 */
export function forgetBuyer(): void {
  rememberedBuyer.forget();
  checkoutDraft.saveRemember(false);
  forgetTyped();
  myOrders.forgetBuyer();
  receipt.clear();
}
