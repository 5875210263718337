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
import { withoutReload } from '#lib/reloadDocument.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { checkoutOf, isUnderWay, type CheckoutState } from '#state/order/checkoutStore.ts';
import { checkoutDraft, receipt } from '#state/order/checkoutTab.ts';
import {
  hasNoneOf,
  keptOrders,
  openOrder,
  orderReference,
  type KeptOrders,
} from '#state/order/keptOrders.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { orderUrl } from '../shared/receipt/useOrderText.ts';

const CHECK_TIMEOUT_MS = 8_000;
const KEEP_TIMEOUT_MS = 8_000;

/** What leaves the browser for an order. */
const SERVICES = {
  readFacts: readLineFacts,
  keepOrder: (order: Order, signal: AbortSignal) => createPedido(order, i18next.language, signal),
  /** May reload the document. Never rejects. */
  renewEmailCode,
  sendEmail: sendOrderEmail,
};
export type OrderServices = typeof SERVICES;

function isSellable(lines: Cart): boolean {
  return lines.length > 0 && reconcileCart(lines, new Map(), new Set()).changes.length === 0;
}

/**
 * The result of `work`; after `timeoutMs` its signal is aborted.
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
    // Has no effect on work that has ended.
    controller.abort();
  }
}

/** The units of each ordered line in a cart; 0: the cart does not have it. */
function countUnits(cart: Cart, ordered: Cart) {
  return new Map(ordered.map((line) => [line, cart[findLine(cart, line)]?.quantity ?? 0]));
}

/**
 * Watches a cart while its order is in flight. A line that was taken out counts as never taken out
 * once an undo brings it back. Otherwise what the cart has of that line was added anew.
 *
 * @returns ends the watch; `remaining`: the ordered lines that nobody has taken out; `isReplaced`: the
 *   shopper has put together another cart
 */
function watchOrdered(cart: CartStore, ordered: Cart) {
  let before = countUnits(cart.getSnapshot().lines, ordered);
  const out = new Set<CartLine>();

  const stop = cart.subscribe((isUndo) => {
    const now = countUnits(cart.getSnapshot().lines, ordered);
    for (const [line, units] of now) {
      if (units === before.get(line)) continue;
      if (units === 0) out.add(line);
      else if (isUndo) out.delete(line);
    }
    before = now;
  });

  return () => {
    stop();
    const remaining = ordered.filter((line) => !out.has(line));
    const isReplaced = remaining.length === 0 && cart.getSnapshot().lines.length > 0;
    return { remaining, isReplaced };
  };
}

