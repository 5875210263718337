import { cartReducer, joinLines, lineKey, unitsInCart, type Cart, type CartLine } from './cart.ts';
import { remainingStock } from './stock.ts';

export type LinesAdded = {
  readonly cart: Cart;
  /** The lines with the units that were added; those without stock left are missing. */
  readonly added: readonly CartLine[];
};

/**
 * Adds several lines at once, each at most up to its stock.
 *
 * @param stockById whole units by producto id; unknown productos count as sold out
 * @see docs/rules.md#add-to-cart
 */
export function addLines(
  cart: Cart,
  lines: readonly CartLine[],
  stockById: ReadonlyMap<number, number>,
): LinesAdded {
  const added = lines.flatMap((line): CartLine[] => {
    const stock = stockById.get(line.productoId) ?? 0;
    const quantity = Math.min(
      line.quantity,
      remainingStock(stock, unitsInCart(cart, line.productoId)),
    );
    return quantity >= 1 ? [{ ...line, quantity }] : [];
  });
  return { cart: added.length === 0 ? cart : joinLines([...cart, ...added]), added };
}

/** Takes the units of `lines` out of the cart, as far as they are still there. */
export function takeLinesOut(cart: Cart, lines: readonly CartLine[]): Cart {
  let next = cart;
  for (const line of lines) {
    const index = next.findIndex((other) => lineKey(other) === lineKey(line));
    const quantity = (next[index]?.quantity ?? 0) - line.quantity;
    next = cartReducer(
      next,
      quantity >= 1 ? { type: 'quantityChanged', index, quantity } : { type: 'lineRemoved', index },
    );
  }
  return next;
}
