import { business } from '#config/business.ts';
import { renewEmailCode, sendOrderEmail } from '#data/email.ts';
import { readLineFacts } from '#data/productos/read.ts';
import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import type { CartStore } from '#state/cart/cartStore.ts';
import { type CheckoutDraft, createCheckoutDraft } from './checkoutDraft.ts';
import { type OrderSubmission, createOrderSubmission } from './orderSubmission.ts';
import { type Receipt, createReceipt } from './receipt.ts';
import { type StartedOrderStore, createStartedOrderStore } from './startedOrder.ts';

export type CheckoutSession = {
  readonly draft: CheckoutDraft;
  readonly submission: OrderSubmission;
  readonly receipt: Receipt;
  readonly started: StartedOrderStore;
};

const sessions = new WeakMap<CartStore, CheckoutSession>();

function currentTime(): Date {
  return new Date();
}

function createSession(cart: CartStore, isReload: boolean): CheckoutSession {
  const storage = createVisitStorage(() => window.sessionStorage);
  const draft = createCheckoutDraft(storage);
  const lasting = createVisitStorage(() => window.localStorage);
  const started = createStartedOrderStore(lasting, window, currentTime);
  const receipt = createReceipt(storage);
  // The receipt of an earlier order is shown again only after a reload.
  if (!isReload) receipt.leave();
  const submission = createOrderSubmission({
    cart,
    draft,
    receipt,
    started,
    shopName: business.name,
    readFacts: readLineFacts,
    renewEmailCode,
    sendEmail: sendOrderEmail,
    now: currentTime,
    random: Math.random,
  });
  // Emptying the cart after a failure ends that order: the next one has another reference.
  cart.subscribe(() => {
    const { status } = submission.getState();
    const hasFailed = status === 'error' || status === 'changed';
    if (!hasFailed || cart.getSnapshot().lines.length > 0) return;
    draft.forgetReference();
    submission.reset();
  });
  return { draft, submission, receipt, started };
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
  if (session.submission.getState().status === 'success') session.submission.reset();
  session.receipt.clear();
  return session;
}
