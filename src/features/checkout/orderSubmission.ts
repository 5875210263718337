import { UnansweredEmailError } from '#data/http/DataError.ts';
import { type Cart, type LineFactsById, cartTotals, findLine } from '#domain/cart/cart.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import type { CheckoutForm } from '#domain/order/checkoutForm.ts';
import {
  type Order,
  type OrderEmailPayload,
  buildOrderEmail,
  newOrderReference,
} from '#domain/order/orderEmail.ts';
import { logError } from '#shared/lib/log.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { takeOverFacts } from '#state/cart/takeOverFacts.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import { giveUpAfter } from './giveUpAfter.ts';
import type { Receipt } from './receipt.ts';
import { type StartedOrder, type StartedOrderStore, cartFingerprint } from './startedOrder.ts';
import {
  type SubmissionEvent,
  type SubmissionState,
  isUnderWay,
  submissionReducer,
} from './submissionState.ts';

/** Patience with the last reading of prices and stock before sending, in ms. */
export const CHECK_TIMEOUT_MS = 8_000;

/** What sending an order needs from around it. */
export type SubmissionDeps = {
  readonly cart: CartStore;
  readonly draft: CheckoutDraft;
  readonly receipt: Receipt;
  readonly started: StartedOrderStore;
  readonly shopName: string;
  readonly readFacts: (ids: readonly number[], signal: AbortSignal) => Promise<LineFactsById>;
  /** May load the document anew before anything is sent. Never rejects. */
  readonly renewEmailCode: () => Promise<void>;
  readonly sendEmail: (payload: OrderEmailPayload) => Promise<void>;
  readonly now: () => Date;
  /** In [0, 1). */
  readonly random: () => number;
};

/** One order on its way to the shop, which may outlive the screen that sent it. */
export type OrderSubmission = {
  readonly getState: () => SubmissionState;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Checks the cart against live prices and stock and sends the order; does nothing while one is
   * under way, so that neither a double click nor leaving and returning sends it twice.
   *
   * @returns where the order stands afterwards. Never rejects.
   */
  readonly submit: (form: CheckoutForm) => Promise<SubmissionState>;
  /** The shopper leaves the receipt of an order that was sent. */
  readonly leave: () => void;
  /** Forgets what became of the last order, its receipt included; not while one is being sent. */
  readonly reset: () => void;
};

/** An order submission over its cart; after a reload it begins with the receipt of the last one. */
export function createOrderSubmission(deps: SubmissionDeps): OrderSubmission {
  const { cart, draft, receipt, started } = deps;
  const listeners = new Set<() => void>();
  const last = receipt.isLeft() ? null : receipt.read();
  let state: SubmissionState = last ? { status: 'success', order: last } : { status: 'idle' };

  function go(event: SubmissionEvent) {
    const next = submissionReducer(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function readFactsOf(lines: Cart): Promise<LineFactsById | null> {
    const ids = lines.map((line) => line.productoId);
    try {
      return await giveUpAfter(CHECK_TIMEOUT_MS, (signal) => deps.readFacts(ids, signal));
    } catch (error) {
      logError('checkout: check prices and stock', error);
      return null;
    }
  }

  /** The reference of what is ordered now: that of `earlier` as long as the cart is the same. */
  function referenceFor(lines: Cart, now: Date, earlier: StartedOrder | null): string {
    if (earlier?.cart === cartFingerprint(lines)) return earlier.reference;
    const create = () => newOrderReference(now, deps.random);
    if (draft.reference(create) === earlier?.reference) draft.forgetReference();
    return draft.reference(create);
  }

  function takeOrder(form: CheckoutForm, pricesConfirmed: boolean): Order {
    const { lines } = cart.getSnapshot();
    const now = deps.now();
    const earlier = started.read();
    return {
      reference: referenceFor(lines, now, earlier),
      form,
      lines,
      totals: cartTotals(lines),
      pricesConfirmed,
      createdAt: now,
      repeats: earlier?.reference ?? null,
    };
  }

  /** Takes out what was ordered; what was added while the order was on its way stays. */
  function takeOut(ordered: Cart) {
    if (cart.getSnapshot().lines === ordered) {
      cart.clear();
      return;
    }
    for (const line of ordered) {
      const { lines } = cart.getSnapshot();
      const index = findLine(lines, line);
      const left = (lines[index]?.quantity ?? 0) - line.quantity;
      if (left > 0) cart.setQuantity(index, left);
      else if (index >= 0) cart.removeLine(index);
    }
    cart.flush();
  }

  async function send(order: Order) {
    const { reference, createdAt: startedAt, lines } = order;
    const earlier = started.read();
    // Before the request goes out: nothing may be left to write when the page is closed.
    started.save({ reference, startedAt, cart: cartFingerprint(lines) });
    // Any tab may end what was started; after that, no other order may have its reference.
    draft.forgetReference();
    go({ type: 'orderTaken', order });
    try {
      await deps.sendEmail(buildOrderEmail(order, { name: deps.shopName }));
    } catch (error) {
      logError('checkout: send order', error);
      if (!(error instanceof UnansweredEmailError)) {
        if (earlier === null) started.remove(reference);
        else started.save(earlier);
        if (earlier?.reference !== reference) draft.reference(() => reference);
      }
      go({ type: 'sendingFailed' });
      return;
    }
    started.remove(reference);
    receipt.save(order);
    draft.clear();
    takeOut(lines);
    go({ type: 'orderSent' });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(form) {
      if (isUnderWay(state)) return state;
      go({ type: 'submitted' });
      // What the shopper agreed to: the screen may take over live facts of its own meanwhile.
      const { lines: agreed } = cart.getSnapshot();
      const asked = new Set(agreed.map((line) => line.productoId));
      const [facts] = await Promise.all([readFactsOf(agreed), deps.renewEmailCode()]);
      if (facts !== null) takeOverFacts(cart, facts, asked);
      const { lines } = cart.getSnapshot();
      const found = facts === null ? [] : reconcileCart(agreed, facts, asked).changes;
      // Also without facts, and in lines of another tab: what has no price is not sent.
      const changes = found.length > 0 ? found : reconcileCart(lines, new Map(), new Set()).changes;
      const isWholeChecked = facts !== null && lines.every((line) => asked.has(line.productoId));
      if (lines.length === 0) go({ type: 'leftAlone' });
      else if (changes.length > 0) go({ type: 'changesFound', changes });
      else await send(takeOrder(form, isWholeChecked));
      return state;
    },
    leave() {
      if (state.status !== 'success') return;
      receipt.leave();
      go({ type: 'leftAlone' });
    },
    reset() {
      if (isUnderWay(state)) return;
      receipt.clear();
      go({ type: 'leftAlone' });
    },
  };
}
