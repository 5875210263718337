import { UnansweredEmailError } from '#data/http/DataError.ts';
import { findLine, type Cart, type CartLine, type LineFactsById } from '#domain/cart/cart.ts';
import { subtractLines } from '#domain/cart/changeLines.ts';
import { cartTotals } from '#domain/order/orderTable.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import {
  type Order,
  type OrderEmailPayload,
  buildOrderEmail,
  isSameOrder,
} from '#domain/order/orderEmail.ts';
import { logError } from '#shared/lib/log.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import type { CheckoutDraft } from '#state/order/checkoutDraft.ts';
import { type KeptOrders, type KeptOrdersStore, openOrder } from '#state/order/keptOrders.ts';
import { type CheckoutState, type CheckoutStore, isUnderWay } from '#state/order/checkoutStore.ts';
import { hasNoneOf, orderReference } from './orderReference.ts';
import type { Receipt } from './receipt.ts';
import { inTime } from '#shared/lib/inTime.ts';
import { withoutReload } from '#shared/lib/reloadDocument.ts';

/** Timeout of the request for prices and stock before sending, in ms. */
const CHECK_TIMEOUT_MS = 8_000;
/** Timeout of the request that adds the order to the table of the shop, in ms. */
const KEEP_TIMEOUT_MS = 8_000;

export type SubmissionDeps = {
  readonly cart: CartStore;
  readonly draft: CheckoutDraft;
  readonly receipt: Receipt;
  readonly orders: KeptOrdersStore;
  readonly checkout: CheckoutStore;
  /** Whether the orders of this browser may keep personal data. */
  readonly isBuyerRemembered: () => boolean;
  readonly shopName: string;
  /** The address of an order for staff. */
  readonly orderUrl: (order: Order) => string;
  readonly readFacts: (ids: readonly number[], signal: AbortSignal) => Promise<LineFactsById>;
  /** Adds an order to the table of the shop. */
  readonly keepOrder: (order: Order, signal: AbortSignal) => Promise<void>;
  /** Calls `listener` when the page is closed or left, until the returned function is called. */
  readonly onLeave: (listener: () => void) => () => void;
  /** May reload the document. Never rejects. */
  readonly renewEmailCode: () => Promise<void>;
  readonly sendEmail: (payload: OrderEmailPayload) => Promise<void>;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
};

/** Whether there are lines, and each has a price. */
function isSellable(lines: Cart): boolean {
  return lines.length > 0 && reconcileCart(lines, new Map(), new Set()).changes.length === 0;
}

/**
 * The result of `work`; after `timeoutMs` its signal is aborted.
 *
 * @throws what `work` throws, or an Error after the timeout
 */
async function withTimeout<T>(
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await inTime(work(controller.signal), timeoutMs);
  } finally {
    // Has no effect on work that has ended.
    controller.abort();
  }
}

/** The units of each ordered line in a cart; 0: the cart does not have it. */
type Units = ReadonlyMap<CartLine, number>;

type Watched = {
  /** The ordered lines that nobody has taken out of the cart. */
  readonly remaining: Cart;
  /** The shopper has put together another cart. */
  readonly isReplaced: boolean;
};

function countUnits(cart: Cart, ordered: Cart): Units {
  return new Map(ordered.map((line) => [line, cart[findLine(cart, line)]?.quantity ?? 0]));
}

/**
 * Watches a cart while its order is in flight. A line that was taken out counts as never taken out
 * once an undo brings it back. Otherwise what the cart has of that line was added anew.
 *
 * @returns ends the watch
 */
function watchOrdered(cart: CartStore, ordered: Cart): () => Watched {
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
    return {
      remaining,
      isReplaced: remaining.length === 0 && cart.getSnapshot().lines.length > 0,
    };
  };
}

