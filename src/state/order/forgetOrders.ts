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
 * Resets the typed fields of the checkout form of this tab to the remembered buyer, or empties them. The payment
 * method stays.
 *
 * @param ordered the form of an order: only fields with the same text as in this form are reset
 */
function forgetTyped(ordered?: CheckoutForm): void {
  const draft = checkoutDraft.readForm();
  const initialForm: CheckoutForm = { ...EMPTY_CHECKOUT_FORM, ...rememberedBuyer.read() };
  const fields = TYPED_FIELDS.filter(
    (field) => draft[field] !== '' && (ordered === undefined || draft[field] === ordered[field]),
  );
  if (fields.length === 0) return;
  const initialTexts = Object.fromEntries(fields.map((field) => [field, initialForm[field]]));
  checkoutDraft.saveForm({ ...draft, ...initialTexts });
}

/**
 * Removes what was typed into the checkout for an order. The form stays as it is while an order is in flight, or
 * if the cart holds another order: then the form belongs to that one.
 */
function forgetTypedFor(reference: string, cart: CartStore): void {
  const forgotten = myOrders.read().find(({ order }) => order.reference === reference);
  if (!forgotten) return;
  const { lines } = cart.getSnapshot();
  const isOtherOrder = lines.length > 0 && !isSameCart(lines, forgotten.order.lines);
  if (!isOtherOrder && inFlight(checkoutOf(cart).read()) === null)
    forgetTyped(forgotten.order.form);
}

/** Removes an order and its receipt from this browser, and what was typed for it into the checkout of `cart`. */
export function forgetOrder(reference: string, cart: CartStore): void {
  forgetTypedFor(reference, cart);
  myOrders.forget(reference);
  if (receipt.read()?.reference === reference) receipt.clear();
}

/**
 * Marks an order as arrived because the shopper says so: it can no longer be sent again. Removes
 * what was typed for it into the checkout of `cart`, and its personal data unless the buyer is remembered.
 */
export function confirmOrder(reference: string, cart: CartStore): void {
  forgetTypedFor(reference, cart);
  myOrders.confirm(reference, rememberedBuyer.read() !== null);
}

/** Removes all orders, the receipt and what was typed into the checkout. Call it only while no order is in flight. */
export function forgetOrders(): void {
  myOrders.forgetAll();
  forgetTyped();
  receipt.clear();
}

/**
 * Removes the buyer's personal data from this browser, except in unconfirmed orders. Call it only while
 * no order is in flight, because that order still needs the form.
 */
export function forgetBuyer(): void {
  rememberedBuyer.forget();
  checkoutDraft.saveRemember(false);
  forgetTyped();
  myOrders.forgetBuyer();
  receipt.clear();
}
