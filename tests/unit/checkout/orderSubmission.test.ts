import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, UnansweredEmailError } from '#data/http/DataError.ts';
import { CHECK_TIMEOUT_MS } from '#features/checkout/orderSubmission.ts';
import { takeOverFacts } from '#state/cart/takeOverFacts.ts';
import { buildFacts, buildForm, buildLine } from '../domain/fixtures.ts';
import { addLine, FakeStorage } from '../state/tabs.ts';
import { openCheckoutTab, referenceOf } from './fixtures.ts';

const FORM = buildForm();
let checkout: ReturnType<typeof openCheckoutTab>;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    logged.push(args.map(String).join(' '));
  });
  checkout = openCheckoutTab();
  addLine(checkout.tab.cart, buildLine({ quantity: 12 }));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a successful order', () => {
  test('is sent once, clears cart and draft, and stores its receipt', async () => {
    checkout.draft.saveForm(FORM);
    const outcome = await checkout.submission.submit(FORM);
    expect(outcome.status).toBe('success');
    expect(checkout.sent).toHaveLength(1);
    expect(checkout.tab.lines()).toEqual([]);
    expect(checkout.draft.readForm().fullName).toBe('');
    expect(checkout.receipt.read()).toMatchObject({ form: FORM, pricesConfirmed: true });
  });

  test('submitted twice at once is one e-mail', async () => {
    await Promise.all([checkout.submission.submit(FORM), checkout.submission.submit(FORM)]);
    expect(checkout.sent).toHaveLength(1);
  });

  test('is followed by an order with another reference', async () => {
    await checkout.submission.submit(FORM);
    checkout.submission.reset();
    addLine(checkout.tab.cart, buildLine());
    await checkout.submission.submit(FORM);
    const [first, second] = checkout.sent.map(referenceOf);
    expect(first).toMatch(/^TT-261121-/);
    expect(second).not.toBe(first);
  });
});

describe('the kept order', () => {
  const kept = () =>
    checkout.orders.read().map(({ order, status }) => `${status} ${order.form.fullName}`.trim());

  test('is unconfirmed with its data while the request is in flight, then sent without', async () => {
    let inFlight: readonly string[] = [];
    checkout.services.sendEmail = async () => {
      inFlight = kept();
    };
    await checkout.submission.submit(FORM);
    expect(inFlight).toEqual(['unconfirmed María Rojas']);
    expect(kept()).toEqual(['sent']);
  });

  test('keeps the data of a remembered buyer', async () => {
    checkout.services.isBuyerRemembered = () => true;
    await checkout.submission.submit(FORM);
    expect(kept()).toEqual(['sent María Rojas']);
  });

  test.each([
    ['refused', new DataError('rateLimited', 'quota')],
    ['without a response', new UnansweredEmailError('timeout', 'no response')],
  ])('of an order %s stays unconfirmed until a retry is sent', async (_how, error) => {
    checkout.services.sendEmail = () => Promise.reject(error);
    await checkout.submission.submit(FORM);
    expect(kept()).toEqual(['unconfirmed María Rojas']);
    checkout.services.sendEmail = async () => undefined;
    await checkout.submission.submit(FORM);
    expect(kept()).toEqual(['sent']);
  });

  test('is there when the tab is closed during the check, and is sent later under its number', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    void checkout.submission.submit(FORM);
    expect(kept()).toEqual(['unconfirmed María Rojas']);
    const reference = checkout.orders.read()[0]?.order.reference;
    const next = openCheckoutTab(checkout.localStorage);
    await next.submission.submit(FORM);
    expect(next.sent.map(referenceOf)).toEqual([reference]);
    expect(next.sent[0]?.products_html).not.toContain('Posible repetición');
    expect(next.orders.read()).toMatchObject([{ order: { reference }, status: 'sent' }]);
  });

  test('of an earlier attempt stays when a change stops the next one', async () => {
    checkout.services.sendEmail = () => Promise.reject(new DataError('rateLimited', 'quota'));
    await checkout.submission.submit(FORM);
    checkout.services.readFacts = async () => new Map();
    expect((await checkout.submission.submit(FORM)).status).toBe('changed');
    expect(kept()).toEqual(['unconfirmed María Rojas']);
  });

  test('is that of the cart which took the place of its own during the check', async () => {
    checkout.services.readFacts = async () => {
      checkout.tab.cart.change(() => [buildLine({ productoId: 7, name: 'Gorra' })]);
      return new Map([[1, buildFacts()]]);
    };
    await checkout.submission.submit(FORM);
    expect(kept()).toEqual(['sent']);
  });

  test('is not there when nothing was sent', async () => {
    checkout.services.readFacts = async () => new Map();
    await checkout.submission.submit(FORM);
    expect(kept()).toEqual([]);
  });
});

