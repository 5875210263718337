/**
 * Reads and writes the stored cart (docs/rules.md#cart-storage). Only this file knows the stored field names.
 *
 * Local storage holds two texts: `cart`, the lines with a version, and `ivaData`, the taxes by iva_id. Another version
 * of the store or a person may have written them, so each line is checked when it is read. A number may be stored as a
 * text. A line without a price stays in the cart, so that the shopper sees it.
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
import { parseJson, unkeptKeys } from '#lib/storage.ts';

/** Key of the stored lines. @see docs/rules.md#cart-storage */
export const CART_KEY = 'cart';
/** Key under which the tab stores how the visitor sorts the cart; gone when the tab closes. */
export const CART_SORT_KEY = 'cartSort';
const IVA_DATA_KEY = 'ivaData';
const STORED_VERSION = 1;

// This file does not use valibot: each first load includes this file, and valibot would add 2 kB.

/** Reads a finite number, or a text such as '2.5'; `null`: neither, or `isFit` is false for the number. */
function readNumber(value: unknown, isFit: (number: number) => boolean): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) && isFit(number) ? number : null;
}

function readId(value: unknown): number | null {
  return readNumber(value, (number) => Number.isSafeInteger(number) && number >= 1);
}

function readQuantity(value: unknown): number | null {
  return readId(Math.floor(readNumber(value, () => true) ?? 0));
}

function readPrice(value: unknown): number | null {
  return readNumber(value, (number) => number > 0);
}

function readRate(value: unknown): number | null {
  return readNumber(value, (number) => number >= 0 && number <= 1);
}

/** Reads a trimmed text, or a number as a text; `null`: it is blank or of another type. */
function readLabel(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  return String(value).trim() || null;
}

function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The valid lines of a stored cart, and a sentence for each problem, such as a dropped line. */
export type DecodedCart = {
  readonly cart: Cart;
  readonly problems: readonly string[];
  /** True: the stored cart had more lines than allowed, and the last lines were left out. */
  readonly isCut: boolean;
};

/** Returns the line, or the stored name of a required field that is missing or unusable, such as 'nombre'. */
function toLine(stored: unknown, ivaData: unknown): CartLine | string {
  const fields = readFields(stored);
  const productoId = readId(fields['id']);
  const name = readLabel(fields['nombre']);
  const quantity = readQuantity(fields['quantity']);
  const subfamiliaId = readId(fields['subfamilia_id']);
  if (productoId === null) return 'id';
  if (name === null) return 'nombre';
  if (quantity === null) return 'quantity';
  if (subfamiliaId === null) return 'subfamilia_id';

  const ivaId = readId(fields['iva_id']);
  const iva = readFields(readFields(ivaData)[String(ivaId)]);
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
    ivaRate: readRate(fields['iva_porcentaje']) ?? readRate(iva['porcentaje']) ?? 0,
    ivaName: readLabel(fields['iva_nombre']) ?? readLabel(iva['nombre']) ?? 'N/A',
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

/**
 * Reads the lines of a parsed cart. A line without producto, name, quantity or subfamilia is dropped,
 * lines of the same variant are joined, and at most `maxLines` are returned.
 *
 * @param stored an object with `lines` and any version, or the array of lines that older versions of the store wrote
 * @param ivaData parsed taxes by iva_id, for lines that hold no tax
 */
export function decodeLines(
  stored: unknown,
  ivaData: unknown = {},
  maxLines: number = MAX_LINES,
): DecodedCart {
  const candidates = Array.isArray(stored) ? stored : readFields(stored)['lines'];
  if (!Array.isArray(candidates)) return nothing('the stored cart holds no lines');
  const problems: string[] = [];
  const lines: CartLine[] = [];
  const keys = new Set<string>();
  for (const [position, candidate] of candidates.entries()) {
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

/** Reads the stored cart; `null`: the storage cannot be read, for example because it is blocked. Never throws. */
export function readCart(open: () => Storage): DecodedCart | null {
  try {
    const storage = open();
    const cart = storage.getItem(CART_KEY);
    const ivaData = parseJson(storage.getItem(IVA_DATA_KEY));
    if (cart === null) return nothing();
    const stored = parseJson(cart);
    if (stored === undefined) return nothing('the stored cart is not JSON');
    return decodeLines(stored, ivaData);
  } catch {
    return null;
  }
}

/**
 * Converts lines to the stored cart. Prices are in colones, IVA included; `iva_porcentaje` is a fraction; `price`
 * is the unit price at the line's quantity; `note` is undefined if the line has no note.
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

/** Stores a cart; an empty cart removes the stored one. Never throws. @returns false: the cart could not be stored */
export function writeCart(open: () => Storage, cart: Cart): boolean {
  const taxes = cart.map(({ ivaId, ivaRate, ivaName }) => [
    ivaId,
    { porcentaje: ivaRate, nombre: ivaName },
  ]);
  const ivaData = Object.fromEntries(taxes.filter(([ivaId]) => ivaId !== null));
  unkeptKeys.delete(CART_KEY);
  try {
    const storage = open();
    if (cart.length === 0) {
      storage.removeItem(CART_KEY);
      storage.removeItem(IVA_DATA_KEY);
      return true;
    }
    // Other tabs read the cart once its lines are written, so the taxes are written first.
    storage.setItem(IVA_DATA_KEY, JSON.stringify(ivaData));
    storage.setItem(CART_KEY, JSON.stringify(encodeLines(cart)));
    return true;
  } catch {
    if (cart.length > 0) unkeptKeys.add(CART_KEY);
    return false;
  }
}
