/**
 * Stores the orders of this browser; all tabs share them (docs/rules.md#my-orders).
 *
 * An order is stored as `refused` before it is checked, and becomes `open` when it is sent: from then on it may have
 * arrived. At most one order is `open`. A clear response makes it `sent`, or `refused` again; without a response it
 * stays `open`. A new attempt with the same cart reuses the reference of an order that is not `sent`
 * (`orderReference`), so that the shop gets one order and not two. The buyer's data is removed from an order once it is
 * `sent`, unless the buyer is remembered. `orderCodec.ts` encodes and decodes orders, `forgetOrders.ts` removes them,
 * and `checkoutStore.ts` holds the state of the order in flight.
 */
import * as v from 'valibot';
import { findLine, lineKey, type Cart } from '#domain/cart/cart.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { newOrderReference, type Order } from '#domain/order/orderEmail.ts';
import { createStoredValue } from '#lib/storedValue.ts';
import { lastingStorage, type VisitStorage } from '#lib/visitStorage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { dateSchema, decodeOrder, encodeOrder } from './orderCodec.ts';

const ORDERS_KEY = 'orders';
const VERSION = 2;

const MAX_KEPT_ORDERS = 20;

/** From this age in ms (7 days), counted from its last attempt, the checkout ignores an unconfirmed order. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * - `open`: the last order that was sent, while its outcome is not known: it may have arrived
 * - `refused`: not sent yet, refused, or followed by another order before its outcome was known
 * - `sent`: arrived
 */
type OrderStatus = 'open' | 'refused' | 'sent';

/** A stored order. Once it is `sent`, its form holds only the payment method, unless the buyer is remembered. */
export type MyOrder = {
  readonly order: Order;
  readonly status: OrderStatus;
  /** When the shopper last chose to send the order again. */
  readonly resumedAt?: Date | undefined;
  /** Id of the last attempt that reached the shop; later attempts may have other ids. */
  readonly shopId?: string | undefined;
};

/** The orders of this browser, the newest first. */
export type MyOrders = readonly MyOrder[];

/** True if two carts order the same variants and quantities. */
export function isSameCart(left: Cart, right: Cart): boolean {
  const [first, second] = [left, right].map((lines) =>
    lines
      .map((line) => `${lineKey(line)}×${line.quantity}`)
      .sort()
      .join(' '),
  );
  return first === second;
}

/** True if the order of a reference is stored and not `sent`: the shopper may send it again under the reference. */
export function isUnconfirmed(orders: MyOrders, reference: string): boolean {
  return orders.some(({ order, status }) => order.reference === reference && status !== 'sent');
}

export function shownStatus({ status }: Pick<MyOrder, 'status'>): 'sent' | 'unconfirmed' {
  return status === 'sent' ? 'sent' : 'unconfirmed';
}

function touchedAt({ order, resumedAt }: MyOrder): number {
  return (resumedAt ?? order.createdAt).getTime();
}

function isRecent(kept: MyOrder, now: Date): boolean {
  return now.getTime() - touchedAt(kept) < RECENT_MS;
}

/** Returns the `open` order if it is recent, else `null`. It stays the same object until the order changes. */
export function openOrder(orders: MyOrders, now = new Date()): Order | null {
  return orders.find((kept) => kept.status === 'open' && isRecent(kept, now))?.order ?? null;
}

/** Returns the order that the shopper sent last, or last chose to send again. */
function latestOrder(orders: MyOrders): MyOrder | undefined {
  return orders.toSorted((a, b) => touchedAt(b) - touchedAt(a))[0];
}

/** True if a cart has none of the ordered lines: then it counts as another order. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * Returns the reference of an earlier attempt with the same cart, or of the last order if that is `refused` and
 * the cart has some of its lines. Otherwise returns a new reference: the shop may have another order under the
 * reference of an order that was sent, marked as arrived or forgotten, in this tab or another.
 */
export function orderReference(lines: Cart, orders: MyOrders, now: Date): string {
  const open = openOrder(orders, now);
  if (open && isSameCart(open.lines, lines)) return open.reference;
  // An order is still `refused` if its tab was closed before it was sent.
  const recent = orders.filter((kept) => kept.status === 'refused' && isRecent(kept, now));
  const latest = latestOrder(orders);
  const refused =
    recent.find(({ order }) => isSameCart(order.lines, lines)) ??
    recent.find((kept) => kept === latest && !hasNoneOf(lines, kept.order.lines));
  return refused?.order.reference ?? newOrderReference(now, Math.random);
}

const storedSchema = v.object({ version: v.picklist([1, VERSION]), orders: v.array(v.unknown()) });
const statusSchema = v.object({
  status: v.picklist(['open', 'refused', 'sent', 'unconfirmed']),
  resumedAt: v.optional(dateSchema),
  shopId: v.optional(v.string()),
});