/**
 * Returns a function that checks a cart against live prices and stock, then sends its order, also after
 * the screen has unmounted. It does nothing while an order is in flight, so a double click sends one. It
 * returns the state afterwards, and never rejects.
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

  /** @param tries the orders kept before this attempt */
  function takeOrder(form: CheckoutForm, pricesConfirmed: boolean, tries: KeptOrders): Order {
    const { lines } = cart.getSnapshot();
    const now = new Date();
    const kept = keptOrders.read();
    const earlier = openOrder(kept, now);
    const order: Order = {
      id: newUuid(),
      reference: orderReference(lines, kept, now),
      form,
      lines,
      totals: cartTotals(lines),
      pricesConfirmed,
      createdAt: now,
      repeats: earlier?.reference ?? null,
      replaces: null,
    };
    const find = (reference: string | undefined) =>
      tries.find((kept) => kept.status !== 'sent' && kept.order.reference === reference);
    const known = find(order.reference) ?? find(earlier?.reference);
    if (!known || hasNoneOf(lines, known.order.lines)) return order;
    const { order: last, shopId } = known;
    if (last.reference === order.reference && isSameOrder(last, order)) {
      return { ...order, id: last.id, replaces: last.replaces };
    }
    // A try that was stopped, or that the shop did not get, is nothing that staff could mark.
    return { ...order, replaces: shopId ?? last.replaces };
  }

  /** True if the shop has the order now; `null`: perhaps. The order goes by e-mail in any case. */
  async function keepOrder(order: Order): Promise<boolean | null> {
    let isKept: boolean | null = true;
    try {
      await withTimeout(KEEP_TIMEOUT_MS, (signal) => services.keepOrder(order, signal));
    } catch (error) {
      logError('checkout: keep order', error);
      isKept = isUnanswered(error) ? null : false;
    }
    // A later order may name one that the shop does not have.
    if (isKept !== false) keptOrders.reached(order);
    return isKept;
  }

  /**
   * Keeps the order before the check: in this browser, and in the shop if the page is left meanwhile.
   *
   * @returns ends the watch; `forget` removes it here, unless the shop has it or an earlier attempt had kept it
   */
  function keepUnsent(order: Order) {
    const { reference, lines } = order;
    const wasKept = keptOrders.read().some((kept) => kept.order.reference === reference);
    let isSent = false;
    if (lines.length > 0) keptOrders.keep(order);
    const leave = () => {
      if (isSent || !isSellable(lines)) return;
      isSent = true;
      // Nobody may be here to read the response.
      keptOrders.reached(order);
      void keepOrder(order);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      return {
        isSent,
        forget() {
          if (!wasKept && !isSent) keptOrders.forget(reference);
        },
      };
    };
  }

  async function send(order: Order) {
    const { reference, lines } = order;
    const earlier = openOrder(keptOrders.read());
    // Before the request: the page may be closed while it is in flight.
    keptOrders.open(order);
    const endWatch = watchOrdered(cart, lines);
    checkout.write({ status: 'sending', order });
    const isKept = await keepOrder(order);
    try {
      const url = orderUrl(env.siteUrl || location.origin, order);
      await services.sendEmail(buildOrderEmail(order, business, url));
    } catch (error) {
      endWatch();
      logError('checkout: send order', error);
      if (!(error instanceof UnansweredEmailError) && isKept !== null)
        keptOrders.refuse(reference, earlier?.reference);
      checkout.write({ status: 'error', order, isKept });
      return;
    }
    keptOrders.confirm(reference, rememberedBuyer.read() !== null);
    receipt.save(order);
    const { isReplaced, remaining } = endWatch();
    if (!isReplaced) checkoutDraft.clear();
    // More units than sent were added meanwhile, and stay; fewer than sent go.
    cart.change((inCart) => subtractLines(inCart, remaining));
    checkout.write({ status: 'success', order });
  }

  async function checkAndSend(form: CheckoutForm) {
    // What the shopper saw: the screen may update the cart from live facts during the check.
    const { lines: agreed } = cart.getSnapshot();
    const tries = keptOrders.read();
    const unchecked = takeOrder(form, false, tries);
    checkout.write({ status: 'checking', reference: unchecked.reference });
    const endUnsent = keepUnsent(unchecked);
    const checkedIds = new Set(agreed.map((line) => line.productoId));
    const [facts] = await Promise.all([readFactsOf(agreed), services.renewEmailCode()]);
    const unsent = endUnsent();
    if (facts !== null) cart.change((inCart) => reconcileCart(inCart, facts, checkedIds).cart);
    const { lines } = cart.getSnapshot();
    const found = facts === null ? [] : reconcileCart(agreed, facts, checkedIds).changes;
    // A line without a price is never sent, not even when the check fails.
    const changes = found.length > 0 ? found : reconcileCart(lines, new Map(), new Set()).changes;
    const isConfirmed = facts !== null && lines.every((line) => checkedIds.has(line.productoId));
    if (lines.length > 0 && changes.length === 0) {
      const order = takeOrder(form, isConfirmed, unsent.isSent ? keptOrders.read() : tries);
      // The cart may have become another order during the check.
      if (order.reference !== unchecked.reference) unsent.forget();
      await withoutReload(() => send(order));
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