describe('the check before sending', () => {
  describe('faults', () => {
    test('stops the order for a line that another tab found gone, also without a response', async () => {
      checkout.services.readFacts = () => Promise.reject(new Error('down'));
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra' }));
      takeOverFacts(checkout.tab.cart, new Map(), new Set([7]));
      expect(await checkout.submission.submit(FORM)).toMatchObject({
        changes: [{ kind: 'gone', name: 'Gorra' }],
      });
      expect(checkout.sent).toEqual([]);
    });
  });

  test('finds a change that the screen has put into the cart meanwhile', async () => {
    const prices = { retail: 4000, wholesale: 3600, special: null };
    const facts = new Map([[1, buildFacts({ prices })]]);
    checkout.services.readFacts = async () => {
      takeOverFacts(checkout.tab.cart, facts, new Set([1]));
      return facts;
    };
    expect(await checkout.submission.submit(FORM)).toMatchObject({
      status: 'changed',
      changes: [{ kind: 'priceChanged', from: 3000, to: 3600 }],
    });
    expect(checkout.sent).toEqual([]);
  });

  test('does not count a line as gone that was added meanwhile', async () => {
    checkout.services.readFacts = async () => {
      addLine(checkout.tab.cart, buildLine({ productoId: 7, name: 'Gorra', quantity: 3 }));
      return new Map([[1, buildFacts()]]);
    };
    const outcome = await checkout.submission.submit(FORM);
    expect(outcome).toMatchObject({ status: 'success', order: { pricesConfirmed: false } });
  });

  test('lets the order go when there is no response after 8 s', async () => {
    checkout.services.readFacts = () => new Promise(() => undefined);
    const outcome = checkout.submission.submit(FORM);
    await vi.advanceTimersByTimeAsync(CHECK_TIMEOUT_MS - 1);
    expect(checkout.submission.getState().status).toBe('checking');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ status: 'success', order: { pricesConfirmed: false } });
  });

  test('sends nothing when another tab has emptied the cart', async () => {
    const outcome = checkout.submission.submit(FORM);
    checkout.tab.cart.clear();
    expect((await outcome).status).toBe('idle');
    expect(checkout.sent).toEqual([]);
  });
});

