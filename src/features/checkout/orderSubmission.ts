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
import { buildOrderEmail, isSameOrder, type Order } from '#domain/order/orderEmail.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { inTime } from '#lib/inTime.ts';
import { logError } from '#lib/log.ts';
import { newUuid } from '#lib/newUuid.ts';
import { blockReload } from '#lib/reloadDocument.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { checkoutOf, isUnderWay, type CheckoutState } from '#state/order/checkoutStore.ts';
import {
  hasNoneOf,
  myOrders,
  openOrder,
  orderReference,
  type MyOrders,
} from '#state/order/myOrders.ts';
import { receipt } from '#state/order/receipt.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { orderUrl } from '../shared/receipt/useOrderText.ts';

const CHECK_TIMEOUT_MS = 8_000;
const KEEP_TIMEOUT_MS = 8_000;

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

/**
 * Returns the result of `work`; after `timeoutMs` it throws and aborts the signal of `work`.
 *
 * @throws what `work` throws, or a DataError after the timeout
 */
async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    const late = () => new DataError('timeout', `no answer in ${timeoutMs} ms`);
    return await inTime(work(controller.signal), timeoutMs, late);
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
      return await withTimeout(CHECK_TIMEOUT_MS, (signal) => services.readFacts(ids, signal));
    } catch (error) {
      logError('checkout: check prices and stock', error);
      return null;
    }
  }

  /** Builds the order of a form and the cart. @param earlierOrders the stored orders before this attempt */
  function takeOrder(form: CheckoutForm, pricesConfirmed: boolean, earlierOrders: MyOrders): Order {
    const { lines } = cart.getSnapshot();
    const now = new Date();
    const stored = myOrders.read();
    const open = openOrder(stored, now);
    const order: Order = {
      id: newUuid(),
      reference: orderReference(lines, stored, now),
      form,
      lines,
      totals: cartTotals(lines),
      pricesConfirmed,
      createdAt: now,
      repeats: open?.reference ?? null,
      replaces: null,
    };
    const find = (reference: string | undefined) =>
      earlierOrders.find(({ order, status }) => status !== 'sent' && order.reference === reference);
    const known = find(order.reference) ?? find(open?.reference);
    if (!known || hasNoneOf(lines, known.order.lines)) return order;
    const { order: last, shopId } = known;
    if (last.reference === order.reference && isSameOrder(last, order)) {
      return { ...order, id: last.id, replaces: last.replaces };
    }
    // Only an attempt that reached the shop can be marked there as replaced.
    return { ...order, replaces: shopId ?? last.replaces };
  }

  /** Stores an order in the shop's table. Never rejects. @returns true: stored; `null`: no response, so perhaps */
  async function storeOrder(order: Order): Promise<boolean | null> {
    let reachedShop: boolean | null = true;
    try {
      await withTimeout(KEEP_TIMEOUT_MS, (signal) => services.storeOrder(order, signal));
    } catch (error) {
      logError('checkout: keep order', error);
      reachedShop = isUnanswered(error) ? null : false;
    }
    // `null` counts as reached: a later order may say that it replaces an order that the shop does not have.
    if (reachedShop !== false) myOrders.reached(order);
    return reachedShop;
  }

  /**
   * Stores an order in this browser before the check, and also in the shop if the shopper leaves the page during
   * the check.
   *
   * @returns a function that ends the watch of the page and returns `isSent`: the order was sent to the shop, and
   *   `forget`, which removes the order from this browser unless it was sent or an earlier attempt had stored it
   */
  function keepUnsent(order: Order) {
    const { reference, lines } = order;
    const wasKept = myOrders.read().some((kept) => kept.order.reference === reference);
    let isSent = false;
    if (lines.length > 0) myOrders.keep(order);
    const sendToShop = () => {
      if (isSent || !isSellable(lines)) return;
      isSent = true;
      // The page may be closed before the response, so the order counts as reached already.
      myOrders.reached(order);
      void storeOrder(order);
    };
    addEventListener('pagehide', sendToShop);
    return () => {
      removeEventListener('pagehide', sendToShop);
      return {
        isSent,
        forget() {
          if (!wasKept && !isSent) myOrders.forget(reference);
        },
      };
    };
  }

  async function send(order: Order) {
    const { reference, lines } = order;
    const earlier = openOrder(myOrders.read());
    // The order is `open` before the request, because the page may be closed while that is in flight.
    myOrders.open(order);
    const endWatch = watchOrdered(cart, lines);
    checkout.write({ status: 'sending', order });
    const reachedShop = await storeOrder(order);
    try {
      const url = orderUrl(env.siteUrl || location.origin, order);
      await services.sendEmail(buildOrderEmail(order, business, url));
    } catch (error) {
      endWatch();
      logError('checkout: send order', error);
      if (!(error instanceof UnansweredEmailError) && reachedShop !== null)
        myOrders.refuse(reference, earlier?.reference);
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
    const unchecked = takeOrder(form, false, earlierOrders);
    checkout.write({ status: 'checking', reference: unchecked.reference });
    const endUnsent = keepUnsent(unchecked);
    const checkedIds = new Set(agreed.map((line) => line.productoId));
    const [facts] = await Promise.all([readFactsOf(agreed), services.renewEmailCode()]);
    const unsent = endUnsent();
    if (facts !== null) cart.change((inCart) => reconcileCart(inCart, facts, checkedIds).cart);
    const { lines } = cart.getSnapshot();
    const factChanges = facts === null ? [] : reconcileCart(agreed, facts, checkedIds).changes;
    // A cart with a line without a price is never sent, not even if the check fails.
    const changes =
      factChanges.length > 0 ? factChanges : reconcileCart(lines, new Map(), new Set()).changes;
    const isConfirmed = facts !== null && lines.every((line) => checkedIds.has(line.productoId));
    if (lines.length > 0 && changes.length === 0) {
      const order = takeOrder(form, isConfirmed, unsent.isSent ? myOrders.read() : earlierOrders);
      // If the cart changed during the check, its order may have another reference now.
      if (order.reference !== unchecked.reference) unsent.forget();
      await blockReload(() => send(order));
      return;
    }
    unsent.forget();
    checkout.write(lines.length === 0 ? { status: 'idle' } : { status: 'changed', changes });
  }

  return async (form: CheckoutForm): Promise<CheckoutState> => {
    if (!isUnderWay(checkout.read())) await checkAndSend(form);
    return checkout.read();
  };
}
