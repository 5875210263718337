/**
 * The stored shape of the cart: the one place that knows its field names.
 *
 * Two texts go to local storage, as spec §3 and §4 name them: `cart`, the lines under a version,
 * and `ivaData`, the taxes by iva_id. What comes back is not trusted: the cart may have been
 * written by an earlier or a later version of the store, by hand, or cut short. Each line is
 * judged alone, numbers are taken as text too, and only what cannot be sold is dropped.
 */
import * as v from 'valibot';
import { cartReducer, lineUnitPrice, type Cart, type CartLine } from '../../domain/cart.ts';

const STORED_VERSION = 1;
const UNKNOWN_IVA_NAME = 'N/A';

const number = v.pipe(
  v.union([
    v.number(),
    v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number), v.number()),
  ]),
  v.finite(),
);
const id = v.pipe(number, v.safeInteger(), v.minValue(1));
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);
const label = v.pipe(text, v.trim(), v.nonEmpty());
const optionalId = v.fallback(v.nullable(id), null);
const optionalLabel = v.fallback(v.nullable(label), null);
const optionalPrice = v.fallback(v.nullable(v.pipe(number, v.gtValue(0))), null);
const optionalRate = v.fallback(v.nullable(v.pipe(number, v.minValue(0), v.maxValue(1))), null);

const ivaSchema = v.object({ porcentaje: optionalRate, nombre: optionalLabel });
const ivaDataSchema = v.fallback(v.record(v.string(), v.fallback(v.nullable(ivaSchema), null)), {});
type IvaData = v.InferOutput<typeof ivaDataSchema>;

const lineSchema = v.object({
  id,
  codigo: v.fallback(text, ''),
  nombre: label,
  color_numeric_id: optionalId,
  color_name: optionalLabel,
  talla_id: optionalLabel,
  precio1: optionalPrice,
  precio2: optionalPrice,
  precio3: optionalPrice,
  iva_id: optionalId,
  iva_porcentaje: optionalRate,
  iva_nombre: optionalLabel,
  price: optionalPrice,
  quantity: v.pipe(number, v.transform(Math.floor), v.safeInteger(), v.minValue(1)),
  image: optionalLabel,
  imageUrl: optionalLabel,
  subfamilia_id: id,
  subfamilia_nombre: v.fallback(text, ''),
});

const linesSchema = v.union([
  v.array(v.unknown()),
  v.pipe(
    v.object({ lines: v.array(v.unknown()) }),
    v.transform((stored) => stored.lines),
  ),
]);

/** What {@link decodeLines} found: the good lines, and a sentence for each thing it dropped. */
export type DecodedCart = { readonly cart: Cart; readonly problems: readonly string[] };

/** The two texts that stand for a cart in local storage. */
export type StoredCart = { readonly cart: string; readonly ivaData: string };

function toLine(stored: v.InferOutput<typeof lineSchema>, ivaData: IvaData): CartLine {
  const iva = stored.iva_id === null ? null : (ivaData[String(stored.iva_id)] ?? null);
  return {
    productoId: stored.id,
    code: stored.codigo,
    name: stored.nombre,
    colorId: stored.color_numeric_id,
    colorName: stored.color_name,
    tallaId: stored.talla_id,
    prices: {
      retail: stored.precio1 ?? stored.price,
      wholesale: stored.precio2,
      special: stored.precio3,
    },
    ivaId: stored.iva_id,
    ivaRate: stored.iva_porcentaje ?? iva?.porcentaje ?? 0,
    ivaName: stored.iva_nombre ?? iva?.nombre ?? UNKNOWN_IVA_NAME,
    quantity: stored.quantity,
    imageUrl: stored.imageUrl ?? stored.image,
    subfamiliaId: stored.subfamilia_id,
    subfamiliaName: stored.subfamilia_nombre,
  };
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
  const found = v.safeParse(linesSchema, stored);
  if (!found.success) return { cart: [], problems: ['the stored cart holds no lines'] };
  const taxes = v.parse(ivaDataSchema, ivaData);
  const problems: string[] = [];
  const lines: CartLine[] = [];
  found.output.forEach((candidate, position) => {
    const parsed = v.safeParse(lineSchema, candidate);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      problems.push(`line ${position}: ${v.getDotPath(issue) ?? 'shape'}: ${issue.message}`);
      return;
    }
    const line = toLine(parsed.output, taxes);
    if (lineUnitPrice(line) === null) problems.push(`line ${position}: no price`);
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
