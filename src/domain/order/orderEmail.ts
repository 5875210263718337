import type { Cart } from '../cart/cart.ts';
import { clipText } from '../text/clipText.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { formatColones } from '../prices/money.ts';
import { LINES_HTML, multilineHtml } from './orderEmailHtml.ts';
import { orderRows } from './orderTable.ts';
import type { Totals } from '../prices/tax.ts';
import type { CheckoutForm, PaymentMethod } from './checkoutForm.ts';
import { FIELD_LIMITS } from './checkoutForm.ts';

/** An order as it is sent: what was in the cart and in the form at that moment. */
export type Order = {
  /** From {@link newOrderReference}; stays the same when sending is tried again. */
  readonly reference: string;
  readonly form: CheckoutForm;
  readonly lines: Cart;
  /** `cartTotals(lines)`: the figures that the shopper saw. */
  readonly totals: Totals;
  /** False: prices and stock could not be read again right before sending. */
  readonly pricesConfirmed: boolean;
  readonly createdAt: Date;
  /** Reference of an order that may have arrived and that this one may repeat; `null`: none. */
  readonly repeats: string | null;
};

/** The parameters of the template, by their exact names. @see docs/rules.md#order-e-mail */
export type OrderEmailPayload = {
  readonly to_name: string;
  readonly from_name: string;
  readonly from_email: string;
  readonly phone: string;
  readonly province: string;
  readonly canton: string;
  readonly district: string;
  readonly address: string;
  readonly payment_method: string;
  readonly paymentMethod: string;
  readonly payment: string;
  readonly method: string;
  readonly payment_html: string;
  readonly products_html: string;
  readonly subtotal_html: string;
  readonly iva_total_html: string;
  readonly total_html: string;
  readonly subtotal_text: string;
  readonly iva_total_text: string;
  readonly total_text: string;
};

/**
 * Most bytes of a payload as JSON in UTF-8. The e-mail service takes 50 kB of parameters; the rest
 * is for the ids around them.
 */
export const ORDER_EMAIL_MAX_BYTES = 48_000;

/** The payment methods as the shop reads them. */
const PAYMENT_LABELS: Readonly<Record<PaymentMethod, string>> = {
  bankTransfer: 'Transferencia bancaria o SINPE Móvil',
  cash: 'Efectivo',
};

// No vowels (no words come out), none of 0 1 B L S Z, which look like others, and no V, which
// sounds like B in Spanish.
const REFERENCE_CHARACTERS = '23456789CDFGHJKMNPQRTWXY';
const REFERENCE_LENGTH = 4;
/** Costa Rica is 6 hours behind UTC all year. */
const COSTA_RICA_OFFSET_MS = -6 * 60 * 60 * 1000;

/**
 * A new reference by which shopper and shop name an order: `TT-261121-7K3F`, the day in Costa Rica
 * (YYMMDD) and four characters that cannot be mistaken for each other when read out.
 *
 * @param random like `Math.random`, from 0 up to 1
 * @throws RangeError when `now` is an invalid date
 */
export function newOrderReference(now: Date, random: () => number): string {
  const localTime = new Date(now.getTime() + COSTA_RICA_OFFSET_MS).toISOString();
  const day = localTime.slice(2, 10).replaceAll('-', '');
  const characters = Array.from({ length: REFERENCE_LENGTH }, () => {
    const index = Math.floor(random() * REFERENCE_CHARACTERS.length);
    return REFERENCE_CHARACTERS[Math.min(index, REFERENCE_CHARACTERS.length - 1)];
  });
  return `TT-${day}-${characters.join('')}`;
}

function dateText(date: Date): string {
  return new Intl.DateTimeFormat('es-CR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Costa_Rica',
  }).format(date);
}

function unconfirmedHtml(): string {
  return '<p style="color:#b00020"><strong>Atención: precios por confirmar.</strong> No fue posible comprobar precios e inventario al enviar el pedido.</p>';
}

function repetitionHtml({ reference, repeats }: Order): string {
  if (repeats === null) return '';
  const change = repeats === reference ? '' : ', con cambios';
  return `<p style="color:#b00020"><strong>Posible repetición del pedido ${escapeHtml(repeats)}${change}.</strong> El envío anterior quedó sin respuesta: es posible que ya lo hayan recibido.</p>`;
}

function detailsHtml(order: Order, additionalInfo: string): string {
  const reference = `<p><strong>Referencia del pedido:</strong> ${escapeHtml(order.reference)}<br><strong>Fecha:</strong> ${escapeHtml(dateText(order.createdAt))}</p>`;
  if (additionalInfo === '') return reference;
  return `${reference}<p><strong>Información adicional:</strong><br>${multilineHtml(additionalInfo)}</p>`;
}

function byteLength(payload: OrderEmailPayload): number {
  return new TextEncoder().encode(JSON.stringify(payload)).length;
}

/**
 * The parameters of the order e-mail, all texts, in Spanish for the shop.
 *
 * Typed texts are trimmed and cut to `FIELD_LIMITS`. Everything inside the `*_html` fragments is
 * escaped, because the template inserts them raw; the template escapes the other values. The
 * payload has no keys for the order reference and the additional information, so they are below the
 * table in `products_html`. Above the table is a note if the order may be a repetition.
 *
 * The lines have the most readable form that keeps the payload within {@link ORDER_EMAIL_MAX_BYTES}
 * (see `LINES_HTML`). No line is ever left out, so an order of more than about 2,500 lines exceeds
 * it.
 *
 * @throws RangeError when `createdAt` is an invalid date
 * @see docs/rules.md#order-e-mail
 */
export function buildOrderEmail(order: Order, shop: { readonly name: string }): OrderEmailPayload {
  const { form, totals } = order;
  const typed = (field: keyof typeof FIELD_LIMITS): string =>
    clipText(form[field].trim(), FIELD_LIMITS[field]);
  const payment = PAYMENT_LABELS[form.paymentMethod];
  const subtotal = formatColones(totals.subtotal);
  const iva = formatColones(totals.iva);
  const total = formatColones(totals.total);
  const rows = orderRows(order.lines);
  const before = repetitionHtml(order) + (order.pricesConfirmed ? '' : unconfirmedHtml());
  const after = detailsHtml(order, typed('additionalInfo'));

  const withLines = (linesHtml: string): OrderEmailPayload => ({
    to_name: shop.name,
    from_name: typed('fullName'),
    from_email: typed('email'),
    phone: typed('phone'),
    province: typed('province'),
    canton: typed('canton'),
    district: typed('district'),
    address: typed('exactAddress'),
    payment_method: payment,
    paymentMethod: payment,
    payment,
    method: payment,
    payment_html: `<strong>${escapeHtml(payment)}</strong>`,
    products_html: before + linesHtml + after,
    subtotal_html: `<span style="white-space:nowrap">${subtotal}</span>`,
    iva_total_html: `<span style="white-space:nowrap">${iva}</span>`,
    total_html: `<strong style="white-space:nowrap">${total}</strong>`,
    subtotal_text: subtotal,
    iva_total_text: iva,
    total_text: total,
  });

  let payload = withLines('');
  for (const toHtml of LINES_HTML) {
    payload = withLines(toHtml(rows));
    if (byteLength(payload) <= ORDER_EMAIL_MAX_BYTES) break;
  }
  return payload;
}
