import { lineKey, type Cart } from './cart.ts';

/** The cart without the units of `taken`; lines of which none is left are removed. */
export function subtractLines(cart: Cart, taken: Cart): Cart {
  const units = new Map(taken.map((line) => [lineKey(line), line.quantity]));
  return cart.flatMap((line) => {
    const quantity = line.quantity - (units.get(lineKey(line)) ?? 0);
    return quantity >= 1 ? [{ ...line, quantity }] : [];
  });
}
