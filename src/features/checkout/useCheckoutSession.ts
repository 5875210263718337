import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { business } from '#config/business.ts';
import { RECEIPT_PARAM } from '#config/paths.ts';
import { env } from '#config/env.ts';
import { renewEmailCode, sendOrderEmail } from '#data/email.ts';
import { createPedido } from '#data/pedidos/create.ts';
import { readLineFacts } from '#data/productos/read.ts';
import { useStore } from '#shared/hooks/useStore.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { useCartStore } from '#state/cart/useCart.ts';
import { checkoutDraft } from '#state/order/checkoutDraft.ts';
import { cartFingerprint, isUnconfirmed, keptOrders, openOrder } from '#state/order/keptOrders.ts';
import { type CheckoutState, type CheckoutStore, checkoutOf } from '#state/order/checkoutStore.ts';
import { rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { orderUrl } from '../shared/receipt/useOrderText.ts';
import { hasNoneOf } from './orderReference.ts';
import { type OrderSubmission, createOrderSubmission } from './orderSubmission.ts';
import { type Receipt, createReceipt } from './receipt.ts';

export type CheckoutSession = {
  readonly checkout: CheckoutStore;
  readonly submission: OrderSubmission;
  readonly receipt: Receipt;
};

function createSession(cart: CartStore): CheckoutSession {
  const receipt = createReceipt(tabStorage);
  const checkout = checkoutOf(cart);
  const submission = createOrderSubmission({
    draft: checkoutDraft,
    orders: keptOrders,
    cart,
    checkout,
    receipt,
    isBuyerRemembered: () => rememberedBuyer.read() !== null,
    shopName: business.name,
    readFacts: readLineFacts,
    orderUrl: (order) => orderUrl(env.siteUrl || location.origin, order),
    keepOrder: (order, signal) => createPedido(order, i18next.language, signal),
    onLeave(listener) {
      addEventListener('pagehide', listener);
      return () => removeEventListener('pagehide', listener);
    },
    renewEmailCode,
    sendEmail: sendOrderEmail,
    now: () => new Date(),
    random: Math.random,
  });
  return { checkout, submission, receipt };
}

/**
 * Ends a failure whose order was marked as arrived or forgotten, in any tab, or gave way to an earlier order
 * that is sent again.
 */
function endSettled({ checkout, submission }: CheckoutSession, cart: CartStore): void {
  const state = checkout.read();
  if (state.status !== 'error') return;
  const { reference } = state.order;
  const orders = keptOrders.read();
  const open = openOrder(orders);
  const isOther =
    open !== null &&
    open.reference !== reference &&
    cartFingerprint(open.lines) === cartFingerprint(cart.getSnapshot().lines);
  if (isOther || !isUnconfirmed(orders, reference)) submission.reset();
}

/** Ends what emptying or replacing the cart ends: the next order has another reference. */
function endReplaced({ checkout, submission }: CheckoutSession, cart: CartStore): void {
  const state = checkout.read();
  const { lines } = cart.getSnapshot();
  const isOver =
    (state.status === 'error' && hasNoneOf(lines, state.order.lines)) ||
    (state.status === 'changed' && lines.length === 0);
  if (isOver) submission.reset();
}

/** Ends what is over while the checkout is open, until the returned function is called. */
function watchCheckout(session: CheckoutSession, cart: CartStore): () => void {
  const stops = [
    cart.subscribe(() => endReplaced(session, cart)),
    keptOrders.subscribe(() => endSettled(session, cart)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Opens the checkout of a cart. The last receipt is removed when the cart is filled.
 *
 * @param visit `isReceiptWanted`: the address requests the receipt · `isReload`: the document was
 *   loaded on this page, so the receipt may have been on screen
 */
function openCheckout(
  cart: CartStore,
  { isReceiptWanted, isReload }: { isReceiptWanted: boolean; isReload: boolean },
): CheckoutSession {
  const session = createSession(cart);
  const { checkout, receipt, submission } = session;
  // The receipt of an earlier order is shown again only after a reload.
  if (isReload) submission.restore();
  else if (checkout.read().status !== 'success') receipt.leave();
  endSettled(session, cart);
  endReplaced(session, cart);
  const isNextOrder = cart.getSnapshot().lines.length > 0 && !isReceiptWanted;
  if (!isNextOrder) return session;
  if (checkout.read().status === 'success') submission.reset();
  receipt.clear();
  return session;
}

type CheckoutVisit = CheckoutSession & {
  readonly state: CheckoutState;
  /** True: the address requests the receipt of the last order. */
  readonly isReceiptWanted: boolean;
};

/** Whether the document was opened by its address or by a link, rather than reloaded or restored. */
function isTypedAddress(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

export function useCheckoutSession(): CheckoutVisit {
  const cart = useCartStore();
  const isReceiptWanted = new URLSearchParams(useLocation().search).has(RECEIPT_PARAM);
  const isReload = useNavigationType() === 'POP' && !isTypedAddress();
  const [session] = useState(() => openCheckout(cart, { isReceiptWanted, isReload }));
  useEffect(() => watchCheckout(session, cart), [session, cart]);
  return {
    ...session,
    state: useStore(session.checkout, session.checkout.read()),
    isReceiptWanted,
  };
}
