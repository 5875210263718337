import type { CartLine, LineFactsById } from '#domain/cart/cart.ts';
import type { Order, OrderEmailPayload } from '#domain/order/orderEmail.ts';
import { createOrderSubmission } from '#features/checkout/orderSubmission.ts';
import { createReceipt } from '#features/checkout/receipt.ts';
import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import { createCheckoutDraft } from '#state/order/checkoutDraft.ts';
import { createKeptOrders, openOrder } from '#state/order/keptOrders.ts';
import { checkoutOf } from '#state/order/checkoutStore.ts';
import { buildFacts } from '../domain/fixtures.ts';
import { addLine, FakeStorage, openTab } from '../state/tabs.ts';

let made = 0;

/** A tab with an open checkout; a test can replace its `services`. */
export function openCheckoutTab(
  localStorage = new FakeStorage(),
  sessionStorage = new FakeStorage(),
  startedAt = '2026-11-21T15:00:00Z',
) {
  const tab = openTab(localStorage);
  const storage = createVisitStorage(() => sessionStorage);
  const lasting = createVisitStorage(() => localStorage);
  const now = () => new Date(startedAt);
  const stores = {
    draft: createCheckoutDraft(storage),
    receipt: createReceipt(storage),
    orders: createKeptOrders(lasting, new EventTarget()),
  };
  const sent: OrderEmailPayload[] = [];
  /** What was to be kept, before each e-mail. */
  const tried: Order[] = [];
  const services = {
    isBuyerRemembered: () => false,
    readFacts: async (): Promise<LineFactsById> =>
      new Map([1, 7].map((id) => [id, buildFacts(id === 7 ? { name: 'Gorra' } : {})])),
    keepOrder: async (_order: Order): Promise<void> => undefined,
    sendEmail: async (): Promise<void> => undefined,
  };
  const submission = createOrderSubmission({
    ...stores,
    cart: tab.cart,
    checkout: checkoutOf(tab.cart),
    isBuyerRemembered: () => services.isBuyerRemembered(),
    shopName: 'Textiles',
    orderUrl: ({ id }) => `/admin/orders/${id}`,
    keepOrder(order) {
      tried.push(order);
      return services.keepOrder(order);
    },
    readFacts: () => services.readFacts(),
    onLeave: () => () => undefined,
    renewEmailCode: async () => undefined,
    sendEmail(payload) {
      sent.push(payload);
      return services.sendEmail();
    },
    now,
    // Another reference for each order.
    random: () => (made++ % 20) / 20,
  });
  submission.restore();
  return {
    ...stores,
    state: checkoutOf(tab.cart).read,
    localStorage,
    sessionStorage,
    tab,
    services,
    sent,
    tried,
    submission,
    /** The reference of the order that may have arrived. */
    open: () => openOrder(stores.orders.read(), now())?.reference,
    references: () =>
      sent.map(
        (email) =>
          /Referencia del pedido:<.strong> (TT-\d{6}-\w{4})/.exec(email.products_html)?.[1] ?? '',
      ),
    /** Status and name of each kept order. */
    kept: () =>
      stores.orders.read().map((one) => `${one.status} ${one.order.form.fullName}`.trim()),
    add: (line: CartLine) => addLine(tab.cart, line),
  };
}
