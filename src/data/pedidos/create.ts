import { env } from '#config/env.ts';
import { lineUnitPrice, MAX_LINES } from '#domain/cart/cart.ts';
import { FIELD_LIMITS, type TypedField } from '#domain/order/checkoutForm.ts';
import { mostThatFit } from '#domain/order/mostThatFit.ts';
import type { Order } from '#domain/order/orderEmail.ts';
import type { PedidoLine } from '#domain/order/orderTable.ts';
import { newUuid } from '#lib/newUuid.ts';
import type { Database } from '../http/database.types.ts';
import { DataError } from '../http/DataError.ts';
import { readableFailure } from '../http/failedResponse.ts';
import { toDataError } from '../http/read.ts';

type Row = Database['public']['Tables']['pedido']['Insert'] & {
  lineas: ReturnType<typeof toStoredLine>[];
};

/** Most bytes of the texts and lines together; the table accepts 150,000. */
const MAX_BYTES = 148_000;
/** Browsers allow 64 KiB of `keepalive` requests (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch). */
const KEEPALIVE_MAX_BYTES = 60_000;
/** Most characters of a text; the table accepts 10,000, so a note fits as well. */
const MAX_CHARS = 9_900;
const CUT = ' [cortado]';

const byteLength = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Cuts a text, and replaces what jsonb refuses (https://www.postgresql.org/docs/current/datatype-json.html). */
function toStorable(text: string, maxLength: number): string {
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

/** Converts an order. @param maxLength of a text; a typed text may always be as long as its field allows */
function toRow(order: Order, language: string, maxLength: number): Row {
  const { form, lines } = order;
  const typedText = (field: TypedField) =>
    toStorable(form[field], Math.max(maxLength, FIELD_LIMITS[field]));
  const left = lines.length - MAX_LINES;
  const note =
    left > 0 ? `[cortado: ${left} líneas más, que están en el comprobante del cliente] ` : '';
  return {
    // The id of this try. The database adds the order under the id that the try names, or changes it.
    id: newUuid(),
    reemplaza: order.id,
    referencia: order.reference,
    nombre: typedText('fullName'),
    correo: typedText('email'),
    telefono: typedText('phone'),
    provincia: typedText('province'),
    canton: typedText('canton'),
    distrito: typedText('district'),
    direccion: typedText('exactAddress'),
    informacion: (note + typedText('additionalInfo')).trim(),
    pago: form.paymentMethod,
    idioma: language === 'es' ? 'es' : 'en',
    lineas: lines.slice(0, MAX_LINES).map((line) => {
      const ordered = { ...line, price: lineUnitPrice(line), note: line.note ?? null };
      return toStoredLine(ordered, (text) => toStorable(text, maxLength));
    }),
    precios_confirmados: order.pricesConfirmed,
  };
}

/** Counts the bytes of a row in the database, which writes blanks into JSON. */
function storedBytes(row: Row): number {
  return byteLength(row) + 20 * row.lineas.length;
}

/**
 * Adds an order to the shop's table, or changes the order that an earlier try added, with the rights of a visitor. Long
 * texts are cut and end with a note.
 *
 * @param language in which the shopper used the store
 * @throws DataError if the order was not stored, or the response was lost
 * @see docs/rules.md#kept-orders
 */
export async function createPedido(order: Order, language: string, signal: AbortSignal) {
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
