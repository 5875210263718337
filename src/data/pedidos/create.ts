import { env } from '#config/env.ts';
import { lineUnitPrice, MAX_LINES } from '#domain/cart/cart.ts';
import { FIELD_LIMITS, type TypedField } from '#domain/order/checkoutForm.ts';
import { mostThatFit } from '#domain/order/mostThatFit.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import type { PedidoLine } from '#domain/order/orderTable.ts';
import type { Database } from '../http/database.types.ts';
import { DataError } from '../http/DataError.ts';
import { readableFailure } from '../http/failedResponse.ts';
import { toDataError } from '../http/read.ts';

type Row = Database['public']['Tables']['pedido']['Insert'] & {
  lineas: ReturnType<typeof toStoredLine>[];
};

/** Bytes of the texts and lines together; the table accepts 150,000. */
const MAX_BYTES = 148_000;
/** Browsers allow 64 KiB of `keepalive` requests (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const KEEPALIVE_MAX_BYTES = 60_000;
/** Characters of a text; the table accepts 10,000, which leaves room for a note. */
const MAX_CHARS = 9_900;
const CUT = ' [cortado]';

const byteLength = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Cuts a text, and replaces what jsonb refuses (https://www.postgresql.org/docs/current/datatype-json.html). */
function storable(text: string, maxLength: number): string {
  const trimmed = text.trim().replaceAll('\0', '');
  const cut =
    trimmed.length > maxLength
      ? trimmed.slice(0, Math.max(0, maxLength - CUT.length)) + CUT
      : trimmed;
  return cut.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Converts a line to columns of the table. @param cut shortens a text; by default texts stay whole */
export function toStoredLine(line: PedidoLine, cut = (text: string) => text) {
  const textOrNull = (text: string | null) => (text === null ? null : cut(text));
  return {
    producto_id: line.productoId,
    codigo: cut(line.code),
    nombre: cut(line.name),
    color: textOrNull(line.colorName),
    talla: textOrNull(line.tallaId),
    cantidad: line.quantity,
    precio: line.price,
    iva: line.ivaRate,
    nota: textOrNull(line.note),
  };
}

/** @param maxLength of the texts; a text of the buyer may always be as long as its field allows */
function toRow(order: Order, language: string, maxLength: number): Row {
  const { form, lines } = order;
  const typed = (field: TypedField) =>
    storable(form[field], Math.max(maxLength, FIELD_LIMITS[field]));
  const left = lines.length - MAX_LINES;
  const note =
    left > 0 ? `[cortado: ${left} líneas más, que están en el comprobante del cliente] ` : '';
  return {
    id: order.id,
    referencia: order.reference,
    nombre: typed('fullName'),
    correo: typed('email'),
    telefono: typed('phone'),
    provincia: typed('province'),
    canton: typed('canton'),
    distrito: typed('district'),
    direccion: typed('exactAddress'),
    informacion: (note + typed('additionalInfo')).trim(),
    pago: form.paymentMethod,
    idioma: language === 'es' ? 'es' : 'en',
    lineas: lines.slice(0, MAX_LINES).map((line) => {
      const ordered = { ...line, price: lineUnitPrice(line), note: line.note ?? null };
      return toStoredLine(ordered, (text) => storable(text, maxLength));
    }),
    precios_confirmados: order.pricesConfirmed,
    reemplaza: order.replaces,
  };
}

/** Bytes of a row in the database, which writes blanks between the parts of JSON. */
function storedBytes(row: Row): number {
  return byteLength(row) + 20 * row.lineas.length;
}

/**
 * Adds an order for staff, with the rights of a visitor. An order that was sent before under the same id stays as it
 * is. Long texts are cut, with a note.
 *
 * @param language in which the shopper used the shop
 * @throws DataError when the shop did not store the order
 * @see docs/rules.md#kept-orders
 */
export async function createPedido(
  order: Order,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const rowWith = (maxLength: number) => toRow(order, language, maxLength);
  const maxLength = mostThatFit(MAX_CHARS, (chars) => storedBytes(rowWith(chars)) <= MAX_BYTES);
  const body = JSON.stringify(rowWith(maxLength));
  // A plain `fetch`, because the client of the tables has no `keepalive`.
  const response = await fetch(`${env.backendUrl}/rest/v1/pedido`, {
    method: 'POST',
    headers: {
      apikey: env.anonKey,
      'content-type': 'application/json',
      // With the row in the response, the request would need the right to read it.
      prefer: 'return=minimal',
    },
    body,
    keepalive: byteLength(body) <= KEEPALIVE_MAX_BYTES,
    signal,
  })
    .then(readableFailure)
    .catch((error: unknown) => {
      throw new DataError('network', String(error), error);
    });
  const { status, statusText } = response;
  // Any other success comes from a gateway.
  if (status === 201) return;
  const error = await response.json().catch(() => ({}));
  const isKeptAlready = error.code === '23505' && error.message.includes('pedido_pkey');
  if (!isKeptAlready) throw toDataError({ status, statusText, error });
}
