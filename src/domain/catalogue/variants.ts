import { compareNames } from '../text/collation.ts';
import type { Color, Producto } from './catalogue.ts';
import { isRainbow } from './rainbow.ts';
import { compareTallas, nullsLast } from './sizes.ts';

/** A colour and a size; `null`: none. */
export type Choice = { readonly colorId: number | null; readonly tallaId: string | null };

function compareColors(a: Color, b: Color): number {
  return Number(isRainbow(a)) - Number(isRainbow(b)) || compareNames(a.name, b.name) || a.id - b.id;
}

/** Sorts by colour, then garment size, then id; productos without a colour or size come after the others. */
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

/** The first in shop order that is in stock, else the first at all; `null` only for an empty list. */
export function firstInStock(productos: readonly Producto[]): Producto | null {
  const ordered = inShopOrder(productos);
  return ordered.find(({ stock }) => stock > 0) ?? ordered[0] ?? null;
}

function colorIdOf(producto: Producto): number | null {
  return producto.color?.id ?? null;
}

/** True if a producto has the given colour and size; `undefined` fits every producto. */
function matches(producto: Producto, { colorId, tallaId }: Partial<Choice>): boolean {
  return (
    (colorId === undefined || colorIdOf(producto) === colorId) &&
    (tallaId === undefined || producto.tallaId === tallaId)
  );
}

function firstMatching(productos: readonly Producto[], wanted: Partial<Choice>): Producto | null {
  return firstInStock(productos.filter((producto) => matches(producto, wanted)));
}

/** The colours of the productos, each once, by name, the rainbow last. */
export function listColors(productos: readonly Pick<Producto, 'color'>[]): Color[] {
  const byId = new Map<number, Color>();
  for (const { color } of productos) if (color && !byId.has(color.id)) byId.set(color.id, color);
  return [...byId.values()].sort(compareColors);
}

/** The sizes of the productos, each once, in garment order. */
export function listTallas(productos: readonly Pick<Producto, 'tallaId'>[]): string[] {
  const tallas = new Set<string>();
  for (const { tallaId } of productos) if (tallaId !== null) tallas.add(tallaId);
  return [...tallas].sort(compareTallas);
}

/**
 * The producto that is shown first: the one in the URL, even when it is sold out; when that pair does not
 * exist, one in that colour, else in that size. Otherwise the first in stock, else the first at all, colours
 * in the order of {@link listColors}, sizes in garment order.
 *
 * @param wanted the colour and size in the URL; a missing one does not matter
 * @returns `null` only for an empty list
 */
export function initialProducto(
  productos: readonly Producto[],
  wanted: Partial<Choice>,
): Producto | null {
  const { colorId, tallaId } = wanted;
  return (
    firstMatching(productos, wanted) ??
    (colorId === undefined ? null : firstMatching(productos, { colorId })) ??
    (tallaId === undefined ? null : firstMatching(productos, { tallaId })) ??
    firstInStock(productos)
  );
}

/**
 * The producto after choosing a colour or a size. The size or colour that was not chosen stays, even when that
 * pair is sold out; if the pair does not exist, it is the first producto with the choice, in stock first, sizes in
 * garment order.
 *
 * @returns `null`: no producto has the choice
 * @see docs/rules.md#variants
 */
export function choose(
  productos: readonly Producto[],
  current: Producto,
  chosen: Partial<Choice>,
): Producto | null {
  if (matches(current, chosen)) return current;
  const pair = { colorId: colorIdOf(current), tallaId: current.tallaId, ...chosen };
  return firstMatching(productos, pair) ?? firstMatching(productos, chosen);
}

/** True if some producto is this pair, sold out or not. */
export function isOffered(productos: readonly Producto[], pair: Choice): boolean {
  return productos.some((producto) => matches(producto, pair));
}
