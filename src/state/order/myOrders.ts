/**
 * Stores the orders of this browser; all tabs share them (docs/rules.md#my-orders).
 *
 * An order has one id and one reference, however often it is sent. It is stored before it is checked, and
 * `mayHaveArrived` is set when it is sent. A clear response makes it `sent`, or resets `mayHaveArrived`; without a
 * response the order stays as it is. The next order of the same cart, or of one with some of its lines, is another try
 * of an unconfirmed order (`continuedOrder`), so that the shop gets one order and not two. The buyer's data is removed
 * from an order once it is `sent`, unless the buyer is remembered. `orderCodec.ts` encodes and decodes orders,
 * `forgetOrders.ts` removes them, `checkoutStore.ts` holds the state of the order in flight, and `openCheckout.ts`
 * resets it.
 */
import * as v from 'valibot';
import { findLine, lineKey, type Cart } from '#domain/cart/cart.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { createStoredValue, lastingStorage, type VisitStorage } from '#lib/storage.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { dateSchema, decodeOrder, encodeOrder } from './orderCodec.ts';

const VERSION = 2;

const MAX_KEPT_ORDERS = 20;

/** From this age in ms (7 days), counted from its last attempt, the checkout ignores an unconfirmed order. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A stored order. Once it is `sent`, which means that it arrived, its form holds only the payment method, unless the
 * buyer is remembered.
 */
export type MyOrder = {
  readonly order: Order;
  readonly status: 'sent' | 'unconfirmed';
  /** True: the order was sent, and perhaps arrived. False: it was not sent, or its last try was refused. */
  readonly mayHaveArrived: boolean;
  /** When the shopper last chose to send the order again. */
  readonly resumedAt?: Date | undefined;
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

function touchedAt({ order, resumedAt }: MyOrder): number {
  return (resumedAt ?? order.createdAt).getTime();
}

function isRecent(kept: MyOrder, now: Date): boolean {
  return now.getTime() - touchedAt(kept) < RECENT_MS;
}

function byLastTouch(orders: MyOrders): MyOrders {
  return orders.toSorted((a, b) => touchedAt(b) - touchedAt(a));
}

/**
 * Returns the last order that arrived or may have arrived, if it is unconfirmed and recent; else `null`. It stays the
 * same object until the order changes.
 */
export function unansweredOrder(orders: MyOrders, now = new Date()): Order | null {
  const last = byLastTouch(orders).find(
    ({ status, mayHaveArrived }) => status === 'sent' || mayHaveArrived,
  );
  return last?.status === 'unconfirmed' && isRecent(last, now) ? last.order : null;
}

/** True if a cart has none of the ordered lines: then it counts as another order. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * Returns the unconfirmed order that the next order of a cart sends again: it has the same lines, or it is the last
 * order and has some of them. `undefined`: the next order is a new one. The shop may have other lines under the id of an
 * order that was sent, marked as arrived or forgotten, in this tab or another.
 */
export function continuedOrder(lines: Cart, orders: MyOrders, now: Date): Order | undefined {
  const latest = byLastTouch(orders)[0];
  const recent = orders.filter((kept) => kept.status === 'unconfirmed' && isRecent(kept, now));
  const continued =
    recent.find(({ order }) => isSameCart(order.lines, lines)) ??
    recent.find((kept) => kept === latest && !hasNoneOf(lines, kept.order.lines));
  return continued?.order;
}

const storedSchema = v.object({ version: v.picklist([1, VERSION]), orders: v.array(v.unknown()) });
const statusSchema = v.object({
  // Until 2026-11-30 an unconfirmed order was stored as `open` if it may have arrived, else as `refused`.
  status: v.picklist(['unconfirmed', 'sent', 'open', 'refused']),
  mayHaveArrived: v.optional(v.boolean()),
  resumedAt: v.optional(dateSchema),
});

function parseOrders(stored: unknown): MyOrders {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return [];
  const orders = parsed.output.orders.flatMap((entry): MyOrder[] => {
    const order = decodeOrder(entry);
    const known = v.safeParse(statusSchema, entry);
    if (order === null || !known.success) return [];
    const { status, resumedAt, mayHaveArrived = status !== 'refused' } = known.output;
    return [
      { order, status: status === 'sent' ? status : 'unconfirmed', mayHaveArrived, resumedAt },
    ];
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

/**
 * Creates a store of orders.
 *
 * @param storage keeps the orders after the tab closes
 * @param page the window, whose `storage` events report changes of other tabs
 * @internal Exported for tests, which simulate several tabs
 */
export function createMyOrders(storage: VisitStorage, page?: Pick<Window, 'addEventListener'>) {
  const stored = createStoredValue({ storage, key: 'orders', parse: parseOrders, page });

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

  const change = (reference: string, to: (kept: MyOrder) => MyOrder) =>
    write(stored.read().map((kept) => (kept.order.reference === reference ? to(kept) : kept)));

  return {
    read: stored.read,
    subscribe: stored.subscribe,
    /** Stores an unconfirmed order. @param mayHaveArrived by default as it is stored, else false */
    keep: (order: Order, mayHaveArrived?: boolean, resumedAt?: Date) => {
      const known = find(order.reference)?.mayHaveArrived ?? false;
      const kept = { order, mayHaveArrived: mayHaveArrived ?? known, resumedAt };
      write([{ ...kept, status: 'unconfirmed' }, ...exceptOrder(order.reference)]);
    },
    /** Notes that the last try of an order did not arrive. An order that is `sent` by now, in another tab, stays so. */
    refuse: (reference: string) =>
      change(reference, (kept) =>
        kept.status === 'unconfirmed' ? { ...kept, mayHaveArrived: false } : kept,
      ),
    /** Makes an order `sent`, and removes its personal data unless `withBuyer`. */
    confirm: (reference: string, withBuyer: boolean) =>
      change(reference, ({ order }) => {
        const sent: MyOrder = { order, status: 'sent', mayHaveArrived: true };
        return withBuyer ? sent : withoutBuyer(sent);
      }),
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
