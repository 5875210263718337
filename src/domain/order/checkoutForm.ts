import { isTooLong } from '../text/textLimit.ts';

/** `bankTransfer` includes SINPE Móvil. */
export type PaymentMethod = 'bankTransfer' | 'cash';

/** The typed fields, in the order of the form. */
export const TYPED_FIELDS = [
  'fullName',
  'email',
  'phone',
  'province',
  'canton',
  'district',
  'exactAddress',
  'additionalInfo',
] as const;

export type TypedField = (typeof TYPED_FIELDS)[number];

export type CheckoutForm = Readonly<Record<TypedField, string>> & {
  readonly paymentMethod: PaymentMethod;
};

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
 * Maximum characters of each field in the e-mail; for required fields also in the form. With every field at its limit,
 * most of the 50 kB of an order e-mail remains for the lines.
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
} as const satisfies Record<TypedField, number>;

export type FieldError = 'required' | 'invalidEmail' | 'tooLong';

export const REQUIRED_FIELDS = ['fullName', 'email', 'phone'] as const;

export type RequiredField = (typeof REQUIRED_FIELDS)[number];

export function addressLine(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

function isEmail(text: string): boolean {
  return /^[^\s@<>()]+@(?:[^\s@.,;:<>()]+\.)+[^\s@.,;:<>()]+$/.test(text.trim());
}

/** Finds the errors of required fields; the field `email` must hold an e-mail address. An empty object: no errors. */
export function fieldErrors<Field extends string>(
  form: Readonly<Record<Field, string>>,
  fields: readonly Field[],
  limits: Readonly<Record<Field, number>>,
): Partial<Record<Field, FieldError>> {
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const field of fields) {
    const text = form[field];
    if (text.trim() === '') errors[field] = 'required';
    else if (isTooLong(text, limits[field])) errors[field] = 'tooLong';
    else if (field === 'email' && !isEmail(text)) errors[field] = 'invalidEmail';
  }
  return errors;
}

/** @see docs/rules.md#checkout-form */
export const validateCheckout = (form: Pick<CheckoutForm, RequiredField>) =>
  fieldErrors(form, REQUIRED_FIELDS, FIELD_LIMITS);
