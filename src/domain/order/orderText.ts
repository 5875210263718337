import { clipText } from '../text/clipText.ts';
import { formatColones } from '../prices/money.ts';
import type { Order } from './orderEmail.ts';
import type { OrderRow } from './orderTable.ts';
import { orderRows } from './orderTable.ts';
import type { PaymentMethod } from './checkoutForm.ts';
import { WHATSAPP_MAX_CHARS } from './whatsApp.ts';

/** The labels in the shopper's language, without colons. */
export type OrderTextLabels = {
  /** The first line, a whole sentence. */
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
  /** Added if prices could not be checked right before sending. */
  readonly unconfirmed: string;
  /** Says that `count` more lines did not fit. */
  readonly andMore: (count: number) => string;
};

/** Maximum characters of each typed text if the whole texts do not fit. */
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

/** As many lines as fit, and how many more there are. */
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
 * An order as text for a chat, at most {@link WHATSAPP_MAX_CHARS} long. Line amounts are without
 * IVA and add up to the subtotal.
 *
 * A text that is too long is shortened in steps: lines without name, colour and amount; then typed
 * texts are cut; then lines are left out, with a note of how many.
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
