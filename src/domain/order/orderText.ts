import { formatColones } from '../prices/money.ts';
import { clipText } from '../text/clipText.ts';
import {
  addressLine,
  FIELD_LIMITS,
  type CheckoutForm,
  type PaymentMethod,
  type RequiredField,
} from './checkoutForm.ts';
import { mostThatFit } from './mostThatFit.ts';
import type { Order } from './orderEmail.ts';
import { orderRows, type OrderRow } from './orderTable.ts';
import { WHATSAPP_MAX_CHARS } from './whatsApp.ts';

/** Keys of the checkout's texts that a chat about an order needs. */
type OrderTextKey =
  | `chat.${'greeting' | 'unconfirmed' | 'andMore' | 'link' | 'staffLink'}`
  | `success.${'reference' | 'customer' | 'lineNote'}`
  | `field.${'phone' | 'email' | 'additionalInfo'}`
  | `section.${'address' | 'payment'}`
  | `payment.${PaymentMethod}`
  | `summary.${'subtotal' | 'iva' | 'total'}`;

/** The texts of the checkout in the shopper's language. */
export type OrderTexts = {
  (key: OrderTextKey): string;
  (key: 'chat.andMore', values: { readonly count: number }): string;
};

/** Least characters that a long text of the buyer keeps: before it gets shorter, lines are left out. */
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

function lineTexts({ lines }: Order, t: OrderTexts, toText: (row: OrderRow) => string): string[] {
  return orderRows(lines).map((row) =>
    row.note === null ? toText(row) : `${toText(row)}\n   ${t('success.lineNote')}: ${row.note}`,
  );
}

/**
 * Lists the facts of an order about customer, delivery and payment; empty facts are left out.
 *
 * @param maxTyped maximum characters of address and notes; name, phone and e-mail always have up to their limits
 */
export function customerFacts(
  form: CheckoutForm,
  t: OrderTexts,
  maxTyped = Infinity,
): (readonly [label: string, text: string])[] {
  const required = (field: RequiredField): string =>
    clipText(form[field].trim(), Math.max(maxTyped, FIELD_LIMITS[field]));
  const address = addressLine(form.exactAddress, form.district, form.canton, form.province);
  const facts = [
    [t('success.customer'), required('fullName')],
    [t('field.phone'), required('phone')],
    [t('field.email'), required('email')],
    [t('section.address'), clipText(address, maxTyped)],
    [t('section.payment'), t(`payment.${form.paymentMethod}`)],
    [t('field.additionalInfo'), clipText(form.additionalInfo.trim(), maxTyped)],
  ] as const;
  return facts.filter(([, text]) => text !== '');
}

function textOf(
  { form, pricesConfirmed, reference, totals }: Order,
  t: OrderTexts,
  lines: readonly string[],
  maxTyped?: number,
): string {
  return [
    t('chat.greeting'),
    `${t('success.reference')}: ${reference}`,
    ...(pricesConfirmed ? [] : [t('chat.unconfirmed')]),
    '',
    ...lines,
    '',
    `${t('summary.subtotal')}: ${formatColones(totals.subtotal)}`,
    `${t('summary.iva')}: ${formatColones(totals.iva)}`,
    `${t('summary.total')}: ${formatColones(totals.total)}`,
    '',
    ...customerFacts(form, t, maxTyped).map(([label, text]) => `${label}: ${text}`),
  ].join('\n');
}

function shortText(order: Order, t: OrderTexts, maxChars: number): string {
  const lines = lineTexts(order, t, shortLine);
  const textWith = (shown: number, maxTyped: number) => {
    const left = lines.length - shown;
    const more = left > 0 ? [t('chat.andMore', { count: left })] : [];
    return textOf(order, t, [...lines.slice(0, shown), ...more], maxTyped);
  };
  const fits = (text: string) => text.length <= maxChars;
  const shown = mostThatFit(lines.length, (count) => fits(textWith(count, LEAST_TYPED_CHARS)));
  return textWith(
    shown,
    mostThatFit(maxChars, (chars) => fits(textWith(shown, chars))),
  );
}

/**
 * Writes an order as text for a chat, at most {@link WHATSAPP_MAX_CHARS} long. Amounts of lines are without IVA and add
 * up to the subtotal. The text ends with the links.
 *
 * If all this is too long, the link of the shared cart is left out. If it is still too long, lines have only quantity,
 * code, colour, size and note. As many lines as fit are listed, then how many more there are; the texts of the buyer
 * are cut to the remaining room. A link is never cut: if the link for staff leaves no room for totals and customer,
 * which takes hundreds of lines, it is left out, too.
 *
 * @param link absolute URL of the shared cart
 * @param staffLink absolute URL of the order for staff, which holds the lines, too
 */
export function orderText(order: Order, t: OrderTexts, link: string, staffLink: string): string {
  const staffEnding = `\n\n${t('chat.staffLink')}:\n${staffLink}`;
  const whole = textOf(order, t, lineTexts(order, t, wholeLine)) + staffEnding;
  const linked = [
    `${whole}\n\n${t('chat.link')}:\n${link}`,
    whole,
    shortText(order, t, WHATSAPP_MAX_CHARS - staffEnding.length) + staffEnding,
  ].find(({ length }) => length <= WHATSAPP_MAX_CHARS);
  return linked ?? shortText(order, t, WHATSAPP_MAX_CHARS);
}
