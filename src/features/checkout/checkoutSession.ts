import { business } from '../../config/business.ts';
import { sendOrderEmail } from '../../data/email.ts';
import { readLineFacts } from '../../data/lineFacts.ts';
import type { CartStore } from '../../state/cart/cartStore.ts';
import { createCheckoutDraft, type CheckoutDraft } from './checkoutDraft.ts';
import { createOrderSubmission, type OrderSubmission } from './orderSubmission.ts';
import { createReceipt } from './receipt.ts';
import { createVisitStorage } from '../../shared/lib/visitStorage.ts';

/** The order being written and sent for one cart. */
export type CheckoutSession = {
  readonly draft: CheckoutDraft;
  readonly submission: OrderSubmission;
};

const sessions = new WeakMap<CartStore, CheckoutSession>();

function createSession(cart: CartStore): CheckoutSession {
  const storage = createVisitStorage(() => window.sessionStorage);
  const draft = createCheckoutDraft(storage);
  const submission = createOrderSubmission({
    cart,
    draft,
    receipt: createReceipt(storage),
    shopName: business.name,
    readFacts: readLineFacts,
    sendEmail: sendOrderEmail,
    now: () => new Date(),
    random: Math.random,
  });
  // A cart that was emptied after a failure ends that order: the next one has its own reference.
  cart.subscribe(() => {
    const { status } = submission.getState();
    const hasFailed = status === 'error' || status === 'changed';
    if (!hasFailed || cart.getSnapshot().lines.length > 0) return;
    draft.forgetReference();
    submission.reset();
  });
  return { draft, submission };
}

/**
 * The session of a cart, the same each time: an order being sent goes on while its shopper looks
 * at other pages. A receipt from before is forgotten once the cart has items again.
 */
export function openCheckout(cart: CartStore): CheckoutSession {
  const session = sessions.get(cart) ?? createSession(cart);
  sessions.set(cart, session);
  const isNextOrder = cart.getSnapshot().lines.length > 0;
  if (isNextOrder && session.submission.getState().status === 'success') session.submission.reset();
  return session;
}
