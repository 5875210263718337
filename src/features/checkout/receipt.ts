import * as v from 'valibot';
import type { Order } from '#domain/order/orderEmail.ts';
import { decodeLines, encodeLines } from '#state/cart/cartCodec.ts';
import { RECEIPT_KEY } from '#state/order/keptReceipt.ts';
import { checkoutFormSchema } from './checkoutDraft.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const LEFT_KEY = 'orderReceiptLeft';

const receiptSchema = v.object({
  reference: v.string(),
  createdAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  pricesConfirmed: v.boolean(),
  form: checkoutFormSchema,
  repeats: v.optional(v.nullable(v.string()), null),
  totals: v.object({ subtotal: v.number(), iva: v.number(), total: v.number() }),
  lines: v.unknown(),
});

/** The order that was sent last in this tab: a reload shows it again until it was left once. */
export type Receipt = {
  /** `null`: there is none, or what was stored is not one, and is stored no longer. */
  readonly read: () => Order | null;
  readonly save: (order: Order) => void;
  readonly clear: () => void;
  /** The shopper has left it: from now on it is shown only when asked for. */
  readonly leave: () => void;
  readonly isLeft: () => boolean;
};

function readOrder(storage: VisitStorage): Order | null {
  const parsed = v.safeParse(receiptSchema, readJson(storage, RECEIPT_KEY));
  if (!parsed.success) return null;
  const { cart, problems } = decodeLines(parsed.output.lines);
  if (cart.length === 0 || problems.length > 0) return null;
  return { ...parsed.output, lines: cart };
}

/** The receipt kept in `storage` until the tab closes or the next order begins. */
export function createReceipt(storage: VisitStorage): Receipt {
  return {
    read() {
      const order = readOrder(storage);
      // Otherwise the empty cart would go on leading to it.
      if (order === null) storage.remove(RECEIPT_KEY);
      return order;
    },
    save(order) {
      storage.remove(LEFT_KEY);
      storage.write(RECEIPT_KEY, JSON.stringify({ ...order, lines: encodeLines(order.lines) }));
    },
    clear() {
      storage.remove(RECEIPT_KEY);
      storage.remove(LEFT_KEY);
    },
    leave: () => storage.write(LEFT_KEY, '1'),
    isLeft: () => storage.read(LEFT_KEY) !== null,
  };
}
