import * as v from 'valibot';
import { EMPTY_CHECKOUT_FORM, TYPED_FIELDS } from '#domain/order/checkoutForm.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { logError } from '#lib/log.ts';
import { newUuid } from '#lib/newUuid.ts';
import { decodeLines, encodeLines } from '../cart/cartCodec.ts';

/** Reads a stored text without its invisible characters: older versions of the store stored texts as typed. */
export const storedText = v.pipe(v.string(), v.transform(cleanText));

/** Reads a stored checkout form; a field of a wrong type gets the value that it has in an empty form. */
export const checkoutFormSchema = v.object({
  ...v.entriesFromList(TYPED_FIELDS, v.fallback(storedText, '')),
  paymentMethod: v.fallback(
    v.picklist(['bankTransfer', 'cash']),
    EMPTY_CHECKOUT_FORM.paymentMethod,
  ),
});

const referenceSchema = v.pipe(v.string(), v.regex(/^TT-\d{6}-\w{4}$/));

export const dateSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((stored) => new Date(stored)),
  v.date(),
);

const idSchema = v.pipe(v.string(), v.uuid());

const orderSchema = v.object({
  // Earlier versions of the store gave orders a reference, but no id. Until 2026-11-30 each changed try had its own id:
  // `shopId` was the last one that reached the shop, and `replaces` the one before.
  id: v.optional(idSchema, newUuid),
  shopId: v.fallback(v.optional(idSchema), undefined),
  replaces: v.fallback(v.nullish(idSchema), null),
  reference: referenceSchema,
  createdAt: dateSchema,
  pricesConfirmed: v.boolean(),
  form: checkoutFormSchema,
  totals: v.object({ subtotal: v.number(), iva: v.number(), total: v.number() }),
  lines: v.unknown(),
});

export function encodeOrder(order: Order) {
  return { ...order, lines: encodeLines(order.lines) };
}

/**
 * Reads an order from a stored value, which anybody may have written; `null`: the value is no order, or none of its
 * lines can be read. A line that cannot be read is left out and logged. Never throws.
 */
export function decodeOrder(stored: unknown): Order | null {
  const parsed = v.safeParse(orderSchema, stored);
  if (!parsed.success) return null;
  const { lines, id, shopId, replaces, ...order } = parsed.output;
  // Reads all lines of the order, even if they are more than a cart may have.
  const { cart, problems } = decodeLines(lines, {}, Infinity);
  if (cart.length === 0) return null;
  if (problems.length > 0)
    logError(`orders: read lines of ${order.reference}`, problems.join('; '));
  return { ...order, id: shopId ?? replaces ?? id, lines: cart };
}
