import { compareNames } from '../text/collation.ts';
import type { Color, Producto } from './catalogue.ts';
import { isRainbow } from './rainbow.ts';
import { compareTallas, nullsLast } from './sizes.ts';

/** A colour and a size; `null`: none. */
export type Choice = { readonly colorId: number | null; readonly tallaId: string | null };

function compareColors(a: Color, b: Color): number {
  return Number(isRainbow(a)) - Number(isRainbow(b)) || compareNames(a.name, b.name) || a.id - b.id;
}

/** Sorts productos by colour, then garment size, then id. Productos without a colour or size come after the others. */
export function inShopOrder<Item extends Pick<Producto, 'id' | 'color' | 'tallaId'>>(
  productos: readonly Item[],
): Item[] {
  return productos.toSorted(
    (a, b) =>
      nullsLast(compareColors, a.color, b.color) ||
      nullsLast(compareTallas, a.tallaId, b.tallaId) ||
      a.id - b.id,
  );
}

/** Finds the first producto in shop order that is in stock, else the first of all; `null` only for an empty list. */
export function firstInStock(productos: readonly Producto[]): Producto | null {
  const ordered = inShopOrder(productos);
  return ordered.find(({ stock }) => stock > 0) ?? ordered[0] ?? null;
}

function colorIdOf(producto: Producto): number | null {
  return producto.color?.id ?? null;
}

/** True if a producto has the wanted colour and size; `undefined` fits every producto. */
function hasChoice(producto: Producto, { colorId, tallaId }: Partial<Choice>): boolean {
  return (
    (colorId === undefined || colorIdOf(producto) === colorId) &&
    (tallaId === undefined || producto.tallaId === tallaId)
  );
}

function firstMatching(productos: readonly Producto[], wanted: Partial<Choice>): Producto | null {
  return firstInStock(productos.filter((producto) => hasChoice(producto, wanted)));
}

/** Lists the colours of the productos, each once, by name; the rainbow is last. */
export function listColors(productos: readonly Pick<Producto, 'color'>[]): Color[] {
  const byId = new Map<number, Color>();
  for (const { color } of productos) if (color && !byId.has(color.id)) byId.set(color.id, color);
  return [...byId.values()].sort(compareColors);
}

/** Lists the sizes of the productos, each once, in garment order. */
export function listTallas(productos: readonly Pick<Producto, 'tallaId'>[]): string[] {
  const tallas = new Set<string>();
  for (const { tallaId } of productos) if (tallaId !== null) tallas.add(tallaId);
  return [...tallas].sort(compareTallas);
}

/**
 * Finds the producto that a page shows first: the one with the colour and size of the URL, even if it is sold out. If
 * there is none, one in that colour, else one in that size, else one of all. Of several productos, the first in stock
 * counts, else the first: colours in the order of {@link listColors}, sizes in garment order.
 *
 * @param wanted the colour and size in the URL; if one is missing, each value fits
 * @returns `null` only for an empty list
 */
export function initialProducto(productos: readonly Producto[], wanted: Partial<Choice>) {
  const { colorId, tallaId } = wanted;
  return (
    firstMatching(productos, wanted) ??
    (colorId === undefined ? null : firstMatching(productos, { colorId })) ??
    (tallaId === undefined ? null : firstMatching(productos, { tallaId })) ??
    firstInStock(productos)
  );
}

/**
 * Finds the producto after a shopper chose a colour or a size. The size or colour that was not chosen stays, even if
 * that pair is sold out. If no producto is this pair, the first in shop order with the choice is found, those in stock
 * first.
 *
 * @returns `null`: no producto has the choice
 * @see docs/rules.md#variants
 */
export function choose(
  productos: readonly Producto[],
  current: Producto,
  chosen: Partial<Choice>,
): Producto | null {
  if (hasChoice(current, chosen)) return current;
  const pair = { colorId: colorIdOf(current), tallaId: current.tallaId, ...chosen };
  return firstMatching(productos, pair) ?? firstMatching(productos, chosen);
}

/** True if a producto has this colour and size, sold out or not. */
export function isOffered(productos: readonly Producto[], pair: Choice): boolean {
  return productos.some((producto) => hasChoice(producto, pair));
}
