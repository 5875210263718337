import { isTooLong } from '../text/textLimit.ts';

/** How the shopper means to pay. `bankTransfer` stands for SINPE Móvil too. */
export type PaymentMethod = 'bankTransfer' | 'cash';

/** What the checkout form holds, as typed. */
export type CheckoutForm = {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly province: string;
  readonly canton: string;
  readonly district: string;
  readonly exactAddress: string;
  readonly additionalInfo: string;
  readonly paymentMethod: PaymentMethod;
};

/** The form before anything is typed. */
export const EMPTY_CHECKOUT_FORM: CheckoutForm = {
  fullName: '',
  email: '',
  phone: '',
  province: '',
  canton: '',
  district: '',
  exactAddress: '',
  additionalInfo: '',
  paymentMethod: 'bankTransfer',
};

/**
 * Most characters that each typed field may have. Generous for people, and small
 * enough that every field at its limit leaves most of an order e-mail's 50 kB to the lines.
 */
export const FIELD_LIMITS = {
  fullName: 120,
  email: 254,
  phone: 40,
  province: 60,
  canton: 60,
  district: 80,
  exactAddress: 500,
  additionalInfo: 1500,
} as const satisfies Record<Exclude<keyof CheckoutForm, 'paymentMethod'>, number>;

/** What is wrong with a field. */
export type FieldError = 'required' | 'invalidEmail' | 'tooLong';

/** The fields that are typed. */
export type TypedField = keyof typeof FIELD_LIMITS;

/** The fields that an order cannot do without. */
export type RequiredField = 'fullName' | 'email' | 'phone';

/** The fields that are typed, in the order of the form. */
export const TYPED_FIELDS: readonly TypedField[] = [
  'fullName',
  'email',
  'phone',
  'province',
  'canton',
  'district',
  'exactAddress',
  'additionalInfo',
];

/** Whether a text, without blanks around it, looks like text, @, text, a dot and text. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

/**
 * What is wrong, by field, in the order of the form; empty: nothing.
 *
 * @see docs/rules.md#checkout-form
 */
export function validateCheckout(
  form: Pick<CheckoutForm, TypedField>,
): Partial<Record<TypedField, FieldError>> {
  const errors: Partial<Record<TypedField, FieldError>> = {};
  if (form.fullName.trim() === '') errors.fullName = 'required';
  if (form.email.trim() === '') errors.email = 'required';
  else if (!isEmail(form.email)) errors.email = 'invalidEmail';
  if (form.phone.trim() === '') errors.phone = 'required';
  for (const field of TYPED_FIELDS) {
    if (isTooLong(form[field], FIELD_LIMITS[field])) errors[field] = 'tooLong';
  }
  return errors;
}
