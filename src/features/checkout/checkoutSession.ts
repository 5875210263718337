import i18next from 'i18next';
import { business } from '#config/business.ts';
import { env } from '#config/env.ts';
import { renewEmailCode, sendOrderEmail } from '#data/email.ts';
import { createPedido } from '#data/pedidos/create.ts';
import { readLineFacts } from '#data/productos/read.ts';
import { tabStorage } from '#shared/lib/visitStorage.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { type CheckoutDraft, checkoutDraft } from '#state/order/checkoutDraft.ts';
import { cartFingerprint, isUnconfirmed, keptOrders, openOrder } from '#state/order/keptOrders.ts';
import { orderInFlight } from '#state/order/orderInFlight.ts';
import { type BuyerStore, rememberedBuyer } from '#state/order/rememberedBuyer.ts';
import { orderUrl } from '../shared/receipt/orderUrl.ts';
import { hasNoneOf } from './orderReference.ts';
import { type OrderSubmission, createOrderSubmission } from './orderSubmission.ts';
import { type Receipt, createReceipt } from './receipt.ts';

export type CheckoutSession = {
  readonly draft: CheckoutDraft;
  readonly submission: OrderSubmission;
  readonly receipt: Receipt;
  readonly buyer: BuyerStore;
};

const sessions = new WeakMap<CartStore, CheckoutSession>();

function currentTime(): Date {
  return new Date();
}

function createSession(cart: CartStore, isReload: boolean): CheckoutSession {
  const receipt = createReceipt(tabStorage);
  // The receipt of an earlier order is shown again only after a reload.
  if (!isReload) receipt.leave();
  const submission = createOrderSubmission({
    draft: checkoutDraft,
    orders: keptOrders,
    cart,
    receipt,
    inFlight: orderInFlight(cart),
    isBuyerRemembered: () => rememberedBuyer.read() !== null,
    shopName: business.name,
    readFacts: readLineFacts,
    orderUrl: (order) => orderUrl(env.siteUrl || location.origin, order),
    keepOrder: (order, signal) => createPedido(order, i18next.language, signal),
    renewEmailCode,
    sendEmail: sendOrderEmail,
    now: currentTime,
    random: Math.random,
  });
  // Emptying or replacing the cart after a failure ends that order: the next one has another
  // reference.
  cart.subscribe(() => {
    const state = submission.getState();
    const { lines } = cart.getSnapshot();
    const isOver =
      (state.status === 'error' && hasNoneOf(lines, state.order.lines)) ||
      (state.status === 'changed' && lines.length === 0);
    if (isOver) submission.reset();
  });
  // So does marking it as arrived or forgetting it, in any tab.
  keptOrders.subscribe(() => {
    const state = submission.getState();
    if (state.status !== 'error') return;
    if (!isUnconfirmed(keptOrders.read(), state.order.reference)) submission.reset();
  });
  return { draft: checkoutDraft, submission, receipt, buyer: rememberedBuyer };
}

/** Whether the cart is an earlier order to send again, and the last failure is about another one. */
function isOtherOrder(cart: CartStore, { submission }: CheckoutSession): boolean {
  const state = submission.getState();
  const earlier = openOrder(keptOrders.read());
  return (
    state.status === 'error' &&
    earlier !== null &&
    earlier.reference !== state.order.reference &&
    cartFingerprint(earlier.lines) === cartFingerprint(cart.getSnapshot().lines)
  );
}

/**
 * The session of a cart, always the same one: an order in flight continues while the shopper looks
 * at other pages. The last receipt is removed when the checkout opens with a filled cart.
 *
 * @param visit `isReceiptWanted`: the address requests the receipt · `isReload`: the document was
 *   loaded on this page, so the receipt may have been on screen
 */
export function openCheckout(
  cart: CartStore,
  { isReceiptWanted, isReload }: { isReceiptWanted: boolean; isReload: boolean },
): CheckoutSession {
  const session = sessions.get(cart) ?? createSession(cart, isReload);
  sessions.set(cart, session);
  const isNextOrder = cart.getSnapshot().lines.length > 0 && !isReceiptWanted;
  if (!isNextOrder) return session;
  const isOver = session.submission.getState().status === 'success';
  if (isOver || isOtherOrder(cart, session)) session.submission.reset();
  session.receipt.clear();
  return session;
}
