import { clipText } from '../text/clipText.ts';
import { formatColones } from '../prices/money.ts';
import type { Order } from './orderEmail.ts';
import type { OrderRow } from './orderTable.ts';
import { orderRows } from './orderTable.ts';
import type { PaymentMethod } from './checkoutForm.ts';
import { WHATSAPP_MAX_CHARS } from './whatsApp.ts';

/** The words of an order's text, in the shopper's language, without colons. */
export type OrderTextLabels = {
  /** The first line, a sentence of its own. */
  readonly greeting: string;
  readonly reference: string;
  readonly customer: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly payment: string;
  readonly paymentMethods: Readonly<Record<PaymentMethod, string>>;
  readonly notes: string;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  /** Added when prices could not be read again right before sending. */
  readonly unconfirmed: string;
  /** Says that `count` further lines of the order did not fit. */
  readonly andMore: (count: number) => string;
};

/** Most characters of each typed text when the order is too long for whole ones. */
const CLIPPED_TYPED_CHARS = 160;

function fullLine({ quantity, name, code, colorName, tallaId, subtotal }: OrderRow): string {
  const variant = [colorName, tallaId].filter((part) => part !== null && part !== '').join(' / ');
  const what = `${name} (${code}) ${variant}`.trimEnd();
  return `${quantity} × ${what} — ${formatColones(subtotal)}`;
}

function shortLine({ quantity, code, tallaId }: OrderRow): string {
  return `${quantity} × ${clipText(code, 30)} ${clipText(tallaId ?? '', 12)}`.trimEnd();
}

function headText(order: Order, labels: OrderTextLabels): string {
  const lines = [labels.greeting, `${labels.reference}: ${order.reference}`];
  if (!order.pricesConfirmed) lines.push(labels.unconfirmed);
  return lines.join('\n');
}

function tailText({ totals, form }: Order, labels: OrderTextLabels, maxTyped: number): string {
  const typed = (text: string): string => clipText(text.trim(), maxTyped);
  const address = [form.exactAddress, form.district, form.canton, form.province]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
  const customer: readonly (readonly [label: string, text: string])[] = [
    [labels.customer, typed(form.fullName)],
    [labels.phone, typed(form.phone)],
    [labels.email, typed(form.email)],
    [labels.address, typed(address)],
    [labels.payment, labels.paymentMethods[form.paymentMethod]],
    [labels.notes, typed(form.additionalInfo)],
  ];
  return [
    `${labels.subtotal}: ${formatColones(totals.subtotal)}`,
    `${labels.iva}: ${formatColones(totals.iva)}`,
    `${labels.total}: ${formatColones(totals.total)}`,
    '',
    ...customer.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}

function joined(head: string, lines: readonly string[], tail: string): string {
  return [head, lines.join('\n'), tail].join('\n\n');
}

/** The text with as many lines as fit, and how many more there are. */
function cutText(
  head: string,
  lines: readonly string[],
  tail: string,
  andMore: (count: number) => string,
): string {
  for (let shown = lines.length - 1; shown > 0; shown -= 1) {
    const text = joined(head, [...lines.slice(0, shown), andMore(lines.length - shown)], tail);
    if (text.length <= WHATSAPP_MAX_CHARS) return text;
  }
  return clipText(joined(head, [andMore(lines.length)], tail), WHATSAPP_MAX_CHARS);
}

/**
 * A whole order as text for a chat, at most {@link WHATSAPP_MAX_CHARS} long. Line amounts are
 * without IVA, those of `orderRows`, and add up to the subtotal.
 *
 * When it is too long, it gets shorter step by step: lines without name, colour and amount; then
 * typed texts cut; then fewer lines, with a note of how many more there are.
 */
export function orderText(order: Order, labels: OrderTextLabels): string {
  const rows = orderRows(order.lines);
  const head = headText(order, labels);
  const wholeTail = tailText(order, labels, Infinity);
  const shortLines = rows.map(shortLine);
  const clippedTail = tailText(order, labels, CLIPPED_TYPED_CHARS);
  const text = [
    joined(head, rows.map(fullLine), wholeTail),
    joined(head, shortLines, wholeTail),
    joined(head, shortLines, clippedTail),
  ].find(({ length }) => length <= WHATSAPP_MAX_CHARS);
  return text ?? cutText(head, shortLines, clippedTail, labels.andMore);
}
