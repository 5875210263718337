import * as v from 'valibot';
import type { Order } from '../../domain/orderEmail.ts';
import { decodeLines, encodeLines } from '../../state/cart/cartCodec.ts';
import { checkoutFormSchema } from './checkoutDraft.ts';
import { readJson, type VisitStorage } from '../../shared/lib/visitStorage.ts';

const RECEIPT_KEY = 'orderReceipt';

const receiptSchema = v.object({
  reference: v.string(),
  createdAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  pricesConfirmed: v.boolean(),
  form: checkoutFormSchema,
  totals: v.object({ subtotal: v.number(), iva: v.number(), total: v.number() }),
  lines: v.unknown(),
});

/** The order that was sent last in this tab, so that a reload still shows its receipt. */
export type Receipt = {
  /** `null`: there is none, or what is stored is not one. */
  readonly read: () => Order | null;
  readonly save: (order: Order) => void;
  readonly clear: () => void;
};

/** The receipt kept in `storage` until the tab closes or the next order begins. */
export function createReceipt(storage: VisitStorage): Receipt {
  return {
    read() {
      const parsed = v.safeParse(receiptSchema, readJson(storage, RECEIPT_KEY));
      if (!parsed.success) return null;
      const { cart, problems } = decodeLines(parsed.output.lines);
      if (cart.length === 0 || problems.length > 0) return null;
      return { ...parsed.output, lines: cart };
    },
    save: (order) =>
      storage.write(RECEIPT_KEY, JSON.stringify({ ...order, lines: encodeLines(order.lines) })),
    clear: () => storage.remove(RECEIPT_KEY),
  };
}
