import {
  EMPTY_CHECKOUT_FORM,
  TYPED_FIELDS,
  type CheckoutForm,
} from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { readJson, tabStorage } from '#shared/lib/visitStorage.ts';
import { checkoutDraft } from './checkoutDraft.ts';
import { keptOrders } from './keptOrders.ts';
import { RECEIPT_KEY } from './keptReceipt.ts';
import { decodeOrder } from './orderCodec.ts';
import { rememberedBuyer } from './rememberedBuyer.ts';
import { startedOrder } from './startedOrder.ts';

/**
 * Removes what was typed into the checkout of this tab; the form begins again with the remembered
 * buyer. The payment stays.
 *
 * @param ordered only what was also typed for this order
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

/** Removes an order from this browser, also what was typed for it into the checkout. */
export function forgetOrder(reference: string): void {
  const kept = keptOrders.read().find(({ order }) => order.reference === reference);
  if (kept) forgetTyped(kept.order.form);
  keptOrders.forget(reference);
  startedOrder.remove(reference);
  const receipt = decodeOrder(readJson(tabStorage, RECEIPT_KEY));
  if (receipt?.reference === reference) tabStorage.remove(RECEIPT_KEY);
}

/**
 * The shopper says that an order has arrived: it is no longer sent again, and unless the buyer is
 * remembered its personal data goes.
 */
export function confirmOrder({ reference, form }: Order): void {
  keptOrders.confirm(reference, rememberedBuyer.read() !== null);
  startedOrder.remove(reference);
  forgetTyped(form);
}

/** Removes all orders from this browser, and what was typed into the checkout. */
export function forgetOrders(): void {
  keptOrders.forgetAll();
  forgetTyped();
  const started = startedOrder.read();
  if (started !== null) startedOrder.remove(started.reference);
  tabStorage.remove(RECEIPT_KEY);
}

/**
 * Removes the personal data from this browser, also what was typed into the checkout, except that of
 * unconfirmed orders.
 */
export function forgetBuyer(): void {
  rememberedBuyer.forget();
  checkoutDraft.saveRemember(false);
  forgetTyped();
  keptOrders.forgetBuyer();
  tabStorage.remove(RECEIPT_KEY);
}
