import i18next from 'i18next';
import { business } from '#config/business.ts';
import { env } from '#config/env.ts';
import { renewEmailCode, sendOrderEmail } from '#data/email.ts';
import { DataError, isUnanswered, UnansweredEmailError } from '#data/http/DataError.ts';
import { createPedido } from '#data/pedidos/create.ts';
import { readLineFacts } from '#data/productos/lineFacts.ts';
import { findLine, type Cart, type CartLine, type LineFactsById } from '#domain/cart/cart.ts';
import { subtractLines } from '#domain/cart/changeLines.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import {
  buildOrderEmail,
  newOrderReference,
  type Order,
  type Repetition,
} from '#domain/order/orderEmail.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { inTime } from '#lib/inTime.ts';
import { logError } from '#lib/log.ts';
import { newUuid } from '#lib/newUuid.ts';
import { blockReload } from '#lib/reloadDocument.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { checkoutOf, isUnderWay, type CheckoutState } from '#state/order/checkoutStore.ts';
import { continuedOrder, isSameCart, myOrders, type MyOrders } from '#state/order/myOrders.ts';
import { receipt } from '#state/order/receipt.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { orderUrl } from '../shared/receipt/useOrderText.ts';

/** Timeout in ms of the check of prices and stock, and of storing the order in the shop. */
const TIMEOUT_MS = 8_000;

/** The requests that an order sends; tests replace them. */
const SERVICES = {
  readFacts: readLineFacts,
  storeOrder: (order: Order, signal: AbortSignal) => createPedido(order, i18next.language, signal),
  /** Loads the e-mail library again if it did not load before, or else reloads the document. Never rejects. */
  renewEmailCode,
  sendEmail: sendOrderEmail,
};
export type OrderServices = typeof SERVICES;

function isSellable(lines: Cart): boolean {
  return lines.length > 0 && reconcileCart(lines, new Map(), new Set()).changes.length === 0;
}

/** Returns the result of `work`; after {@link TIMEOUT_MS} it throws a DataError and aborts the signal of `work`. */
async function withTimeout<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  try {
    const late = () => new DataError('timeout', `no answer in ${TIMEOUT_MS} ms`);
    return await inTime(work(controller.signal), TIMEOUT_MS, late);
  } finally {
    // This cancels late work, and does not affect work that has ended.
    controller.abort();
  }
}

/** Counts the units of each ordered line in a cart; 0: the cart does not have the line. */
function countUnits(cart: Cart, ordered: Cart) {
  return new Map(ordered.map((line) => [line, cart[findLine(cart, line)]?.quantity ?? 0]));
}

/**
 * Watches a cart while its order is in flight. A removed line is ordered again if the shopper undoes the removal, but
 * not if the shopper adds the line again.
 *
 * @returns a function that ends the watch and returns `remaining`, the ordered lines that were not removed, and
 *   `isReplaced`: all ordered lines were removed, and the cart is not empty
 */
function watchOrdered(cart: CartStore, ordered: Cart) {
  let earlierUnits = countUnits(cart.getSnapshot().lines, ordered);
  const removed = new Set<CartLine>();

  const stop = cart.subscribe((isUndo) => {
    const now = countUnits(cart.getSnapshot().lines, ordered);
    for (const [line, units] of now) {
      if (units === earlierUnits.get(line)) continue;
      if (units === 0) removed.add(line);
      else if (isUndo) removed.delete(line);
    }
    earlierUnits = now;
  });

  return () => {
    stop();
    const remaining = ordered.filter((line) => !removed.has(line));
    const isReplaced = remaining.length === 0 && cart.getSnapshot().lines.length > 0;
    return { remaining, isReplaced };
  };
}

/** Says how an order repeats an earlier try. @param earlierOrders the stored orders before this try */
function repetitionOf({ reference, lines }: Order, earlierOrders: MyOrders): Repetition {
  const earlier = earlierOrders.find(({ order }) => order.reference === reference);
  if (!earlier?.mayHaveArrived) return null;
  return isSameCart(earlier.order.lines, lines) ? 'unchanged' : 'changed';
}

/**
 * Returns a function that checks a cart against live prices and stock and then sends its order, even after the screen
 * has unmounted. While an order is in flight the function does nothing, so a double click sends one order. The
 * function returns the checkout state at the end, and never rejects.
 */
