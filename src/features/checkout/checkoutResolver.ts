import { validateCheckout, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';

/** The rules of the checkout form, as react-hook-form asks for them. @see spec §5 "Checkout" */
export const checkoutResolver = rulesResolver<CheckoutForm>(validateCheckout);
