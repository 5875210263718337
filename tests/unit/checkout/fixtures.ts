import type { LineFactsById } from '#domain/cart/cart.ts';
import type { OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { createCheckoutDraft } from '#features/checkout/checkoutDraft.ts';
import { createOrderSubmission } from '#features/checkout/orderSubmission.ts';
import { createReceipt } from '#features/checkout/receipt.ts';
import { createStartedOrderStore } from '#features/checkout/startedOrder.ts';
import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import { buildFacts } from '../domain/fixtures.ts';
import { FakeStorage, openTab } from '../state/tabs.ts';

let made = 0;

/** A tab with an open checkout; a test can replace its `services`. */
export function openCheckoutTab(
  localStorage = new FakeStorage(),
  sessionStorage = new FakeStorage(),
  startedAt = '2026-11-21T15:00:00Z',
) {
  const tab = openTab(localStorage);
  const storage = createVisitStorage(() => sessionStorage);
  const draft = createCheckoutDraft(storage);
  const receipt = createReceipt(storage);
  const now = () => new Date(startedAt);
  const started = createStartedOrderStore(
    createVisitStorage(() => localStorage),
    new EventTarget(),
    now,
  );
  const sent: OrderEmailPayload[] = [];
  const services = {
    readFacts: async (): Promise<LineFactsById> => new Map([[1, buildFacts()]]),
    sendEmail: async (): Promise<void> => undefined,
  };
  const submission = createOrderSubmission({
    cart: tab.cart,
    draft,
    receipt,
    started,
    shopName: 'Textiles',
    readFacts: () => services.readFacts(),
    renewEmailCode: async () => undefined,
    sendEmail(payload) {
      sent.push(payload);
      return services.sendEmail();
    },
    now,
    // Another reference for each order.
    random: () => (made++ % 20) / 20,
  });
  return { tab, draft, receipt, started, services, sent, submission, localStorage, sessionStorage };
}
