import { expect, test } from 'vitest';
import {
  EMPTY_CHECKOUT_FORM,
  FIELD_LIMITS,
  isEmail,
  REQUIRED_FIELDS,
  TYPED_FIELDS,
  validateCheckout,
} from '#domain/order/checkoutForm.ts';
import { buildForm } from './fixtures.ts';

test('an empty form and blanks need name, e-mail and phone, in the order of the fields', () => {
  const errors = validateCheckout(EMPTY_CHECKOUT_FORM);
  const blanks = buildForm({ fullName: ' \t', email: '  ', phone: '\n' });
  expect(validateCheckout(blanks)).toEqual(errors);
  expect(errors).toEqual({ fullName: 'required', email: 'required', phone: 'required' });
  expect(Object.keys(errors)).toEqual(['fullName', 'email', 'phone']);
});

test('a form with only name, e-mail and phone is valid', () => {
  expect(
    validateCheckout({ ...EMPTY_CHECKOUT_FORM, fullName: 'Ana', email: ' a@b.cr ', phone: '1' }),
  ).toEqual({});
});

test.each([
  ['a@b.c', true],
  ['maria.rojas+taras@sub.example.co.cr', true],
  ['  a@b.c  ', true],
  ['a@b', false],
  ['@b.c', false],
  ['a@b.', false],
  ['a b@c.d', false],
  ['a@b c.d', false],
  ['a@b@c.d', false],
])('"%s" is an e-mail address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

test('every typed field has a limit, in the order of the form', () => {
  const { paymentMethod: _chosen, ...typed } = EMPTY_CHECKOUT_FORM;
  expect(Object.keys(FIELD_LIMITS)).toEqual(Object.keys(typed));
  expect(TYPED_FIELDS).toEqual(Object.keys(typed));
});

test.each(REQUIRED_FIELDS)('%s may be as long as its limit, blanks around it aside', (field) => {
  const filling = field === 'email' ? 'e@a.cr' : 'x';
  const limit = filling.padEnd(FIELD_LIMITS[field], 'x');
  expect(validateCheckout(buildForm({ [field]: ` ${limit}\n` }))).toEqual({});
  expect(validateCheckout(buildForm({ [field]: `${limit}x` }))).toEqual({ [field]: 'tooLong' });
});

test('address and additional information are not validated', () => {
  const long = 'x'.repeat(9_999);
  const form = { province: long, canton: long, district: long, exactAddress: long };
  expect(validateCheckout(buildForm({ ...form, additionalInfo: long }))).toEqual({});
});
