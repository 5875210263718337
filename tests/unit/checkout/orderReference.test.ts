import { beforeEach, expect, test, vi } from 'vitest';
import { buildFacts, buildForm, buildLine } from '../domain/fixtures.ts';
import { openCheckoutTab, referenceOf } from './fixtures.ts';
import { addLine } from '../state/tabs.ts';

const FORM = buildForm();
let checkout: ReturnType<typeof openCheckoutTab>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  checkout = openCheckoutTab();
  addLine(checkout.tab.cart, buildLine({ quantity: 12 }));
  checkout.services.sendEmail = () => Promise.reject(new Error('quota'));
});

test('a refused order keeps its reference after a retry and a reload', async () => {
  await checkout.submission.submit(FORM);
  await checkout.submission.submit(FORM);
  const reloaded = openCheckoutTab(checkout.localStorage, checkout.sessionStorage);
  await reloaded.submission.submit(FORM);
  const references = [...checkout.sent, ...reloaded.sent].map(referenceOf);
  expect(new Set(references).size).toBe(1);
  expect(references).toHaveLength(3);
});

test.each([
  ['marked as arrived', (reference: string) => checkout.orders.confirm(reference, false)],
  ['forgotten', (reference: string) => checkout.orders.forget(reference)],
])('a refused order that was %s leaves its reference to no other order', async (_how, end) => {
  await checkout.submission.submit(FORM);
  const reference = referenceOf(checkout.sent[0]);
  end(reference);
  checkout.services.sendEmail = async () => undefined;
  addLine(checkout.tab.cart, buildLine({ quantity: 2 }));
  await checkout.submission.submit(FORM);
  expect(referenceOf(checkout.sent[1])).toMatch(/^TT-261121-/);
  expect(referenceOf(checkout.sent[1])).not.toBe(reference);
});

test('a refused order that is changed keeps its reference', async () => {
  await checkout.submission.submit(FORM);
  addLine(checkout.tab.cart, buildLine({ quantity: 2 }));
  await checkout.submission.submit(FORM);
  expect(referenceOf(checkout.sent[1])).toBe(referenceOf(checkout.sent[0]));
});

test('a refused order leaves its reference to no cart without its lines, also after a reload', async () => {
  await checkout.submission.submit(FORM);
  const reloaded = openCheckoutTab(checkout.localStorage, checkout.sessionStorage);
  reloaded.tab.cart.change(() => [buildLine({ productoId: 7, name: 'Gorra' })]);
  reloaded.services.readFacts = async () => new Map([[7, buildFacts({ name: 'Gorra' })]]);
  expect((await reloaded.submission.submit(FORM)).status).toBe('success');
  expect(referenceOf(reloaded.sent[0])).toMatch(/^TT-261121-/);
  expect(referenceOf(reloaded.sent[0])).not.toBe(referenceOf(checkout.sent[0]));
});
