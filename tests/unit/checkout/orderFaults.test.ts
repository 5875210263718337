import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, UnansweredEmailError } from '#data/http/DataError.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { buildForm, buildLine, buildOrder } from '../domain/fixtures.ts';
import { FakeStorage } from '../state/tabs.ts';
import { openCheckoutTab } from './fixtures.ts';

const FORM = buildForm();
const SHIRTS = (quantity: number) => buildLine({ quantity });
const CAPS = (quantity: number) => buildLine({ productoId: 7, name: 'Gorra', quantity });

let checkout: ReturnType<typeof openCheckoutTab>;
const submit = (tab = checkout) => tab.submission.submit(FORM);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  checkout = openCheckoutTab();
  checkout.add(SHIRTS(12));
});
afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<void>(() => undefined);
const unanswered = () => Promise.reject(new UnansweredEmailError('timeout', 'no response'));
const refused = () => Promise.reject(new DataError('rateLimited', 'quota'));
const accepted = async () => undefined;
const reload = () => openCheckoutTab(checkout.localStorage, checkout.sessionStorage);
/** A closed tab loses its session storage. */
const reopen = () => openCheckoutTab(checkout.localStorage);
const reference = () => checkout.references()[0] ?? '';

describe('the reference of a refused order', () => {
  beforeEach(() => {
    checkout.services.sendEmail = refused;
  });

  test('stays for a retry, after a change and after a reload', async () => {
    await submit();
    checkout.add(SHIRTS(2));
    await submit();
    const reloaded = reload();
    await submit(reloaded);
    const references = [...checkout.references(), ...reloaded.references()];
    expect(references).toEqual(Array(3).fill(expect.stringMatching(/^TT-261121-/)));
    expect(new Set(references).size).toBe(1);
  });

  test.each<[string, () => void]>([
    ['it was marked as arrived', () => checkout.orders.confirm(reference(), false)],
    ['it was forgotten', () => checkout.orders.forget(reference())],
    ['the cart has none of its lines', () => checkout.tab.cart.change(() => [CAPS(1)])],
  ])('is not that of the next order when %s', async (_how, happen) => {
    await submit();
    checkout.add(SHIRTS(2));
    happen();
    const next = reload();
    expect((await submit(next)).status).toBe('success');
    expect(next.references()).toEqual([expect.stringMatching(/^TT-261121-/)]);
    expect(next.references()).not.toEqual([reference()]);
  });

  test('is not that of a cart that replaced its own in flight', async () => {
    checkout.services.sendEmail = () => {
      checkout.tab.cart.change(() => [CAPS(1)]);
      return refused();
    };
    await submit();
    checkout.services.sendEmail = accepted;
    await submit();
    const [first, second] = checkout.references();
    expect(second).not.toBe(first);
    const kept = checkout.orders.read().map(({ order, status }) => `${status} ${order.reference}`);
    expect(kept.toSorted()).toEqual([`sent ${second}`, `unconfirmed ${first}`]);
  });
});

