import { FIELD_LIMITS, fieldErrors } from './checkoutForm.ts';

/** The values of the form as typed. @see docs/rules.md#contact-form */
export type ContactForm = Readonly<Record<'name' | 'email' | 'phone' | 'message', string>>;

export const EMPTY_CONTACT_FORM: ContactForm = { name: '', email: '', phone: '', message: '' };

/** Maximum characters. With all fields at their limit, the e-mail stays far below the 50 kB of the e-mail service. */
export const CONTACT_LIMITS = {
  name: FIELD_LIMITS.fullName,
  email: FIELD_LIMITS.email,
  phone: FIELD_LIMITS.phone,
  message: 4000,
} as const satisfies Record<keyof ContactForm, number>;

/** @see docs/rules.md#contact-form */
export const validateContact = (form: ContactForm) =>
  fieldErrors(form, ['name', 'email', 'phone', 'message'], CONTACT_LIMITS);

/** Makes the parameters of the contact e-mail, which its template names like the fields of the form. */
export function buildContactEmail(form: ContactForm): ContactForm {
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    message: form.message.trim(),
  };
}

/** Writes the message as text for a chat. The sender comes first, because long texts are cut at the end. */
export function contactText(form: ContactForm): string {
  const { name, email, phone, message } = buildContactEmail(form);
  const sender = [name, phone, email].filter((part) => part !== '').join(' · ');
  return [sender, message].filter((part) => part !== '').join('\n\n');
}
