import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { createStoredValue, type StoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage, type VisitStorage } from '#shared/lib/visitStorage.ts';
import { decodeOrder, encodeOrder } from './orderCodec.ts';

const ORDERS_KEY = 'orders';
const VERSION = 1;

/** How many orders a browser keeps. */
const MAX_KEPT_ORDERS = 20;

/** `unconfirmed`: the shop has not acknowledged it, so it may have arrived or not. */
type OrderStatus = 'sent' | 'unconfirmed';

/** The form of `order` is empty but for the payment where the buyer is not remembered. */
export type KeptOrder = { readonly order: Order; readonly status: OrderStatus };

/** The newest first. */
export type KeptOrders = readonly KeptOrder[];

/** Whether an order is kept and may still be sent again under its reference. */
export function isUnconfirmed(kept: KeptOrders, reference: string): boolean {
  return kept.some(
    ({ order, status }) => order.reference === reference && status === 'unconfirmed',
  );
}

/** The orders of this browser, the same in every tab. @see docs/rules.md#my-orders */
export type KeptOrdersStore = Pick<StoredValue<KeptOrders>, 'read' | 'subscribe'> & {
  /** Keeps an order as unconfirmed, with all its data; replaces one of the same reference. */
  readonly keep: (order: Order) => void;
  /** The order has arrived. Without `withBuyer` its personal data is removed. */
  readonly confirm: (reference: string, withBuyer: boolean) => void;
  readonly forget: (reference: string) => void;
  readonly forgetAll: () => void;
  /** Removes the personal data of orders that have arrived; others need it to be sent again. */
  readonly forgetBuyer: () => void;
};

const storedSchema = v.object({ version: v.literal(VERSION), orders: v.array(v.unknown()) });
const statusSchema = v.object({ status: v.picklist(['sent', 'unconfirmed']) });

/** An entry that is no order is left out. */
function parseOrders(stored: unknown): KeptOrders {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return [];
  const found = parsed.output.orders.flatMap((entry): KeptOrder[] => {
    const order = decodeOrder(entry);
    const known = v.safeParse(statusSchema, entry);
    return order !== null && known.success ? [{ order, status: known.output.status }] : [];
  });
  return found
    .toSorted((a, b) => b.order.createdAt.getTime() - a.order.createdAt.getTime())
    .slice(0, MAX_KEPT_ORDERS);
}

function toStored(orders: KeptOrders) {
  const entries = orders.map(({ order, status }) => ({ ...encodeOrder(order), status }));
  return { version: VERSION, orders: entries };
}

/** Drops the oldest order that has arrived, else the oldest; the first one always stays. */
function withoutOldest(orders: KeptOrders): KeptOrders {
  const sent = orders.findLastIndex(({ status }, index) => status === 'sent' && index > 0);
  return orders.toSpliced(sent > 0 ? sent : orders.length - 1, 1);
}

function withoutBuyer(kept: KeptOrder): KeptOrder {
  if (kept.status !== 'sent') return kept;
  const { paymentMethod } = kept.order.form;
  return { ...kept, order: { ...kept.order, form: { ...EMPTY_CHECKOUT_FORM, paymentMethod } } };
}

function asSent({ order }: KeptOrder, withBuyer: boolean): KeptOrder {
  const sent: KeptOrder = { order, status: 'sent' };
  return withBuyer ? sent : withoutBuyer(sent);
}

/**
 * @param storage outlives the tab
 * @param page the window, for the events about other tabs
 * @internal Exported for tests, which simulate several tabs
 */
export function createKeptOrders(
  storage: VisitStorage,
  page?: Pick<Window, 'addEventListener'>,
): KeptOrdersStore {
  const stored = createStoredValue({ storage, key: ORDERS_KEY, parse: parseOrders, page });

  /** In a storage that is full, the newest orders and the unconfirmed ones matter most. */
  function write(all: KeptOrders) {
    if (all.length === 0) {
      stored.remove();
      return;
    }
    let latest = all;
    while (latest.length > MAX_KEPT_ORDERS) latest = withoutOldest(latest);
    let fitting = latest;
    while (!stored.write(toStored(fitting))) {
      if (fitting.length === 1) {
        // Not even one fits, so the memory of this tab keeps them all.
        stored.write(toStored(latest));
        return;
      }
      fitting = withoutOldest(fitting);
    }
  }

  function others(reference: string): KeptOrders {
    return stored.read().filter(({ order }) => order.reference !== reference);
  }

  return {
    read: stored.read,
    subscribe: stored.subscribe,
    keep: (order) => write([{ order, status: 'unconfirmed' }, ...others(order.reference)]),
    confirm(reference, withBuyer) {
      const confirmed = stored
        .read()
        .map((kept) => (kept.order.reference === reference ? asSent(kept, withBuyer) : kept));
      write(confirmed);
    },
    forget: (reference) => write(others(reference)),
    forgetAll: stored.remove,
    forgetBuyer: () => write(stored.read().map(withoutBuyer)),
  };
}

/** The orders of this browser. */
export const keptOrders: KeptOrdersStore = createKeptOrders(lastingStorage);
