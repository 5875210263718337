import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { prepareEmail } from '#data/email.ts';
import { useCart } from '#state/cart/useCart.ts';
import { cart } from '#i18n/es/cart.ts';
import { checkout } from '#i18n/es/checkout.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { CheckoutView } from './CheckoutView.tsx';
import { OrderSent } from './OrderSent.tsx';
import { isUnderWay } from './submissionState.ts';
import { useCheckoutSession } from './useCheckoutSession.ts';

registerTexts('cart', cart);
registerTexts('checkout', checkout);

/**
 * The checkout: its form, or the receipt of the order just sent, or of the last one where the
 * address asks for it. With nothing to order it gives way to the cart, which says so.
 *
 * @see spec §2 "Checkout"
 */
export function CheckoutPage() {
  const session = useCheckoutSession();
  const { lines } = useCart();
  const { state, submission, isReceiptWanted } = session;
  useEffect(prepareEmail, []);
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.checkout()) submission.leave();
    },
    [submission],
  );

  const asked = isReceiptWanted && !isUnderWay(state) ? session.receipt.read() : null;
  if (asked !== null) return <OrderSent order={asked} />;
  if (state.status === 'success') return <OrderSent order={state.order} />;
  if (lines.length === 0 && !isUnderWay(state)) return <Navigate to={paths.cart()} replace />;
  return <CheckoutView session={session} state={state} />;
}
