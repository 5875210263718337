import { isTooLong } from '../text/textLimit.ts';
import { FIELD_LIMITS, isEmail, type FieldError } from './checkoutForm.ts';

/** What the contact form holds, as typed. @see docs/rules.md#contact-form */
export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

/** The form before anything is typed, and again after it was sent. */
export const EMPTY_CONTACT_FORM: ContactForm = { name: '', email: '', phone: '', message: '' };

/**
 * Most characters that each field may have; all at their limit stay far below the
 * 50 kB that the e-mail service takes.
 */
export const CONTACT_LIMITS = {
  name: FIELD_LIMITS.fullName,
  email: FIELD_LIMITS.email,
  phone: FIELD_LIMITS.phone,
  message: 4000,
} as const satisfies Record<keyof ContactForm, number>;

/** The parameters of the contact e-mail, by the names in its template. */
export type ContactEmailPayload = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

/**
 * What is wrong, by field; empty: nothing.
 *
 * @see docs/rules.md#contact-form
 */
export function validateContact(form: ContactForm): Partial<Record<keyof ContactForm, FieldError>> {
  const errors: Partial<Record<keyof ContactForm, FieldError>> = {};
  for (const field of ['name', 'email', 'phone', 'message'] as const) {
    if (form[field].trim() === '') errors[field] = 'required';
    if (isTooLong(form[field], CONTACT_LIMITS[field])) errors[field] = 'tooLong';
  }
  if (errors.email === undefined && !isEmail(form.email)) errors.email = 'invalidEmail';
  return errors;
}

/** The e-mail of a filled form, without the blanks around what was typed. */
export function buildContactEmail(form: ContactForm): ContactEmailPayload {
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    message: form.message.trim(),
  };
}

/**
 * The same message for a chat: who writes, then what; what was left empty is left out. Who writes
 * comes first, because a chat cuts long texts at their end.
 */
export function contactText(form: ContactForm): string {
  const { name, email, phone, message } = buildContactEmail(form);
  const sender = [name, phone, email].filter((part) => part !== '').join(' · ');
  return [sender, message].filter((part) => part !== '').join('\n\n');
}
