import { describe, expect, test } from 'vitest';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { buildForm, buildOrder } from '../domain/fixtures.ts';
import { FakeStorage } from '../state/tabs.ts';
import { openCheckoutTab } from './fixtures.ts';

const JUNK = ['', '{', 'null', '7', '[]', '{"reference":1}', '{"fullName":{}}'];

describe('the stored checkout of a visit', () => {
  test('a blocked storage keeps both until the page is left', () => {
    const blocked = new FakeStorage();
    blocked.fault = 'blocked';
    const { draft, receipt } = openCheckoutTab(new FakeStorage(), blocked);
    draft.saveForm(buildForm());
    receipt.save(buildOrder());
    expect(draft.readForm()).toEqual(buildForm());
    expect(receipt.read()).toEqual(buildOrder());
    draft.clear();
    receipt.clear();
    expect(draft.readForm()).toEqual(EMPTY_CHECKOUT_FORM);
    expect(receipt.read()).toBeNull();
  });

  test.each(JUNK)('the text %j counts as no draft and no receipt', (text) => {
    const storage = new FakeStorage();
    storage.setItem('checkoutDraft', text);
    storage.setItem('orderReceipt', text);
    const { draft, submission } = openCheckoutTab(new FakeStorage(), storage);
    expect(draft.readForm()).toEqual(EMPTY_CHECKOUT_FORM);
    expect(submission.getState()).toEqual({ status: 'idle' });
    // Otherwise the empty cart would link to it.
    expect(storage.getItem('orderReceipt')).toBeNull();
  });

  test('a draft with one bad field keeps the others', () => {
    const storage = new FakeStorage();
    const stored = { ...buildForm(), phone: 7, paymentMethod: 'card' };
    storage.setItem('checkoutDraft', JSON.stringify(stored));
    const { draft } = openCheckoutTab(new FakeStorage(), storage);
    expect(draft.readForm()).toEqual(buildForm({ phone: '', paymentMethod: 'bankTransfer' }));
  });
});
