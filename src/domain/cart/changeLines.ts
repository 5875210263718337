/** Changes of the cart that only some pages make. They are not in `cart.ts`, because every first load has that file. */
import { cleanText } from '../text/cleanText.ts';
import {
  findLine,
  joinLines,
  lineKey,
  MAX_LINES,
  NOTE_MAX,
  unitsByProducto,
  type Cart,
  type CartLine,
} from './cart.ts';
import { remainingStock } from './stock.ts';

export type LinesAdded = {
  readonly cart: Cart;
  /** The lines with the units that were added. Lines without remaining stock are missing. */
  readonly added: readonly CartLine[];
  /** Lines with stock that were left out, because the cart has the most lines allowed. */
  readonly noRoom: readonly CartLine[];
};

/**
 * Adds several lines at once: of each at most its stock, and new lines until the cart has {@link MAX_LINES}.
 *
 * @param stockById whole units by producto id; unknown productos count as sold out
 * @see docs/rules.md#add-to-cart
 */
export function addLines(
  cart: Cart,
  lines: readonly CartLine[],
  stockById: ReadonlyMap<number, number>,
): LinesAdded {
  const keys = new Set(cart.map(lineKey));
  const units = unitsByProducto(cart);
  const added: CartLine[] = [];
  const noRoom: CartLine[] = [];
  for (const line of lines) {
    const taken = units.get(line.productoId) ?? 0;
    const left = remainingStock(stockById.get(line.productoId) ?? 0, taken);
    const quantity = Math.min(line.quantity, left);
    if (quantity < 1) continue;
    const key = lineKey(line);
    if (!keys.has(key) && keys.size >= MAX_LINES) {
      noRoom.push(line);
      continue;
    }
    keys.add(key);
    units.set(line.productoId, taken + quantity);
    added.push({ ...line, quantity });
  }
  return { cart: added.length === 0 ? cart : joinLines([...cart, ...added]), added, noRoom };
}

function withoutUnits(cart: Cart, taken: CartLine): Cart {
  const index = findLine(cart, taken);
  const line = cart[index];
  if (line === undefined) return cart;
  const quantity = line.quantity - taken.quantity;
  return quantity >= 1 ? cart.with(index, { ...line, quantity }) : cart.toSpliced(index, 1);
}

/** Subtracts the units of `taken` from the cart, as far as it still has them. A line with no units left is removed. */
export function subtractLines(cart: Cart, taken: readonly CartLine[]): Cart {
  return taken.reduce(withoutUnits, cart);
}

/**
 * Limits a changed cart to {@link MAX_LINES}. Lines that the cart had before the change stay. The last of the new lines
 * are left out; `noRoom` counts them.
 *
 * @param next lines of different variants; the same object is returned if it fits
 */
export function fitLines(next: Cart, before: Cart) {
  const held = new Set(before.map(lineKey));
  const isHeld = next.map((line) => held.has(lineKey(line)));
  let room = MAX_LINES - isHeld.filter(Boolean).length;
  const cart = next.filter((_line, index) => isHeld[index] === true || room-- > 0);
  const noRoom = next.length - cart.length;
  return { cart: noRoom === 0 ? next : cart, noRoom };
}

/** Puts a removed line back at its index, or joins it with a line of the same variant that was added since. */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  const same = cart.findIndex((other) => lineKey(other) === lineKey(line));
  return joinLines(cart.toSpliced(same < 0 ? index : same, 0, line));
}

/**
 * Sets the lines of several productos at once. The cart's first line of a producto keeps its place, and the first note
 * of the producto's lines; further lines of the producto are removed. Lines of other wanted productos are added at the
 * end.
 *
 * @param wanted whole units, at most the stock; a line with 0 is removed
 * @see docs/rules.md#cart-page
 */
export function setLines(cart: Cart, wanted: readonly CartLine[]): Cart {
  const byId = new Map(wanted.map((line) => [line.productoId, line]));
  const placed = new Set<number>();
  const lines = cart.flatMap((line): CartLine[] => {
    const next = byId.get(line.productoId);
    if (next === undefined) return [line];
    if (placed.has(line.productoId)) return [];
    placed.add(line.productoId);
    const notes = cart.filter(({ productoId }) => productoId === line.productoId);
    return [{ ...next, note: notes.find(({ note }) => note !== undefined)?.note }];
  });
  const added = wanted.filter(({ productoId }) => !placed.has(productoId));
  return [...lines, ...added].filter(({ quantity }) => quantity >= 1);
}

/** Undoes {@link setLines} for some productos: their lines are again as in `before`, each at its index there. */
export function takeBackLines(cart: Cart, before: Cart, productoIds: ReadonlySet<number>): Cart {
  const lines = cart.filter(({ productoId }) => !productoIds.has(productoId));
  for (const [index, line] of before.entries()) {
    if (productoIds.has(line.productoId)) lines.splice(index, 0, line);
  }
  return lines;
}

/**
 * Returns the cart with a new note of a line; the same cart if the line is gone or already has the note.
 *
 * @param text the typed note, which is cleaned, trimmed and cut to {@link NOTE_MAX}; a blank text removes the note
 */
export function noteLine(cart: Cart, line: CartLine, text: string): Cart {
  const index = findLine(cart, line);
  const current = cart[index];
  if (!current) return cart;
  const note = cleanText(text).trim().slice(0, NOTE_MAX) || undefined;
  return note === current.note ? cart : cart.with(index, { ...current, note });
}
