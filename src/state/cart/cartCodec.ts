/**
 * The stored form of the cart (docs/rules.md#cart-storage). Only this file knows its field names.
 *
 * Local storage holds two texts: `cart`, the lines with a version, and `ivaData`, the taxes by
 * iva_id. They are not trusted: another version of the store or a person may have written them.
 * Each line is checked separately, and a number may be a text. A line without a price is kept, so
 * that the shopper sees it.
 */
import {
  joinLines,
  lineKey,
  lineUnitPrice,
  MAX_LINES,
  NOTE_MAX,
  type Cart,
  type CartLine,
} from '#domain/cart/cart.ts';
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

/** The valid lines, and a sentence for each line that was dropped. */
export type DecodedCart = {
  readonly cart: Cart;
  readonly problems: readonly string[];
  /** True: there were more lines than may be read, and the last ones were left out. */
  readonly isCut: boolean;
};

export type StoredCart = { readonly cart: string; readonly ivaData: string };

/** Returns the line, or the name of a required field that is missing. */
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
  const wholesale = readPrice(fields['precio2']);
  const special = readPrice(fields['precio3']);
  const charged = wholesale === null && special === null ? readPrice(fields['price']) : null;
  return {
    productoId,
    code: readLabel(fields['codigo']) ?? '',
    name,
    colorId: readId(fields['color_numeric_id']),
    colorName: readLabel(fields['color_name']),
    tallaId: readLabel(fields['talla_id']),
    prices: { retail: readPrice(fields['precio1']) ?? charged, wholesale, special },
    ivaId,
    ivaRate: readRate(fields['iva_porcentaje']) ?? readRate(iva?.['porcentaje']) ?? 0,
    ivaName: readLabel(fields['iva_nombre']) ?? readLabel(iva?.['nombre']) ?? UNKNOWN_IVA_NAME,
    quantity,
    imageUrl: readLabel(fields['imageUrl']) ?? readLabel(fields['image']),
    subfamiliaId,
    subfamiliaName: readLabel(fields['subfamilia_nombre']) ?? '',
    note: readLabel(fields['note'])?.slice(0, NOTE_MAX),
  };
}

function nothing(...problems: readonly string[]): DecodedCart {
  return { cart: [], problems, isCut: false };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * The lines of a parsed cart. A line without producto, name, quantity or subfamilia is dropped,
 * lines of the same variant are joined, and at most `maxLines` are returned.
 *
 * @param stored an object with any version and `lines`, or an array, as older versions wrote it
 * @param ivaData parsed taxes by iva_id, for lines without a tax of their own
 */
export function decodeLines(
  stored: unknown,
  ivaData: unknown = {},
  maxLines: number = MAX_LINES,
): DecodedCart {
  const found = Array.isArray(stored) ? stored : readFields(stored)?.['lines'];
  if (!Array.isArray(found)) return nothing('the stored cart holds no lines');
  const problems: string[] = [];
  const lines: CartLine[] = [];
  const keys = new Set<string>();
  for (const [position, candidate] of found.entries()) {
    const line = toLine(candidate, ivaData);
    if (typeof line === 'string') {
      problems.push(`line ${position}: ${line} is missing or unusable`);
      continue;
    }
    lines.push(line);
    if (keys.add(lineKey(line)).size > maxLines) break;
  }
  const cart = joinLines(lines);
  const isCut = cart.length > maxLines;
  if (isCut) problems.push(`more than ${maxLines} lines`);
  return { cart: cart.slice(0, maxLines), problems, isCut };
}

/** Decodes the two stored texts; `null`: not stored. Never throws. */
export function decodeCart(cart: string | null, ivaData: string | null): DecodedCart {
  if (cart === null) return nothing();
  const stored = parseJson(cart);
  if (stored === undefined) return nothing('the stored cart is not JSON');
  return decodeLines(stored, ivaData === null ? {} : parseJson(ivaData));
}

/**
 * Lines with a version. Prices in colones, IVA included; `iva_porcentaje` is a fraction; `price` is
 * the unit price at this quantity; `note` is only there if the line has one.
 *
 * @see docs/rules.md#cart-storage
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
      note: line.note,
    })),
  };
}

/** @see docs/rules.md#cart-storage */
export function encodeCart(cart: Cart): StoredCart {
  const ivaData: Record<string, { porcentaje: number; nombre: string }> = {};
  for (const line of cart) {
    if (line.ivaId === null) continue;
    ivaData[line.ivaId] = { porcentaje: line.ivaRate, nombre: line.ivaName };
  }
  return { cart: JSON.stringify(encodeLines(cart)), ivaData: JSON.stringify(ivaData) };
}
