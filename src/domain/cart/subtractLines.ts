import { findLine, type Cart, type CartLine } from './cart.ts';

function withoutUnits(cart: Cart, taken: CartLine): Cart {
  const index = findLine(cart, taken);
  const line = cart[index];
  if (line === undefined) return cart;
  const quantity = line.quantity - taken.quantity;
  return quantity >= 1 ? cart.with(index, { ...line, quantity }) : cart.toSpliced(index, 1);
}

/**
 * The cart without the units of `taken`, as far as they are still there; lines of which none is left
 * are removed.
 */
export function subtractLines(cart: Cart, taken: readonly CartLine[]): Cart {
  return taken.reduce(withoutUnits, cart);
}
