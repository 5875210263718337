/**
 * The stored shape of the cart: the one place that knows its field names.
 *
 * Two texts go to local storage, as spec §3 and §4 name them: `cart`, the lines under a version,
 * and `ivaData`, the taxes by iva_id. What comes back is not trusted: the cart may have been
 * written by an earlier or a later version of the store, by hand, or cut short. Each line is
 * judged alone, numbers are taken as text too, and only what cannot be sold is dropped.
 */
import { cartReducer, lineUnitPrice, type Cart, type CartLine } from '../../domain/cart.ts';
import {
  readFields,
  readId,
  readLabel,
  readPrice,
  readQuantity,
  readRate,
} from './storedValues.ts';

const STORED_VERSION = 1;
const UNKNOWN_IVA_NAME = 'N/A';

/** What {@link decodeLines} found: the good lines, and a sentence for each thing it dropped. */
export type DecodedCart = { readonly cart: Cart; readonly problems: readonly string[] };

/** The two texts that stand for a cart in local storage. */
export type StoredCart = { readonly cart: string; readonly ivaData: string };

/** A line, or the name of the field without which it cannot be sold. */
function toLine(stored: unknown, ivaData: unknown): CartLine | string {
  const fields = readFields(stored) ?? {};
  const productoId = readId(fields['id']);
  const name = readLabel(fields['nombre']);
  const quantity = readQuantity(fields['quantity']);
  const subfamiliaId = readId(fields['subfamilia_id']);
  if (productoId === null) return 'id';
  if (name === null) return 'nombre';
  if (quantity === null) return 'quantity';
  if (subfamiliaId === null) return 'subfamilia_id';

  const ivaId = readId(fields['iva_id']);
  const iva = readFields(readFields(ivaData)?.[String(ivaId)]);
  const line: CartLine = {
    productoId,
    code: readLabel(fields['codigo']) ?? '',
    name,
    colorId: readId(fields['color_numeric_id']),
    colorName: readLabel(fields['color_name']),
    tallaId: readLabel(fields['talla_id']),
    prices: {
      retail: readPrice(fields['precio1']) ?? readPrice(fields['price']),
      wholesale: readPrice(fields['precio2']),
      special: readPrice(fields['precio3']),
    },
    ivaId,
    ivaRate: readRate(fields['iva_porcentaje']) ?? readRate(iva?.['porcentaje']) ?? 0,
    ivaName: readLabel(fields['iva_nombre']) ?? readLabel(iva?.['nombre']) ?? UNKNOWN_IVA_NAME,
    quantity,
    imageUrl: readLabel(fields['imageUrl']) ?? readLabel(fields['image']),
    subfamiliaId,
    subfamiliaName: readLabel(fields['subfamilia_nombre']) ?? '',
  };
  return lineUnitPrice(line) === null ? 'price' : line;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * The lines of a parsed cart. A line without a producto, a name, a quantity or any price is
 * dropped; lines of the same variant become one.
 *
 * @param stored lines under a version (any), or a bare array as older stores wrote it
 * @param ivaData parsed taxes by iva_id, for lines that carry none themselves
 */
export function decodeLines(stored: unknown, ivaData: unknown = {}): DecodedCart {
  const found = Array.isArray(stored) ? stored : readFields(stored)?.['lines'];
  if (!Array.isArray(found)) return { cart: [], problems: ['the stored cart holds no lines'] };
  const problems: string[] = [];
  const lines: CartLine[] = [];
  found.forEach((candidate: unknown, position) => {
    const line = toLine(candidate, ivaData);
    if (typeof line === 'string') problems.push(`line ${position}: ${line} is missing or unusable`);
    else lines.push(line);
  });
  return { cart: cartReducer([], { type: 'replaced', lines }), problems };
}

/** The cart behind the two stored texts, `null` where there is none. Never throws. */
export function decodeCart(cart: string | null, ivaData: string | null): DecodedCart {
  if (cart === null) return { cart: [], problems: [] };
  const stored = parseJson(cart);
  if (stored === undefined) return { cart: [], problems: ['the stored cart is not JSON'] };
  return decodeLines(stored, ivaData === null ? {} : parseJson(ivaData));
}

/**
 * Lines under a version, with the field names of spec §3. Prices in colones, IVA included;
 * `iva_porcentaje` is a fraction; `price` is the unit price that the quantity earns.
 *
 * @see spec §3 "Cart line item"
 */
export function encodeLines(cart: Cart) {
  return {
    version: STORED_VERSION,
    lines: cart.map((line) => ({
      id: line.productoId,
      codigo: line.code,
      nombre: line.name,
      color_numeric_id: line.colorId,
      color_name: line.colorName,
      talla_id: line.tallaId,
      precio1: line.prices.retail,
      precio2: line.prices.wholesale,
      precio3: line.prices.special,
      iva_id: line.ivaId,
      iva_porcentaje: line.ivaRate,
      iva_nombre: line.ivaName,
      price: lineUnitPrice(line),
      quantity: line.quantity,
      image: line.imageUrl,
      imageUrl: line.imageUrl,
      subfamilia_id: line.subfamiliaId,
      subfamilia_nombre: line.subfamiliaName,
    })),
  };
}

/** The texts to store for a cart. @see spec §3 "ivaData", keyed by iva_id */
export function encodeCart(cart: Cart): StoredCart {
  const ivaData: Record<string, { porcentaje: number; nombre: string }> = {};
  for (const line of cart) {
    if (line.ivaId === null) continue;
    ivaData[line.ivaId] = { porcentaje: line.ivaRate, nombre: line.ivaName };
  }
  return { cart: JSON.stringify(encodeLines(cart)), ivaData: JSON.stringify(ivaData) };
}
