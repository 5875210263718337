import { findLine, type Cart, type CartLine } from '#domain/cart/cart.ts';
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

/** The units by which a line has grown. */
function growth(line: CartLine, before: Units, now: Units): number {
  return (now.get(line) ?? 0) - (before.get(line) ?? 0);
}

/**
 * Watches a cart while its order is in flight. A line that was taken out counts as never taken out
 * once a single change brings back its units, together with those that went with it: that is an undo.
 * Otherwise what the cart has of that line was added anew.
 *
 * @returns ends the watch
 */
export function watchOrdered(cart: CartStore, ordered: Cart): () => Watched {
  let before = countUnits(cart.getSnapshot().lines, ordered);
  /** For each change that took lines out: the units of these before. */
  let removals: readonly Units[] = [];

  const isOut = (line: CartLine) => removals.some((units) => units.has(line));

  const stop = cart.subscribe(() => {
    const now = countUnits(cart.getSnapshot().lines, ordered);
    const isUndone = (units: Units) =>
      [...units].every(([line, count]) => growth(line, before, now) === count);
    removals = removals.filter((units) => !isUndone(units));
    const gone = [...before].filter(
      ([line, count]) => count > 0 && now.get(line) === 0 && !isOut(line),
    );
    if (gone.length > 0) removals = [...removals, new Map(gone)];
    before = now;
  });

  return () => {
    stop();
    const remaining = ordered.filter((line) => !isOut(line));
    return {
      remaining,
      isReplaced: remaining.length === 0 && cart.getSnapshot().lines.length > 0,
    };
  };
}

function withoutUnits(cart: Cart, ordered: CartLine): Cart {
  const index = findLine(cart, ordered);
  const line = cart[index];
  if (line === undefined) return cart;
  const quantity = line.quantity - ordered.quantity;
  return quantity > 0 ? cart.with(index, { ...line, quantity }) : cart.toSpliced(index, 1);
}

/**
 * Takes what was sent out of the cart, also where fewer units than sent are left. More units than
 * sent were added while the order was in flight, and stay.
 */
export function removeOrdered(cart: CartStore, ordered: Cart): void {
  cart.change((lines) => ordered.reduce(withoutUnits, lines));
}
