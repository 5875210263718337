import type { Cart } from '../cart/cart.ts';
import { formatColones } from '../prices/money.ts';
import type { Totals } from '../prices/tax.ts';
import { clipText } from '../text/clipText.ts';
import { TIME_ZONE } from '../text/costaRica.ts';
import { escapeHtml } from '../text/escapeHtml.ts';
import { FIELD_LIMITS, type CheckoutForm, type PaymentMethod } from './checkoutForm.ts';
import { mostThatFit } from './mostThatFit.ts';
import { orderRows, type OrderRow } from './orderTable.ts';

/** A copy of cart and form at the moment of sending. */
export type Order = {
  /** A UUID. It and the reference stay the same however often the shopper sends the order, changed or not. */
  readonly id: string;
  /** From {@link newOrderReference}. */
  readonly reference: string;
  readonly form: CheckoutForm;
  readonly lines: Cart;
  /** `cartTotals(lines)`. */
  readonly totals: Totals;
  /** False: prices and stock could not be checked right before sending. */
  readonly pricesConfirmed: boolean;
  readonly createdAt: Date;
};

/** How an order that may have arrived is sent again; `null`: it has not been sent, or did not arrive. */
export type Repetition = 'unchanged' | 'changed' | null;

// Leaves out vowels (they make words), 0 1 B L S Z (they look like others) and V (it sounds like B).
const REFERENCE_CHARACTERS = '23456789CDFGHJKMNPQRTWXY';
const REFERENCE_LENGTH = 4;
/** The same all year: Costa Rica has no summer time. */
const COSTA_RICA_OFFSET_MS = -6 * 60 * 60 * 1000;

/**
 * Makes a new reference such as `TT-261121-7K3F`: the day in Costa Rica (YYMMDD) and four random characters that are
 * hard to confuse when read aloud.
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

/** The parameters of the e-mail, by their exact names in its template. @see docs/rules.md#order-e-mail */
export type OrderEmailPayload = ReturnType<typeof buildOrderEmail>;

/**
 * Most bytes of a payload as JSON in UTF-8. The e-mail service accepts 50 kB; the ids around the payload count, too.
 */
const ORDER_EMAIL_MAX_BYTES = 48_000;

const PAYMENT_LABELS: Readonly<Record<PaymentMethod, string>> = {
  bankTransfer: 'Transferencia bancaria o SINPE Móvil',
  cash: 'Efectivo',
};

/** Text that is appended to a typed text that was cut. */
const CUT_NOTE = ' [cortado: el texto completo está en el comprobante del cliente]';

function dateText(date: Date): string {
  return new Intl.DateTimeFormat('es-CR', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(date);
}

const UNCONFIRMED_HTML =
  '<p style="color:#b00020"><strong>Atención: precios por confirmar.</strong> No fue posible comprobar precios e inventario al enviar el pedido.</p>';

function repetitionHtml({ reference }: Order, repetition: Repetition): string {
  if (repetition === null) return '';
  const change = repetition === 'changed' ? ', con cambios' : '';
  return `<p style="color:#b00020"><strong>Posible repetición del pedido ${escapeHtml(reference)}${change}.</strong> El envío anterior quedó sin respuesta: es posible que ya lo hayan recibido.</p>`;
}

function detailsHtml(order: Order, additionalInfo: string, url: string): string {
  const link = `<br><a href="${escapeHtml(url)}">Abrir el pedido en la tienda</a>`;
  const reference = `<p><strong>Referencia del pedido:</strong> ${escapeHtml(order.reference)}<br><strong>Fecha:</strong> ${escapeHtml(dateText(order.createdAt))}${link}</p>`;
  if (additionalInfo === '') return reference;
  return `${reference}<p><strong>Información adicional:</strong><br>${multilineHtml(additionalInfo)}</p>`;
}

// Only attributes and inline styles: Gmail drops <style> from the body of a message.
const TABLE_START =
  '<table border="1" cellpadding="6" cellspacing="0" style="border-collapse:collapse;border-color:#ddd;font-family:Arial,sans-serif;font-size:14px">';
const HEADINGS = [
  'Producto',
  'Color',
  'Talla',
  'Cantidad',
  'Precio unitario (IVA incl.)',
  'Subtotal',
];
const HEAD = `<tr>${HEADINGS.map((heading) => `<th style="background:#f3f3f3;text-align:left">${heading}</th>`).join('')}</tr>`;

function clipHtml(text: string | null, maxLength: number): string {
  return escapeHtml(clipText(text ?? '', maxLength));
}

function noteHtml({ note }: OrderRow): string {
  return note === null ? '' : `<br><em>Nota: ${escapeHtml(note)}</em>`;
}

function tableRow(row: OrderRow): string {
  const product = `${escapeHtml(row.name)}<br><small>${escapeHtml(row.code)}</small>${noteHtml(row)}`;
  const texts = [product, escapeHtml(row.colorName ?? ''), escapeHtml(row.tallaId ?? '')];
  const numbers = [row.quantity, formatColones(row.unitPrice), formatColones(row.subtotal)];
  const cells = [
    ...texts.map((html) => `<td>${html}</td>`),
    ...numbers.map((html) => `<td style="text-align:right;white-space:nowrap">${html}</td>`),
  ];
  return `<tr>${cells.join('')}</tr>`;
}

/** Makes the table of all lines of an order, with all their texts. */
function linesTable(rows: readonly OrderRow[]): string {
  return `${TABLE_START}${HEAD}${rows.map(tableRow).join('')}</table>`;
}

/** Lists the first `shown` lines with code, colour, size, quantity and note, and says how many more there are. */
function linesList(rows: readonly OrderRow[], shown: number): string {
  const items = rows.slice(0, shown).map((row) => {
    const names = [clipHtml(row.code, 24), clipHtml(row.colorName, 20), clipHtml(row.tallaId, 12)];
    return `${names.filter(Boolean).join(' ')} × ${row.quantity}${noteHtml(row)}`;
  });
  const left = rows.length - shown;
  const more = `<p><strong>… y ${left} ${left === 1 ? 'línea' : 'líneas'} más.</strong> El pedido completo está en el comprobante del cliente, y en la tienda por el enlace de abajo.</p>`;
  return `<p>${items.join('<br>')}</p>${left === 0 ? '' : more}`;
}

function multilineHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}

