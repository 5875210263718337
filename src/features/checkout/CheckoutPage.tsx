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
import { isUnderWay } from '#state/order/checkoutStore.ts';
import { useCheckoutSession } from './useCheckoutSession.ts';

registerTexts('cart', cart);
registerTexts('checkout', checkout);

/**
 * Shows the form, or the receipt of the last order if it was just sent or the address requests it.
 * With an empty cart it redirects to the cart.
 *
 * @see docs/rules.md#checkout-form
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

  const lastOrder = isReceiptWanted && !isUnderWay(state) ? session.receipt.read() : null;
  if (lastOrder !== null) return <OrderSent order={lastOrder} />;
  if (state.status === 'success') return <OrderSent order={state.order} />;
  if (lines.length === 0 && !isUnderWay(state)) return <Navigate to={paths.cart()} replace />;
  return <CheckoutView session={session} state={state} />;
}
