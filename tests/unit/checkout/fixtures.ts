import type { LineFactsById } from '#domain/cart/cart.ts';
import type { OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { createCheckoutDraft } from '#state/order/checkoutDraft.ts';
import { createOrderSubmission } from '#features/checkout/orderSubmission.ts';
import { createReceipt } from '#features/checkout/receipt.ts';
import { createKeptOrders } from '#state/order/keptOrders.ts';
import { orderInFlight } from '#state/order/orderInFlight.ts';
import { createStartedOrderStore } from '#state/order/startedOrder.ts';
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
  const lasting = createVisitStorage(() => localStorage);
  const started = createStartedOrderStore(lasting, now, new EventTarget());
  const orders = createKeptOrders(lasting, new EventTarget());
  const sent: OrderEmailPayload[] = [];
  const services = {
    isBuyerRemembered: () => false,
    readFacts: async (): Promise<LineFactsById> => new Map([[1, buildFacts()]]),
    sendEmail: async (): Promise<void> => undefined,
  };
  const submission = createOrderSubmission({
    cart: tab.cart,
    draft,
    receipt,
    started,
    orders,
    inFlight: orderInFlight(tab.cart),
    isBuyerRemembered: () => services.isBuyerRemembered(),
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
  const stores = { draft, receipt, started, orders, localStorage, sessionStorage };
  return { ...stores, tab, services, sent, submission };
}

/** The reference of an e-mail. */
export function referenceOf(payload: { products_html: string } | undefined): string {
  return /TT-\d{6}-\w{4}/.exec(payload?.products_html ?? '')?.[0] ?? 'none';
}
