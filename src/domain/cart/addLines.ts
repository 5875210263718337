import {
  joinLines,
  lineKey,
  MAX_LINES,
  unitsByProducto,
  type Cart,
  type CartLine,
} from './cart.ts';
import { remainingStock } from './stock.ts';

export type LinesAdded = {
  readonly cart: Cart;
  /** The lines with the units that were added; those without stock left are missing. */
  readonly added: readonly CartLine[];
  /** Lines with stock that were left out, because the cart has as many lines as it may. */
  readonly noRoom: readonly CartLine[];
};

/**
 * Adds several lines at once, each at most up to its stock, and new ones only up to the maximum of
 * lines.
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