export function orderSubmission(cart: CartStore, services: OrderServices = SERVICES) {
  const checkout = checkoutOf(cart);

  async function readFactsOf(lines: Cart): Promise<LineFactsById | null> {
    const ids = lines.map((line) => line.productoId);
    try {
      return await withTimeout((signal) => services.readFacts(ids, signal));
    } catch (error) {
      logError('checkout: check prices and stock', error);
      return null;
    }
  }

  /** Builds the order of a form and the cart. */
  function takeOrder(form: CheckoutForm, pricesConfirmed: boolean): Order {
    const { lines } = cart.getSnapshot();
    const now = new Date();
    const continued = continuedOrder(lines, myOrders.read(), now);
    return {
      id: continued?.id ?? newUuid(),
      reference: continued?.reference ?? newOrderReference(now, Math.random),
      form,
      lines,
      totals: cartTotals(lines),
      pricesConfirmed,
      createdAt: now,
    };
  }

  /** Stores an order in the shop's table. Never rejects. @returns true: stored; `null`: no response, so perhaps */
  async function storeOrder(order: Order): Promise<boolean | null> {
    try {
      await withTimeout((signal) => services.storeOrder(order, signal));
      return true;
    } catch (error) {
      logError('checkout: keep order', error);
      return isUnanswered(error) ? null : false;
    }
  }

  /**
   * Stores an order in this browser before the check, and also in the shop if the shopper leaves the page during
   * the check.
   *
   * @returns a function that ends the watch of the page. It returns a function that removes the order from this browser
   *   unless the shop has it, or an earlier try had stored it
   */
  function keepUnsent(order: Order) {
    const { reference, lines } = order;
    let isKept = myOrders.read().some((kept) => kept.order.reference === reference);
    if (lines.length > 0) myOrders.keep(order);
    const sendToShop = () => {
      if (!isSellable(lines)) return;
      isKept = true;
      void storeOrder(order);
    };
    addEventListener('pagehide', sendToShop, { once: true });
    return () => {
      removeEventListener('pagehide', sendToShop);
      return () => {
        if (!isKept) myOrders.forget(reference);
      };
    };
  }

  async function send(order: Order, repetition: Repetition) {
    const { reference, lines } = order;
    // The page may be closed while the requests are in flight.
    myOrders.keep(order, true);
    const endWatch = watchOrdered(cart, lines);
    checkout.write({ status: 'sending', order });
    const reachedShop = await storeOrder(order);
    try {
      const url = orderUrl(env.siteUrl || location.origin, order);
      await services.sendEmail(buildOrderEmail(order, business, url, repetition));
    } catch (error) {
      endWatch();
      logError('checkout: send order', error);
      const isRefused = !(error instanceof UnansweredEmailError) && reachedShop !== null;
      // An earlier try may still have arrived.
      if (isRefused && repetition === null) myOrders.refuse(reference);
      checkout.write({ status: 'error', order, reachedShop });
      return;
    }
    myOrders.confirm(reference, rememberedBuyer.read() !== null);
    receipt.save(order);
    const { isReplaced, remaining } = endWatch();
    if (!isReplaced) checkoutDraft.clear();
    // Units above the ordered number were added meanwhile and stay in the cart.
    cart.change((inCart) => subtractLines(inCart, remaining));
    checkout.write({ status: 'success', order });
  }

  async function checkAndSend(form: CheckoutForm) {
    // The lines that the shopper saw: `useLiveFacts` may change the cart during the check.
    const { lines: agreed } = cart.getSnapshot();
    const earlierOrders = myOrders.read();
    const unchecked = takeOrder(form, false);
    checkout.write({ status: 'checking', reference: unchecked.reference });
    const endUnsent = keepUnsent(unchecked);
    const checkedIds = new Set(agreed.map((line) => line.productoId));
    const [facts] = await Promise.all([readFactsOf(agreed), services.renewEmailCode()]);
    const forgetUnsent = endUnsent();
    if (facts !== null) cart.change((inCart) => reconcileCart(inCart, facts, checkedIds).cart);
    const { lines } = cart.getSnapshot();
    const factChanges = facts === null ? [] : reconcileCart(agreed, facts, checkedIds).changes;
    // A cart with a line without a price is never sent, not even if the check fails.
    const changes =
      factChanges.length > 0 ? factChanges : reconcileCart(lines, new Map(), new Set()).changes;
    const isConfirmed = facts !== null && lines.every((line) => checkedIds.has(line.productoId));
    if (lines.length > 0 && changes.length === 0) {
      const order = takeOrder(form, isConfirmed);
      // If the cart changed during the check, its order may have another reference now.
      if (order.reference !== unchecked.reference) forgetUnsent();
      await blockReload(() => send(order, repetitionOf(order, earlierOrders)));
      return;
    }
    forgetUnsent();
    checkout.write(lines.length === 0 ? { status: 'idle' } : { status: 'changed', changes });
  }

  return async (form: CheckoutForm): Promise<CheckoutState> => {
    if (!isUnderWay(checkout.read())) await checkAndSend(form);
    return checkout.read();
  };
}
