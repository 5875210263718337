import { describe, expect, test } from 'vitest';
import {
  buildContactEmail,
  CONTACT_LIMITS,
  contactText,
  EMPTY_CONTACT_FORM,
  validateContact,
  type ContactForm,
} from '#domain/order/contactEmail.ts';

const FILLED: ContactForm = {
  name: ' María "Mari" Rojas ',
  email: 'maria@example.com ',
  phone: '8888-0000',
  message: '60 camisetas\ncon logo <b>',
};

describe('bad inputs', () => {
  test.each([
    [
      'nothing typed',
      EMPTY_CONTACT_FORM,
      { name: 'required', email: 'required', phone: 'required', message: 'required' },
    ],
    ['an e-mail without a dot', { ...FILLED, email: 'maria@example' }, { email: 'invalidEmail' }],
    [
      'everything too long',
      {
        name: 'n'.repeat(CONTACT_LIMITS.name + 1),
        email: `${'e'.repeat(CONTACT_LIMITS.email)}@a.cr`,
        phone: '8'.repeat(CONTACT_LIMITS.phone + 1),
        message: 'm'.repeat(CONTACT_LIMITS.message + 1),
      },
      { name: 'tooLong', email: 'tooLong', phone: 'tooLong', message: 'tooLong' },
    ],
    [
      'a message at its limit',
      { ...FILLED, message: ` ${'m'.repeat(CONTACT_LIMITS.message)}\n` },
      {},
    ],
    ['a phone in free text', { ...FILLED, phone: 'ext. 12, de 9 a 5' }, {}],
  ] as const)('%s', (_what, form, errors) => {
    expect(validateContact(form)).toEqual(errors);
  });
});

test('the e-mail has exactly the four parameters of the template, trimmed', () => {
  expect(buildContactEmail(FILLED)).toEqual({
    name: 'María "Mari" Rojas',
    email: 'maria@example.com',
    phone: '8888-0000',
    message: '60 camisetas\ncon logo <b>',
  });
});

test('the chat text begins with the sender and leaves out empty fields', () => {
  expect(contactText(FILLED)).toBe(
    'María "Mari" Rojas · 8888-0000 · maria@example.com\n\n60 camisetas\ncon logo <b>',
  );
  expect(contactText({ ...EMPTY_CONTACT_FORM, message: 'Hola' })).toBe('Hola');
  expect(contactText({ ...EMPTY_CONTACT_FORM, phone: '8888' })).toBe('8888');
});

test('a message with every field at its limit fits into the 50 kB of the e-mail service', () => {
  const units = Object.values(CONTACT_LIMITS).reduce((sum, limit) => sum + limit, 0);
  expect(new TextEncoder().encode('㊙'.repeat(units)).length).toBeLessThan(50_000);
});