describe('faults', () => {
  const REPETITION = /Posible repetición del pedido (TT-\d{6}-\w{4})(, con cambios)?/;
  const repetition = (tab: typeof checkout) =>
    REPETITION.exec(tab.sent[0]?.products_html ?? '')?.slice(1);

  async function closeWhileSending() {
    checkout.services.sendEmail = never;
    void submit();
    await vi.waitFor(() => expect(checkout.sent).toHaveLength(1));
  }

  test.each([
    ['reloaded', reload],
    ['closed and opened again', reopen],
  ])('a page %s while an order is in flight repeats it under its reference', async (_how, open) => {
    await closeWhileSending();
    const next = open();
    expect(next.started.read()).toMatchObject({ reference: reference() });
    expect((await submit(next)).status).toBe('success');
    expect(next.references()).toEqual([reference()]);
    expect(repetition(next)).toEqual([reference(), undefined]);
    expect(next.started.read()).toBeNull();
  });

  test('an order with another cart has a new reference and names the earlier one', async () => {
    await closeWhileSending();
    const next = reload();
    next.add(SHIRTS(1));
    await submit(next);
    expect(repetition(next)).toEqual([reference(), ', con cambios']);
    expect(next.references()).toEqual([expect.stringMatching(/^TT-/)]);
    expect(next.references()).not.toEqual([reference()]);
  });

  test('an order without a response counts as possibly arrived, also after a refused retry', async () => {
    checkout.services.sendEmail = unanswered;
    await submit();
    expect(checkout.started.read()).toMatchObject({ reference: reference() });
    checkout.services.sendEmail = refused;
    await submit();
    expect(checkout.started.read()).toMatchObject({ reference: reference() });
  });

  test.each(['blocked', 'full'] as const)('a %s storage does not stop an order', async (fault) => {
    checkout.localStorage.fault = fault;
    checkout.services.sendEmail = unanswered;
    await submit();
    checkout.services.sendEmail = accepted;
    expect((await submit()).status).toBe('success');
    expect(checkout.sent[1]?.products_html).toMatch(REPETITION);
    expect(checkout.started.read()).toBeNull();
  });

  test('a blocked storage keeps draft and receipt until the page is left', () => {
    const blocked = new FakeStorage();
    blocked.fault = 'blocked';
    const { draft, receipt } = openCheckoutTab(new FakeStorage(), blocked);
    draft.saveForm(FORM);
    receipt.save(buildOrder());
    expect([draft.readForm(), receipt.read()]).toEqual([FORM, buildOrder()]);
    draft.clear();
    receipt.clear();
    expect([draft.readForm(), receipt.read()]).toEqual([EMPTY_CHECKOUT_FORM, null]);
  });

  test('the started order of another tab stays when this one is sent', async () => {
    checkout.services.sendEmail = async () => {
      const startedAt = new Date('2026-11-21T15:00:00Z');
      reopen().started.save({ reference: 'TT-261121-9999', startedAt, cart: '' });
    };
    expect((await submit()).status).toBe('success');
    expect(checkout.started.read()?.reference).toBe('TT-261121-9999');
  });

  test.each<[string, (other: typeof checkout) => unknown]>([
    ['sent the first again', (other) => submit(other)],
    ['marked the first as arrived', (other) => other.started.remove(reference())],
  ])('another order gets another reference after another tab %s', async (_how, end) => {
    checkout.services.sendEmail = unanswered;
    await submit();
    checkout.services.sendEmail = refused;
    await submit();
    await end(reopen());
    const next = reload();
    next.add(SHIRTS(1));
    expect((await submit(next)).status).toBe('success');
    expect(next.references()).toEqual([expect.stringMatching(/^TT-/)]);
    expect(next.references()).not.toEqual([reference()]);
  });

  test.each([
    ['marked as arrived', () => checkout.orders.confirm(reference(), false)],
    ['forgotten', () => checkout.orders.forget(reference())],
  ])(
    'an order %s while another is in flight is over, also if that is refused',
    async (_how, end) => {
      checkout.services.sendEmail = unanswered;
      await submit();
      checkout.add(SHIRTS(1));
      checkout.services.sendEmail = () => {
        end();
        checkout.started.remove(reference());
        return refused();
      };
      await submit();
      expect(checkout.started.read()).toBeNull();
      checkout.tab.cart.setQuantity(0, 12);
      checkout.services.sendEmail = accepted;
      expect((await submit()).status).toBe('success');
      expect(checkout.references()[2]).toMatch(/^TT-/);
      expect(checkout.sent[2]?.products_html).not.toContain(reference());
    },
  );

  test('an order without a response is forgotten after 7 days', async () => {
    await closeWhileSending();
    const at = (time: string) => openCheckoutTab(checkout.localStorage, new FakeStorage(), time);
    expect(at('2026-11-28T14:59:59Z').started.read()).not.toBeNull();
    expect(at('2026-11-28T15:00:00Z').started.read()).toBeNull();
  });
});

describe('bad inputs', () => {
  const JUNK = ['', '{', 'null', '7', '[]', '{"reference":1}', '{"fullName":{}}'];
  const NO_REFERENCE = '{"reference":"<b>","startedAt":"2026-11-21T15:00:00Z","cart":""}';

  test.each([...JUNK, NO_REFERENCE])(
    'the stored %j is no draft, receipt or started order',
    async (text) => {
      for (const key of ['checkoutDraft', 'orderReceipt'])
        checkout.sessionStorage.setItem(key, text);
      checkout.localStorage.setItem('orderStarted', text);
      const next = reload();
      expect(next.draft.readForm()).toEqual(EMPTY_CHECKOUT_FORM);
      expect(next.submission.getState()).toEqual({ status: 'idle' });
      // Otherwise the empty cart would link to it.
      expect(next.sessionStorage.getItem('orderReceipt')).toBeNull();
      expect(next.started.read()).toBeNull();
      await submit(next);
      expect(next.sent[0]?.products_html).not.toContain('Posible repetición');
    },
  );

  test('a draft with one bad field keeps the others', () => {
    const stored = { ...FORM, phone: 7, paymentMethod: 'card' };
    checkout.sessionStorage.setItem('checkoutDraft', JSON.stringify(stored));
    const form = buildForm({ phone: '', paymentMethod: 'bankTransfer' });
    expect(reload().draft.readForm()).toEqual(form);
  });
});
