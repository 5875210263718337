import type { Resolver } from 'react-hook-form';
import {
  validateCheckout,
  type CheckedField,
  type CheckoutForm,
  type FieldError,
} from '../../domain/validation.ts';

/** Form errors whose `type` is the rule that a field breaks. */
type CheckoutErrors = Partial<Record<CheckedField, { readonly type: FieldError }>>;

/** The rules of the checkout form, as react-hook-form asks for them. @see spec §5 "Checkout" */
export const checkoutResolver: Resolver<CheckoutForm> = (values) => {
  const broken = validateCheckout(values);
  const errors: CheckoutErrors = {};
  if (broken.fullName) errors.fullName = { type: broken.fullName };
  if (broken.email) errors.email = { type: broken.email };
  if (broken.phone) errors.phone = { type: broken.phone };
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
};
