import { lineKey, MAX_LINES, type Cart } from './cart.ts';

export type FittedLines = {
  readonly cart: Cart;
  /** How many lines were left out, because the cart has as many lines as it may. */
  readonly noRoom: number;
};

/**
 * Limits what a change has made of a cart to the maximum of lines. Lines that the cart had before the
 * change stay; of the new ones those at the end are left out.
 *
 * @param next lines of different variants; returned itself if it fits
 */
export function fitLines(next: Cart, before: Cart): FittedLines {
  const held = new Set(before.map(lineKey));
  const isHeld = next.map((line) => held.has(lineKey(line)));
  let room = MAX_LINES - isHeld.filter(Boolean).length;
  const cart = next.filter((_line, index) => isHeld[index] === true || room-- > 0);
  const noRoom = next.length - cart.length;
  return { cart: noRoom === 0 ? next : cart, noRoom };
}
