import { findLine, NOTE_MAX, type Cart, type CartLine } from './cart.ts';
import { cleanText } from '../text/cleanText.ts';

/**
 * The cart with another note of a line; the same cart if the line is gone.
 *
 * @param text cleaned, trimmed and cut to {@link NOTE_MAX}; a blank one removes the note
 */
export function noteLine(cart: Cart, line: CartLine, text: string): Cart {
  const index = findLine(cart, line);
  const current = cart[index];
  if (!current) return cart;
  const note = cleanText(text).trim().slice(0, NOTE_MAX) || undefined;
  return note === current.note ? cart : cart.with(index, { ...current, note });
}