function parseOrders(stored: unknown): MyOrders {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return [];
  const orders = parsed.output.orders.flatMap((entry): MyOrder[] => {
    const order = decodeOrder(entry);
    const known = v.safeParse(statusSchema, entry);
    if (order === null || !known.success) return [];
    const { status, resumedAt, shopId } = known.output;
    // Version 1 stored `unconfirmed` for each order that was not `sent`: `openOrder` returns the newest of these.
    return [{ order, status: status === 'unconfirmed' ? 'open' : status, resumedAt, shopId }];
  });
  return orders
    .toSorted((a, b) => b.order.createdAt.getTime() - a.order.createdAt.getTime())
    .slice(0, MAX_KEPT_ORDERS);
}

function toStored(orders: MyOrders) {
  const entries = orders.map(({ order, ...known }) => Object.assign(encodeOrder(order), known));
  return { version: VERSION, orders: entries };
}

/** Drops the oldest `sent` order, except the newest order of all; if there is none, drops the oldest order. */
function withoutOldest(orders: MyOrders): MyOrders {
  const sent = orders.findLastIndex(({ status }, index) => status === 'sent' && index > 0);
  return orders.toSpliced(sent > 0 ? sent : orders.length - 1, 1);
}

function withoutBuyer(kept: MyOrder): MyOrder {
  if (kept.status !== 'sent') return kept;
  const { paymentMethod } = kept.order.form;
  return { ...kept, order: { ...kept.order, form: { ...EMPTY_CHECKOUT_FORM, paymentMethod } } };
}

function withStatus(kept: MyOrder, status: OrderStatus): MyOrder {
  return { ...kept, status };
}

function asSent({ order }: MyOrder, withBuyer: boolean): MyOrder {
  const sent: MyOrder = { order, status: 'sent' };
  return withBuyer ? sent : withoutBuyer(sent);
}

/**
 * Creates a store of orders.
 *
 * @param storage keeps the orders after the tab closes
 * @param page the window, whose `storage` events report changes of other tabs
 * @internal Exported for tests, which simulate several tabs
 */
export function createMyOrders(storage: VisitStorage, page?: Pick<Window, 'addEventListener'>) {
  const stored = createStoredValue({ storage, key: ORDERS_KEY, parse: parseOrders, page });

  /** Stores as many orders as the storage has room for; drops old `sent` orders first. */
  function write(all: MyOrders) {
    if (all.length === 0) {
      stored.remove();
      return;
    }
    let latest = all;
    while (latest.length > MAX_KEPT_ORDERS) latest = withoutOldest(latest);
    let fitting = latest;
    while (!stored.write(toStored(fitting))) {
      if (fitting.length === 1) {
        // The storage has no room even for one order, so this write keeps them all in the memory of this tab.
        stored.write(toStored(latest));
        return;
      }
      fitting = withoutOldest(fitting);
    }
  }

  const find = (reference: string) =>
    stored.read().find(({ order }) => order.reference === reference);

  const exceptOrder = (reference: string): MyOrders =>
    stored.read().filter(({ order }) => order.reference !== reference);

  const changeUnsent = (change: (kept: MyOrder) => MyOrder) =>
    write(stored.read().map((kept) => (kept.status === 'sent' ? kept : change(kept))));

  return {
    read: stored.read,
    subscribe: stored.subscribe,
    /** Stores an order before it is sent, `open` if the stored order of this reference is `open`, else `refused`. */
    keep: (order: Order) => {
      const { reference } = order;
      const known = find(reference);
      const status = known?.status === 'open' ? 'open' : 'refused';
      write([{ ...known, order, status }, ...exceptOrder(reference)]);
    },
    /** Makes an order `open` when it is sent. An earlier `open` order becomes `refused`. */
    open: (order: Order, resumedAt?: Date) => {
      const rest = exceptOrder(order.reference).map((kept) =>
        kept.status === 'open' ? withStatus(kept, 'refused') : kept,
      );
      const { shopId } = find(order.reference) ?? {};
      write([{ order, status: 'open', resumedAt, shopId }, ...rest]);
    },
    /** Stores the id under which the shop has, or may have, the order. */
    reached: ({ id, reference }: Order) =>
      changeUnsent((kept) => (kept.order.reference === reference ? { ...kept, shopId: id } : kept)),
    /**
     * Makes an order `refused`, because it did not arrive.
     *
     * @param earlier reference of the order that becomes `open` again, unless it is `sent` by now
     */
    refuse: (reference: string, earlier: string | undefined) => {
      // Another tab may have changed the status meanwhile.
      if (find(reference)?.status !== 'open') return;
      changeUnsent((kept) => {
        if (kept.order.reference === earlier) return withStatus(kept, 'open');
        return kept.order.reference === reference ? withStatus(kept, 'refused') : kept;
      });
    },
    /** Makes an order `sent`, and removes its personal data unless `withBuyer`. */
    confirm: (reference: string, withBuyer: boolean) =>
      write(
        stored
          .read()
          .map((kept) => (kept.order.reference === reference ? asSent(kept, withBuyer) : kept)),
      ),
    forget: (reference: string) => write(exceptOrder(reference)),
    forgetAll: stored.remove,
    /** Removes the personal data of `sent` orders; unconfirmed orders need it to be sent again. */
    forgetBuyer: () => write(stored.read().map(withoutBuyer)),
  };
}

export const myOrders = createMyOrders(lastingStorage);

const NONE: MyOrders = [];

export function useMyOrders(): MyOrders {
  return useStore(myOrders, NONE);
}