/**
 * Makes the parameters of the order e-mail, all of them texts in Spanish for the shop.
 *
 * Typed texts are trimmed and cut to `FIELD_LIMITS`, with a note. Texts in the `*_html` fragments are escaped, because
 * the template inserts these raw; the template escapes the other values itself. Reference and additional information
 * have no parameter: they are below the table in `products_html`. Above it are warnings of a possible repetition and of
 * unconfirmed prices.
 *
 * The lines are a table. If this exceeds {@link ORDER_EMAIL_MAX_BYTES}, they are a list of as many lines as fit, which
 * says how many more there are.
 *
 * @param url absolute address of the order for staff
 * @see docs/rules.md#order-e-mail
 */
export function buildOrderEmail(
  order: Order,
  shop: { readonly name: string },
  url: string,
  repetition: Repetition,
) {
  const { form, totals } = order;
  const typedText = (field: keyof typeof FIELD_LIMITS): string => {
    const text = form[field].trim();
    const shown = clipText(text, FIELD_LIMITS[field]);
    return shown === text ? text : shown + CUT_NOTE;
  };
  const payment = PAYMENT_LABELS[form.paymentMethod];
  const subtotal = formatColones(totals.subtotal);
  const iva = formatColones(totals.iva);
  const total = formatColones(totals.total);
  const rows = orderRows(order.lines);
  const warnings =
    repetitionHtml(order, repetition) + (order.pricesConfirmed ? '' : UNCONFIRMED_HTML);
  const details = detailsHtml(order, typedText('additionalInfo'), url);

  const withLines = (linesHtml: string) => ({
    to_name: shop.name,
    from_name: typedText('fullName'),
    from_email: typedText('email'),
    phone: typedText('phone'),
    province: typedText('province'),
    canton: typedText('canton'),
    district: typedText('district'),
    address: typedText('exactAddress'),
    payment_method: payment,
    paymentMethod: payment,
    payment,
    method: payment,
    payment_html: `<strong>${escapeHtml(payment)}</strong>`,
    products_html: warnings + linesHtml + details,
    subtotal_html: `<span style="white-space:nowrap">${subtotal}</span>`,
    iva_total_html: `<span style="white-space:nowrap">${iva}</span>`,
    total_html: `<strong style="white-space:nowrap">${total}</strong>`,
    subtotal_text: subtotal,
    iva_total_text: iva,
    total_text: total,
  });

  const fits = (linesHtml: string) => {
    const { length } = new TextEncoder().encode(JSON.stringify(withLines(linesHtml)));
    return length <= ORDER_EMAIL_MAX_BYTES;
  };
  const whole = linesTable(rows);
  if (fits(whole)) return withLines(whole);
  const shown = mostThatFit(rows.length, (count) => fits(linesList(rows, count)));
  return withLines(linesList(rows, shown));
}
