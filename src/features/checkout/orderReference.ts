import type { Cart } from '#domain/cart/cart.ts';
import { newOrderReference } from '#domain/order/orderEmail.ts';
import type { CheckoutDraft } from '#state/order/checkoutDraft.ts';
import type { KeptOrdersStore } from '#state/order/keptOrders.ts';
import { type StartedOrder, cartFingerprint, mayStillArrive } from '#state/order/startedOrder.ts';

type Stores = {
  readonly draft: CheckoutDraft;
  readonly orders: Pick<KeptOrdersStore, 'read'>;
  /** In [0, 1). */
  readonly random: () => number;
};

type Attempt = {
  readonly lines: Cart;
  readonly now: Date;
  /** The order that may have arrived. */
  readonly earlier: StartedOrder | null;
};

/** The reference of an earlier attempt while the cart is the same, else another one. */
export function orderReference(stores: Stores, { lines, now, earlier }: Attempt): string {
  const { draft, orders, random } = stores;
  const cart = cartFingerprint(lines);
  if (earlier?.cart === cart) return earlier.reference;
  // Its tab may have been closed before it was sent.
  const unfinished = orders
    .read()
    .find(
      ({ order, status }) =>
        status === 'unconfirmed' &&
        mayStillArrive(order.createdAt, now) &&
        cartFingerprint(order.lines) === cart,
    );
  if (unfinished) return unfinished.order.reference;
  const create = () => newOrderReference(now, random);
  if (draft.reference(create) === earlier?.reference) draft.forgetReference();
  return draft.reference(create);
}
