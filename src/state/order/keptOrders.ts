import * as v from 'valibot';
import { findLine, lineKey, type Cart } from '#domain/cart/cart.ts';
import { EMPTY_CHECKOUT_FORM } from '#domain/order/checkoutForm.ts';
import { newOrderReference, type Order } from '#domain/order/orderEmail.ts';
import { useStore } from '#ui/hooks/useStore.ts';
import { createStoredValue } from '#lib/storedValue.ts';
import { lastingStorage, type VisitStorage } from '#lib/visitStorage.ts';
import { dateSchema, decodeOrder, encodeOrder } from './orderCodec.ts';

const ORDERS_KEY = 'orders';
const VERSION = 2;

const MAX_KEPT_ORDERS = 20;

/** After 7 days, in ms, an order no longer counts as possibly arrived. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * - `open`: the last one that was sent, as long as its outcome is not known: it may have arrived
 * - `refused`: refused, not sent yet, or followed by another one
 * - `sent`: it has arrived
 */
type OrderStatus = 'open' | 'refused' | 'sent';

/** The form of `order` is empty but for the payment where the buyer is not remembered. */
export type KeptOrder = {
  readonly order: Order;
  readonly status: OrderStatus;
  /** When the shopper last chose to send it again. */
  readonly resumedAt?: Date | undefined;
  /** The id of the last try that the shop has; what was tried since may have another one. */
  readonly shopId?: string | undefined;
};

/** The newest first. */
export type KeptOrders = readonly KeptOrder[];

/** True if two carts order the same variants and quantities. */
export function isSameCart(one: Cart, other: Cart): boolean {
  const [first, second] = [one, other].map((lines) =>
    lines
      .map((line) => `${lineKey(line)}×${line.quantity}`)
      .sort()
      .join(' '),
  );
  return first === second;
}

/** Whether an order is kept and may still be sent again under its reference. */
export function isUnconfirmed(kept: KeptOrders, reference: string): boolean {
  return kept.some(({ order, status }) => order.reference === reference && status !== 'sent');
}

export function shownStatus({ status }: Pick<KeptOrder, 'status'>): 'sent' | 'unconfirmed' {
  return status === 'sent' ? 'sent' : 'unconfirmed';
}

function touchedAt({ order, resumedAt }: KeptOrder): number {
  return (resumedAt ?? order.createdAt).getTime();
}

function isRecent(kept: KeptOrder, now: Date): boolean {
  return now.getTime() - touchedAt(kept) < RECENT_MS;
}

/** The order that may have arrived; always the same object until it changes. */
export function openOrder(orders: KeptOrders, now = new Date()): Order | null {
  return orders.find((kept) => kept.status === 'open' && isRecent(kept, now))?.order ?? null;
}

/** The order that the shopper sent last, or chose last to send again. */
function latestOrder(orders: KeptOrders): KeptOrder | undefined {
  return orders.toSorted((a, b) => touchedAt(b) - touchedAt(a))[0];
}

/** Whether a cart has no line of an order, so that it is another one. */
export function hasNoneOf(cart: Cart, ordered: Cart): boolean {
  return ordered.every((line) => findLine(cart, line) < 0);
}

/**
 * The reference of an earlier attempt while the cart is the same, or of the last order while it is refused
 * and the cart has some of its lines. Otherwise another one: what was sent, marked as arrived or forgotten
 * in any tab may be with the shop under its reference.
 */
export function orderReference(lines: Cart, orders: KeptOrders, now: Date): string {
  const open = openOrder(orders, now);
  if (open && isSameCart(open.lines, lines)) return open.reference;
  // Its tab may have been closed before it was sent.
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

function parseOrders(stored: unknown): KeptOrders {
  const parsed = v.safeParse(storedSchema, stored);
  if (!parsed.success) return [];
  const found = parsed.output.orders.flatMap((entry): KeptOrder[] => {
    const order = decodeOrder(entry);
    const known = v.safeParse(statusSchema, entry);
    if (order === null || !known.success) return [];
    const { status, resumedAt, shopId } = known.output;
    // Version 1 did not say here which order may have arrived: the newest one is asked about.
    return [{ order, status: status === 'unconfirmed' ? 'open' : status, resumedAt, shopId }];
  });
  return found
    .toSorted((a, b) => b.order.createdAt.getTime() - a.order.createdAt.getTime())
    .slice(0, MAX_KEPT_ORDERS);
}

function toStored(orders: KeptOrders) {
  const entries = orders.map(({ order, ...known }) => Object.assign(encodeOrder(order), known));
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

function withStatus(kept: KeptOrder, status: OrderStatus): KeptOrder {
  return { ...kept, status };
}

function asSent({ order }: KeptOrder, withBuyer: boolean): KeptOrder {
  const sent: KeptOrder = { order, status: 'sent' };
  return withBuyer ? sent : withoutBuyer(sent);
}

/**
 * The orders of this browser, the same in every tab.
 *
 * @param storage outlives the tab
 * @param page the window, for the events about other tabs
 * @internal Exported for tests, which simulate several tabs
 * @see docs/rules.md#my-orders
 */
export function createKeptOrders(storage: VisitStorage, page?: Pick<Window, 'addEventListener'>) {
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

  const find = (reference: string) =>
    stored.read().find(({ order }) => order.reference === reference);

  const others = (reference: string): KeptOrders =>
    stored.read().filter(({ order }) => order.reference !== reference);

  const changeUnsent = (change: (kept: KeptOrder) => KeptOrder) =>
    write(stored.read().map((kept) => (kept.status === 'sent' ? kept : change(kept))));

  return {
    read: stored.read,
    subscribe: stored.subscribe,
    /** Keeps an order with all its data; replaces one of the same reference, and takes its status. */
    keep: (order: Order) => {
      const { reference } = order;
      const known = find(reference);
      const status = known?.status === 'open' ? 'open' : 'refused';
      write([{ ...known, order, status }, ...others(reference)]);
    },
    /** The order is sent. Another one that may have arrived is no longer asked about. */
    open: (order: Order, resumedAt?: Date) => {
      const rest = others(order.reference).map((kept) =>
        kept.status === 'open' ? withStatus(kept, 'refused') : kept,
      );
      const { shopId } = find(order.reference) ?? {};
      write([{ order, status: 'open', resumedAt, shopId }, ...rest]);
    },
    /** The shop has the order under its id. */
    reached: ({ id, reference }: Order) =>
      changeUnsent((kept) => (kept.order.reference === reference ? { ...kept, shopId: id } : kept)),
    /** The order did not arrive. What may have is `earlier` again, unless its outcome is known by now. */
    refuse: (reference: string, earlier: string | undefined) => {
      // Another tab may have sent another one.
      if (find(reference)?.status !== 'open') return;
      changeUnsent((kept) => {
        if (kept.order.reference === earlier) return withStatus(kept, 'open');
        return kept.order.reference === reference ? withStatus(kept, 'refused') : kept;
      });
    },
    /** The order has arrived. Without `withBuyer` its personal data is removed. */
    confirm: (reference: string, withBuyer: boolean) =>
      write(
        stored
          .read()
          .map((kept) => (kept.order.reference === reference ? asSent(kept, withBuyer) : kept)),
      ),
    forget: (reference: string) => write(others(reference)),
    forgetAll: stored.remove,
    /** Removes the personal data of orders that have arrived; others need it to be sent again. */
    forgetBuyer: () => write(stored.read().map(withoutBuyer)),
  };
}

export const keptOrders = createKeptOrders(lastingStorage);

const NONE: KeptOrders = [];

export function useKeptOrders(): KeptOrders {
  return useStore(keptOrders, NONE);
}
