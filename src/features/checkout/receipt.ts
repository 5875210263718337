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

/** The last order of this tab. A reload shows it again until the shopper has left it. */
export type Receipt = {
  /** `null`: none is stored. A stored value that is no receipt is removed. */
  readonly read: () => Order | null;
  readonly save: (order: Order) => void;
  readonly clear: () => void;
  /** From now on the receipt is shown only when the address requests it. */
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

/** The receipt is kept in `storage` until the tab closes or the next order begins. */
export function createReceipt(storage: VisitStorage): Receipt {
  return {
    read() {
      const order = readOrder(storage);
      // Otherwise the empty cart would still link to it.
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