/** Sends orders, also after the screen that sent one has unmounted. */
export function createOrderSubmission(deps: SubmissionDeps) {
  const { cart, checkout, draft, receipt, orders } = deps;
  async function readFactsOf(lines: Cart): Promise<LineFactsById | null> {
    const ids = lines.map((line) => line.productoId);
    try {
      return await withTimeout(CHECK_TIMEOUT_MS, (signal) => deps.readFacts(ids, signal));
    } catch (error) {
      logError('checkout: check prices and stock', error);
      return null;
    }
  }

  /** @param tries the orders kept before this attempt */
  function takeOrder(form: CheckoutForm, pricesConfirmed: boolean, tries: KeptOrders): Order {
    const { lines } = cart.getSnapshot();
    const now = deps.now();
    const earlier = openOrder(orders.read(), now);
    const order: Order = {
      id: newUuid(),
      reference: orderReference({ lines, now, orders: orders.read(), random: deps.random }),
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

  /** Whether the shop has the order now. Without it the order still goes by e-mail. */
  async function keepOrder(order: Order): Promise<boolean> {
    try {
      await withTimeout(KEEP_TIMEOUT_MS, (signal) => deps.keepOrder(order, signal));
      orders.reached(order);
      return true;
    } catch (error) {
      logError('checkout: keep order', error);
      return false;
    }
  }

  /**
   * Keeps the order before the check: in this browser, and in the shop if the page is left meanwhile.
   *
   * @returns ends the watch; `forget` removes it here, unless the shop has it or an earlier attempt had kept it
   */
  function keepUnsent(
    order: Order,
  ): () => { readonly isSent: boolean; readonly forget: () => void } {
    const { reference, lines } = order;
    const wasKept = orders.read().some((kept) => kept.order.reference === reference);
    let isSent = false;
    if (lines.length > 0) orders.keep(order);
    const stop = deps.onLeave(() => {
      if (isSent || !isSellable(lines)) return;
      isSent = true;
      // Nobody may be here to read the response.
      orders.reached(order);
      void keepOrder(order);
    });
    return () => {
      stop();
      return {
        isSent,
        forget() {
          if (!wasKept && !isSent) orders.forget(reference);
        },
      };
    };
  }

  async function send(order: Order) {
    const { reference, lines } = order;
    const earlier = openOrder(orders.read(), deps.now());
    // Before the request: the page may be closed while it is in flight.
    orders.open(order);
    const endWatch = watchOrdered(cart, lines);
    checkout.write({ status: 'sending', order });
    const isKept = await keepOrder(order);
    try {
      await deps.sendEmail(buildOrderEmail(order, { name: deps.shopName }, deps.orderUrl(order)));
    } catch (error) {
      endWatch();
      logError('checkout: send order', error);
      if (!(error instanceof UnansweredEmailError)) orders.refuse(reference, earlier?.reference);
      checkout.write({ status: 'error', order, isKept });
      return;
    }
    orders.confirm(reference, deps.isBuyerRemembered());
    receipt.save(order);
    const { isReplaced, remaining } = endWatch();
    if (!isReplaced) draft.clear();
    // More units than sent were added meanwhile, and stay; fewer than sent go.
    cart.change((inCart) => subtractLines(inCart, remaining));
    checkout.write({ status: 'success', order });
  }

  async function checkAndSend(form: CheckoutForm) {
    // What the shopper saw: the screen may update the cart from live facts during the check.
    const { lines: agreed } = cart.getSnapshot();
    const tries = orders.read();
    const unchecked = takeOrder(form, false, tries);
    checkout.write({ status: 'checking', reference: unchecked.reference });
    const endUnsent = keepUnsent(unchecked);
    const checkedIds = new Set(agreed.map((line) => line.productoId));
    const [facts] = await Promise.all([readFactsOf(agreed), deps.renewEmailCode()]);
    const unsent = endUnsent();
    if (facts !== null) cart.change((inCart) => reconcileCart(inCart, facts, checkedIds).cart);
    const { lines } = cart.getSnapshot();
    const found = facts === null ? [] : reconcileCart(agreed, facts, checkedIds).changes;
    // A line without a price is never sent, not even when the check fails.
    const changes = found.length > 0 ? found : reconcileCart(lines, new Map(), new Set()).changes;
    const isConfirmed = facts !== null && lines.every((line) => checkedIds.has(line.productoId));
    if (lines.length > 0 && changes.length === 0) {
      const order = takeOrder(form, isConfirmed, unsent.isSent ? orders.read() : tries);
      // The cart may have become another order during the check.
      if (order.reference !== unchecked.reference) unsent.forget();
      await withoutReload(() => send(order));
      return;
    }
    unsent.forget();
    checkout.write(lines.length === 0 ? { status: 'idle' } : { status: 'changed', changes });
  }

  return {
    /**
     * Checks the cart against live prices and stock, then sends the order. Does nothing while an
     * order is in flight, so a double click sends one order.
     *
     * @returns the state afterwards. Never rejects.
     */
    submit: async (form: CheckoutForm): Promise<CheckoutState> => {
      if (!isUnderWay(checkout.read())) await checkAndSend(form);
      return checkout.read();
    },
    /** Shows the receipt of the last order again, after a reload. */
    restore: () => {
      const last = receipt.isLeft() ? null : receipt.read();
      const isIdle = checkout.read().status === 'idle';
      if (last !== null && isIdle) checkout.write({ status: 'success', order: last });
    },
    /** Called when the shopper leaves the receipt of a sent order. */
    leave: () => {
      if (checkout.read().status !== 'success') return;
      receipt.leave();
      checkout.write({ status: 'idle' });
    },
    /** Removes the outcome and the receipt of the last order; does nothing while one is in flight. */
    reset: () => {
      if (isUnderWay(checkout.read())) return;
      receipt.clear();
      checkout.write({ status: 'idle' });
    },
  };
}

export type OrderSubmission = ReturnType<typeof createOrderSubmission>;
