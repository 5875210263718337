import { clipText } from '../text/clipText.ts';
import { formatColones } from '../prices/money.ts';
import type { Order } from './orderEmail.ts';
import { orderRows, type OrderRow } from './orderTable.ts';
import {
  addressLine,
  FIELD_LIMITS,
  type CheckoutForm,
  type PaymentMethod,
  type RequiredField,
} from './checkoutForm.ts';
import { mostThatFit } from './mostThatFit.ts';
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

/** Characters that each longer text of the buyer has at least while lines are left out. */
const LEAST_TYPED_CHARS = 160;

function variantText({ colorName, tallaId }: OrderRow, maxChars = Infinity): string {
  const names = [colorName, tallaId].map((name) => clipText(name ?? '', maxChars));
  return names.filter((name) => name !== '').join(' / ');
}

function wholeLine(row: OrderRow): string {
  const what = `${row.name} (${row.code}) ${variantText(row)}`.trimEnd();
  return `${row.quantity} × ${what} — ${formatColones(row.subtotal)}`;
}

function shortLine(row: OrderRow): string {
  return `${row.quantity} × ${clipText(row.code, 30)} ${variantText(row, 20)}`.trimEnd();
}

function lineTexts(
  { lines }: Order,
  { lineNote }: OrderTextLabels,
  toText: (row: OrderRow) => string,
): string[] {
  return orderRows(lines).map((row) =>
    row.note === null ? toText(row) : `${toText(row)}\n   ${lineNote}: ${row.note}`,
  );
}

/**
 * What an order says about customer, delivery and payment; empty parts are left out.
 *
 * @param maxTyped maximum characters of address and notes, and of name, phone and e-mail beyond their limits
 */
export function customerFacts(
  form: CheckoutForm,
  labels: OrderTextLabels,
  maxTyped = Infinity,
): (readonly [label: string, text: string])[] {
  const required = (field: RequiredField): string =>
    clipText(form[field].trim(), Math.max(maxTyped, FIELD_LIMITS[field]));
  const address = addressLine(form.exactAddress, form.district, form.canton, form.province);
  const facts = [
    [labels.customer, required('fullName')],
    [labels.phone, required('phone')],
    [labels.email, required('email')],
    [labels.address, clipText(address, maxTyped)],
    [labels.payment, labels.paymentMethods[form.paymentMethod]],
    [labels.notes, clipText(form.additionalInfo.trim(), maxTyped)],
  ] as const;
  return facts.filter(([, text]) => text !== '');
}

function textOf(
  { form, pricesConfirmed, reference, totals }: Order,
  labels: OrderTextLabels,
  lines: readonly string[],
  maxTyped?: number,
): string {
  return [
    labels.greeting,
    `${labels.reference}: ${reference}`,
    ...(pricesConfirmed ? [] : [labels.unconfirmed]),
    '',
    ...lines,
    '',
    `${labels.subtotal}: ${formatColones(totals.subtotal)}`,
    `${labels.iva}: ${formatColones(totals.iva)}`,
    `${labels.total}: ${formatColones(totals.total)}`,
    '',
    ...customerFacts(form, labels, maxTyped).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}

function shortText(order: Order, labels: OrderTextLabels, maxChars: number): string {
  const lines = lineTexts(order, labels, shortLine);
  const textWith = (shown: number, maxTyped: number) => {
    const left = lines.length - shown;
    const more = left > 0 ? [labels.andMore(left)] : [];
    return textOf(order, labels, [...lines.slice(0, shown), ...more], maxTyped);
  };
  const fits = (text: string) => text.length <= maxChars;
  const shown = mostThatFit(lines.length, (count) => fits(textWith(count, LEAST_TYPED_CHARS)));
  return textWith(
    shown,
    mostThatFit(maxChars, (chars) => fits(textWith(shown, chars))),
  );
}

/**
 * An order as text for a chat, at most {@link WHATSAPP_MAX_CHARS} long. Line amounts are without
 * IVA and add up to the subtotal. It ends with the links.
 *
 * If the whole is too long, its lines have code, colour, size and note only, as many as fit, with a note of how
 * many more there are; the texts of the buyer are whole as far as they fit beside them. A link is
 * never cut: where it leaves no room for totals and customer, which takes hundreds of lines, it is left out.
 *
 * @param link absolute URL of the shared cart
 * @param staffLink absolute URL of the order for staff, which holds the lines too: it stands alone where
 *   both do not fit
 */
export function orderText(
  order: Order,
  labels: OrderTextLabels,
  link: string,
  staffLink: string,
): string {
  const staffEnding = `\n\n${labels.staffLink}:\n${staffLink}`;
  const whole = textOf(order, labels, lineTexts(order, labels, wholeLine)) + staffEnding;
  const linked = [
    `${whole}\n\n${labels.link}:\n${link}`,
    whole,
    shortText(order, labels, WHATSAPP_MAX_CHARS - staffEnding.length) + staffEnding,
  ].find(({ length }) => length <= WHATSAPP_MAX_CHARS);
  return linked ?? shortText(order, labels, WHATSAPP_MAX_CHARS);
}
