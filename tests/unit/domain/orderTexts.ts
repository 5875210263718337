import { readFileSync } from 'node:fs';
import { renderTemplate } from '#backend/mailbox/renderTemplate.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { buildOrderEmail, type Order } from '#domain/order/orderEmail.ts';
import type { OrderTextLabels } from '#domain/order/orderText.ts';
import { matchOrder, type StockedProducto } from '#domain/order/receive/matchOrder.ts';
import { readOrder } from '#domain/order/receive/readOrder.ts';
import { priceChange } from '#domain/order/receive/takeStock.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import type { checkout as en } from '#i18n/en/checkout.ts';
import type { checkout as es } from '#i18n/es/checkout.ts';
import { buildLine } from './fixtures.ts';

/** The words of the chat, as the checkout gives them to it. */
export function labelsOf({
  chat,
  success,
  payment,
  summary,
}: typeof es | typeof en): OrderTextLabels {
  return {
    greeting: chat.greeting,
    reference: success.reference,
    customer: success.customer,
    phone: success.phone,
    email: success.email,
    address: success.address,
    payment: success.payment,
    paymentMethods: payment,
    notes: success.additional,
    lineNote: success.lineNote,
    subtotal: summary.subtotal,
    iva: summary.iva,
    total: summary.total,
    unconfirmed: chat.unconfirmed,
    andMore: (count) => chat.andMore_other.replace('{{count}}', String(count)),
    link: chat.link,
    staffLink: chat.staffLink,
  };
}

const TEMPLATE = readFileSync('supabase/local/mailbox/templates/order.html', 'utf8');

const ENTITIES = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const decoded = (html: string) =>
  Object.entries(ENTITIES).reduce((text, [name, sign]) => text.replaceAll(`&${name};`, sign), html);

/** The text that a mail client copies: each cell behind a tab, or on a line of its own. */
function copied(html: string, cellEnd: '\t' | '\n'): string {
  const marked = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<(?:\/tr|\/p|\/h\d|\/div|\/table|br|p|h\d|div|table|tr)\b[^>]*> ?/g, '\n')
    .replaceAll(/(?<!\n) ?<t[dh]\b[^>]*> ?/g, cellEnd)
    .replaceAll(/<[^>]*>/g, '');
  return decoded(marked).replaceAll(/ *\n\s*\n/g, '\n');
}

/** The text of an order's e-mail. @param cellEnd stands before each cell */
export function mailText(order: Order, cellEnd: '\t' | '\n'): string {
  const payload = buildOrderEmail(order, { name: 'Textiles' });
  return copied(renderTemplate(TEMPLATE, payload), cellEnd);
}

/** The shop whose productos are those of a cart. */
function shopOf(cart: Cart) {
  const all = cart.map((line): StockedProducto => ({
    ...line,
    id: line.productoId,
    stock: new Map(),
  }));
  return {
    byId: new Map(all.map((producto) => [producto.id, producto])),
    byCode: new Map(all.map((producto) => [codeKey(producto.code), [producto]])),
  };
}

/** What is understood of a text in the shop of a cart. */
export function received(text: string, cart: Cart) {
  const order = readOrder(text);
  const { lines, unlike } = matchOrder(order, shopOf(cart), new Map());
  return {
    reference: order.reference,
    lines: lines.map(({ producto, ordered }) => `${producto?.id ?? 'none'}×${ordered}`).join(' '),
    unread: [...order.unread, ...unlike].map(({ number, text: line }) => `${number}: ${line}`),
    missing: order.missing,
    changed: lines.map(priceChange).filter((change) => change !== null),
  };
}

export const SHOP = [
  buildLine({ productoId: 1, code: 'CAM-1' }),
  buildLine({ productoId: 2, code: 'GOR 1', colorName: null, tallaId: null }),
];