describe('faults', () => {
  const never = () => new Promise<void>(() => undefined);
  const noResponse = () => Promise.reject(new UnansweredEmailError('timeout', 'no response'));
  const refused = () => Promise.reject(new DataError('rateLimited', 'quota'));
  const reload = () => openCheckoutTab(checkout.localStorage, checkout.sessionStorage);
  /** A closed tab loses its session storage. */
  const reopen = () => openCheckoutTab(checkout.localStorage);
  const REPETITION = /Posible repetición del pedido (TT-\d{6}-\w{4})(, con cambios)?/;

  async function closeWhileSending() {
    checkout.services.sendEmail = never;
    void checkout.submission.submit(FORM);
    await vi.waitFor(() => expect(checkout.sent).toHaveLength(1));
    return referenceOf(checkout.sent[0]);
  }

  test.each([
    ['reloaded', reload],
    ['closed and opened again', reopen],
  ])('a page %s while an order is in flight repeats it under its reference', async (_how, open) => {
    const reference = await closeWhileSending();
    const next = open();
    expect(next.started.read()).toMatchObject({ reference });
    expect((await next.submission.submit(FORM)).status).toBe('success');
    expect(referenceOf(next.sent[0])).toBe(reference);
    expect(REPETITION.exec(next.sent[0]?.products_html ?? '')?.slice(1)).toEqual([
      reference,
      undefined,
    ]);
    expect(next.started.read()).toBeNull();
  });

  test('an order with another cart has a new reference and names the earlier one', async () => {
    const reference = await closeWhileSending();
    const next = reload();
    addLine(next.tab.cart, buildLine());
    await next.submission.submit(FORM);
    const html = next.sent[0]?.products_html ?? '';
    expect(REPETITION.exec(html)?.slice(1)).toEqual([reference, ', con cambios']);
    expect(/Referencia del pedido:<.strong> (\S+?)</.exec(html)?.[1]).toMatch(/^TT-/);
    expect(/Referencia del pedido:<.strong> (\S+?)</.exec(html)?.[1]).not.toBe(reference);
  });

  test('an order without a response counts as possibly arrived, also after a refused retry', async () => {
    checkout.services.sendEmail = noResponse;
    await checkout.submission.submit(FORM);
    const reference = referenceOf(checkout.sent[0]);
    expect(checkout.started.read()).toMatchObject({ reference });
    checkout.services.sendEmail = refused;
    await checkout.submission.submit(FORM);
    expect(checkout.started.read()).toMatchObject({ reference });
  });

  test.each(['blocked', 'full'] as const)('a %s storage does not stop an order', async (fault) => {
    checkout.localStorage.fault = fault;
    checkout.services.sendEmail = noResponse;
    await checkout.submission.submit(FORM);
    checkout.services.sendEmail = async () => undefined;
    expect((await checkout.submission.submit(FORM)).status).toBe('success');
    expect(checkout.sent[1]?.products_html).toMatch(REPETITION);
    expect(checkout.started.read()).toBeNull();
  });

  test('the started order of another tab stays when this one is sent', async () => {
    checkout.services.sendEmail = async () => {
      const startedAt = new Date('2026-11-21T15:00:00Z');
      reopen().started.save({ reference: 'TT-261121-9999', startedAt, cart: '' });
    };
    expect((await checkout.submission.submit(FORM)).status).toBe('success');
    expect(checkout.started.read()?.reference).toBe('TT-261121-9999');
  });

  test.each([
    [
      'sent the first again',
      async (other: typeof checkout) => void (await other.submission.submit(FORM)),
    ],
    [
      'marked the first as arrived',
      async (other: typeof checkout, reference: string) => other.started.remove(reference),
    ],
  ])('another order gets another reference after another tab %s', async (_how, end) => {
    checkout.services.sendEmail = noResponse;
    await checkout.submission.submit(FORM);
    checkout.services.sendEmail = refused;
    await checkout.submission.submit(FORM);
    const reference = referenceOf(checkout.sent[0]);
    await end(reopen(), reference);
    const next = reload();
    addLine(next.tab.cart, buildLine());
    expect((await next.submission.submit(FORM)).status).toBe('success');
    expect(referenceOf(next.sent[0])).toMatch(/^TT-/);
    expect(referenceOf(next.sent[0])).not.toBe(reference);
  });

  test.each([
    ['marked as arrived', (reference: string) => checkout.orders.confirm(reference, false)],
    ['forgotten', (reference: string) => checkout.orders.forget(reference)],
  ])(
    'an order %s while another is in flight is over, also if that is refused',
    async (_how, end) => {
      checkout.services.sendEmail = noResponse;
      await checkout.submission.submit(FORM);
      const reference = referenceOf(checkout.sent[0]);
      addLine(checkout.tab.cart, buildLine());
      checkout.services.sendEmail = () => {
        end(reference);
        checkout.started.remove(reference);
        return refused();
      };
      await checkout.submission.submit(FORM);
      expect(checkout.started.read()).toBeNull();
      checkout.tab.cart.setQuantity(0, 12);
      checkout.services.sendEmail = async () => undefined;
      expect((await checkout.submission.submit(FORM)).status).toBe('success');
      const html = checkout.sent[2]?.products_html ?? '';
      expect(html).toMatch(/TT-\d{6}-\w{4}/);
      expect(html).not.toContain(reference);
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
  test.each([
    '',
    '{',
    'null',
    '7',
    '{"reference":"<b>","startedAt":"2026-11-21T15:00:00Z","cart":""}',
  ])('the stored text %j counts as no started order', async (text) => {
    checkout.localStorage.setItem('orderStarted', text);
    expect(checkout.started.read()).toBeNull();
    await checkout.submission.submit(FORM);
    expect(checkout.sent[0]?.products_html).not.toContain('Posible repetición');
  });
});
