import { findLine, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { subtractLines } from '#domain/cart/subtractLines.ts';
import type { CartStore } from '#state/cart/cartStore.ts';

/** The units of each ordered line in a cart; 0: the cart does not have it. */
type Units = ReadonlyMap<CartLine, number>;

type Watched = {
  /** The ordered lines that nobody has taken out of the cart. */
  readonly remaining: Cart;
  /** The shopper has put together another cart. */
  readonly isReplaced: boolean;
};

function countUnits(cart: Cart, ordered: Cart): Units {
  return new Map(ordered.map((line) => [line, cart[findLine(cart, line)]?.quantity ?? 0]));
}

/**
 * Watches a cart while its order is in flight. A line that was taken out counts as never taken out
 * once an undo brings it back. Otherwise what the cart has of that line was added anew.
 *
 * @returns ends the watch
 */
export function watchOrdered(cart: CartStore, ordered: Cart): () => Watched {
  let before = countUnits(cart.getSnapshot().lines, ordered);
  const out = new Set<CartLine>();

  const stop = cart.subscribe((isUndo) => {
    const now = countUnits(cart.getSnapshot().lines, ordered);
    for (const [line, units] of now) {
      if (units === before.get(line)) continue;
      if (units === 0) out.add(line);
      else if (isUndo) out.delete(line);
    }
    before = now;
  });

  return () => {
    stop();
    const remaining = ordered.filter((line) => !out.has(line));
    return {
      remaining,
      isReplaced: remaining.length === 0 && cart.getSnapshot().lines.length > 0,
    };
  };
}

/**
 * Takes what was sent out of the cart, also where fewer units than sent are left. More units than
 * sent were added while the order was in flight, and stay.
 */
export function removeOrdered(cart: CartStore, ordered: Cart): void {
  cart.change((lines) => subtractLines(lines, ordered));
}
