import { clipText } from '../text/clipText.ts';
import { formatColones } from '../prices/money.ts';
import type { Order } from './orderEmail.ts';
import { orderRows, type OrderRow } from './orderTable.ts';
import { addressLine, type CheckoutForm, type PaymentMethod } from './checkoutForm.ts';
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
  /** Label of the note of a line. */
  readonly lineNote: string;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  /** Added if prices could not be checked right before sending. */
  readonly unconfirmed: string;
  /** Says that `count` more lines did not fit. */
  readonly andMore: (count: number) => string;
  /** Stands before the link to the lines. */
  readonly link: string;
  /** Stands before the link of staff. */
  readonly staffLink: string;
};

/** Maximum characters of the note of a line if whole notes do not fit. */
const CLIPPED_NOTE_CHARS = 40;
/** Maximum characters of each typed text if the whole texts do not fit, and if that is not enough. */
const CLIPPED_TYPED_CHARS = 160;
const SHORTEST_TYPED_CHARS = 40;

function fullLine({ quantity, name, code, colorName, tallaId, subtotal }: OrderRow): string {
  const variant = [colorName, tallaId].filter((part) => part !== null && part !== '').join(' / ');
  const what = `${name} (${code}) ${variant}`.trimEnd();
  return `${quantity} × ${what} — ${formatColones(subtotal)}`;
}

function notedLine(row: OrderRow, label: string, maxNote: number): string {
  const line = fullLine(row);
  return row.note === null ? line : `${line}\n   ${label}: ${clipText(row.note, maxNote)}`;
}

function shortLine({ quantity, code, tallaId }: OrderRow): string {
  return `${quantity} × ${clipText(code, 30)} ${clipText(tallaId ?? '', 12)}`.trimEnd();
}

function headText(order: Order, labels: OrderTextLabels): string {
  const lines = [labels.greeting, `${labels.reference}: ${order.reference}`];
  if (!order.pricesConfirmed) lines.push(labels.unconfirmed);
  return lines.join('\n');
}

/**
 * What an order says about customer, delivery and payment; empty parts are left out.
 *
 * @param maxTyped maximum characters of each typed text
 */
export function customerFacts(
  form: CheckoutForm,
  labels: OrderTextLabels,
  maxTyped = Infinity,
): (readonly [label: string, text: string])[] {
  const typed = (text: string): string => clipText(text.trim(), maxTyped);
  const address = addressLine(form.exactAddress, form.district, form.canton, form.province);
  const facts = [
    [labels.customer, typed(form.fullName)],
    [labels.phone, typed(form.phone)],
    [labels.email, typed(form.email)],
    [labels.address, typed(address)],
    [labels.payment, labels.paymentMethods[form.paymentMethod]],
    [labels.notes, typed(form.additionalInfo)],
  ] as const;
  return facts.filter(([, text]) => text !== '');
}

function tailText({ totals, form }: Order, labels: OrderTextLabels, maxTyped: number): string {
  return [
    `${labels.subtotal}: ${formatColones(totals.subtotal)}`,
    `${labels.iva}: ${formatColones(totals.iva)}`,
    `${labels.total}: ${formatColones(totals.total)}`,
    '',
    ...customerFacts(form, labels, maxTyped).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}

function joined(head: string, lines: readonly string[], tail: string): string {
  return [head, lines.join('\n'), tail].join('\n\n');
}

/** As many lines as fit into `maxChars`, and how many more there are; `null`: not even none. */
function cutText(
  head: string,
  lines: readonly string[],
  tail: string,
  andMore: (count: number) => string,
  maxChars: number,
): string | null {
  for (let shown = lines.length - 1; shown >= 0; shown -= 1) {
    const text = joined(head, [...lines.slice(0, shown), andMore(lines.length - shown)], tail);
    if (text.length <= maxChars) return text;
  }
  return null;
}

function wholeText(order: Order, labels: OrderTextLabels): string {
  const lines = orderRows(order.lines).map((row) => notedLine(row, labels.lineNote, Infinity));
  return joined(headText(order, labels), lines, tailText(order, labels, Infinity));
}

/** The order in at most `maxChars`; `null`: too little for it. */
function fittedText(order: Order, labels: OrderTextLabels, maxChars: number): string | null {
  const rows = orderRows(order.lines);
  const head = headText(order, labels);
  const shortLines = rows.map(shortLine);
  const notedLines = (maxNote: number) =>
    rows.map((row) => notedLine(row, labels.lineNote, maxNote));
  const tailOf = (maxTyped: number) => tailText(order, labels, maxTyped);
  const whole = [
    wholeText(order, labels),
    joined(head, notedLines(CLIPPED_NOTE_CHARS), tailOf(Infinity)),
    joined(head, rows.map(fullLine), tailOf(Infinity)),
    joined(head, shortLines, tailOf(Infinity)),
    joined(head, shortLines, tailOf(CLIPPED_TYPED_CHARS)),
  ].find(({ length }) => length <= maxChars);
  const cutTo = (maxTyped: number) =>
    cutText(head, shortLines, tailOf(maxTyped), labels.andMore, maxChars);
  return whole ?? cutTo(CLIPPED_TYPED_CHARS) ?? cutTo(SHORTEST_TYPED_CHARS);
}

/**
 * An order as text for a chat, at most {@link WHATSAPP_MAX_CHARS} long. Line amounts are without
 * IVA and add up to the subtotal. It ends with a link to the lines.
 *
 * A text that is too long is shortened in steps: notes of lines are cut, then left out; lines without name, colour and amount; then typed
 * texts are cut; then lines are left out, with a note of how many; then typed texts are cut more. The
 * link is never cut: if it leaves no room for totals and customer, which takes hundreds of lines, it is
 * left out.
 *
 * @param link absolute URL of the shared cart; '': none
 * @param staffLink absolute URL of the order for staff, which holds the lines too; '': none. Where both links
 *   do not fit beside the whole text, it stands alone.
 */
export function orderText(
  order: Order,
  labels: OrderTextLabels,
  link = '',
  staffLink = '',
): string {
  const linkEnding = link === '' ? '' : `\n\n${labels.link}:\n${link}`;
  const staffEnding = staffLink === '' ? '' : `\n\n${labels.staffLink}:\n${staffLink}`;
  const whole = wholeText(order, labels) + staffEnding + linkEnding;
  if (whole.length <= WHATSAPP_MAX_CHARS) return whole;
  const ending = staffEnding || linkEnding;
  const linked = fittedText(order, labels, WHATSAPP_MAX_CHARS - ending.length);
  if (linked !== null) return linked + ending;
  const unlinked = fittedText(order, labels, WHATSAPP_MAX_CHARS);
  return unlinked ?? clipText(headText(order, labels), WHATSAPP_MAX_CHARS);
}
