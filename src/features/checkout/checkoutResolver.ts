import { validateCheckout, type CheckoutForm } from '#domain/order/checkoutForm.ts';
import { rulesResolver } from '#shared/lib/rulesResolver.ts';

/** The rules of the checkout form for react-hook-form. @see docs/rules.md#checkout-form */
export const checkoutResolver = rulesResolver<CheckoutForm>(validateCheckout);
