import { describe, expect, test } from 'vitest';
import {
  EMPTY_CHECKOUT_FORM,
  FIELD_LIMITS,
  REQUIRED_FIELDS,
  validateCheckout,
} from '#domain/order/checkoutForm.ts';
import { cleanTyped } from '#domain/order/cleanEmail.ts';
import {
  buildContactEmail,
  CONTACT_LIMITS,
  contactText,
  EMPTY_CONTACT_FORM,
  validateContact,
} from '#domain/order/contactEmail.ts';
import { buildForm } from './fixtures.ts';

const REQUIRED = { fullName: 'required', email: 'required', phone: 'required' };

test.each([
  ['nothing', EMPTY_CHECKOUT_FORM, REQUIRED],
  ['blanks', buildForm({ fullName: ' \t', email: '  ', phone: '\n' }), REQUIRED],
  ['the least', { ...EMPTY_CHECKOUT_FORM, fullName: 'A', email: ' a@b.cr ', phone: '1' }, {}],
])(
  'the checkout with %s typed lists missing required fields in the order of the form',
  (_what, form, errors) => {
    expect(Object.entries(validateCheckout(form))).toEqual(Object.entries(errors));
  },
);

test.each([
  ['a@b.c', true],
  ['  maria.rojas+taras@sub.example.co.cr  ', true],
  ['a@b', false],
  ['a@b.', false],
  ['a@b c.d', false],
  ['ana@gmail..com', false],
  ['ana@gmail.com; eva@gmail.com', false],
  ['Ana <ana@gmail.com>', false],
])('"%s" is an e-mail address: %s', (text, expected) => {
  const { email } = validateCheckout({ ...EMPTY_CHECKOUT_FORM, email: text });
  expect(email === undefined).toBe(expected);
});

test.each([
  'ana@example.com.',
  ' ana@example.com;;',
  'mailto:ana@example.com?subject=Hola',
  'Ana <mailto:ana@example.com>,',
  '"Ana" <ana@example.com>',
  '<ana@example.com>',
  '(ana@example.com)',
  '«ana\u200b@example.com».',
])('the pasted %j becomes a clean e-mail address', (pasted) => {
  expect(cleanTyped(pasted, 'email')).toBe('ana@example.com');
  expect(cleanTyped(pasted, 'text')).toBe(pasted.replace('\u200b', ''));
});

test.each(REQUIRED_FIELDS)(
  'the checkout accepts %s up to its limit, not counting blanks around it',
  (field) => {
    const limit = (field === 'email' ? 'e@a.cr' : 'x').padEnd(FIELD_LIMITS[field], 'x');
    expect(validateCheckout(buildForm({ [field]: ` ${limit}\n` }))).toEqual({});
    expect(validateCheckout(buildForm({ [field]: `${limit}x` }))).toEqual({ [field]: 'tooLong' });
  },
);

const FILLED = {
  name: ' María "Mari" Rojas ',
  email: 'maria@example.com ',
  phone: '8888-0000',
  message: '60 camisetas\ncon logo <b>',
};
const LONG = {
  name: 'n'.repeat(CONTACT_LIMITS.name + 1),
  email: `${'e'.repeat(CONTACT_LIMITS.email)}@a.cr`,
  phone: '8'.repeat(CONTACT_LIMITS.phone + 1),
  message: 'm'.repeat(CONTACT_LIMITS.message + 1),
};
const all = (error: string) => ({ name: error, email: error, phone: error, message: error });

describe('bad inputs', () => {
  test.each([
    ['nothing typed', EMPTY_CONTACT_FORM, all('required')],
    ['everything too long', LONG, all('tooLong')],
    ['no dot in the e-mail', { ...FILLED, email: 'a@b' }, { email: 'invalidEmail' }],
    ['a message at its limit', { ...FILLED, message: ` ${LONG.message.slice(1)}\n` }, {}],
    ['a phone in free text', { ...FILLED, phone: 'ext. 12, de 9 a 5' }, {}],
  ])('the errors of the contact form with %s', (_what, form, errors) => {
    expect(validateContact(form)).toEqual(errors);
  });
});

test('the contact form is sent as exactly the four parameters of the template, trimmed', () => {
  expect(buildContactEmail(FILLED)).toEqual({
    name: 'María "Mari" Rojas',
    email: 'maria@example.com',
    phone: '8888-0000',
    message: '60 camisetas\ncon logo <b>',
  });
});

test.each([
  [FILLED, 'María "Mari" Rojas · 8888-0000 · maria@example.com\n\n60 camisetas\ncon logo <b>'],
  [{ ...EMPTY_CONTACT_FORM, message: 'Hola' }, 'Hola'],
])('%j is sent by WhatsApp, sender first and no empty fields', (form, text) => {
  expect(contactText(form)).toBe(text);
});
