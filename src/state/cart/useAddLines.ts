import type { CartLine } from '#domain/cart/cart.ts';
import { addLines, type LinesAdded } from '#domain/cart/changeLines.ts';
import { useCartStore } from './useCart.ts';

export const UNDO_MS = 8_000;

/**
 * Returns a function that adds several lines in one change. Units that another tab has added meanwhile
 * count against the stock, too. @see docs/rules.md#add-to-cart
 */
export function useAddLines() {
  const cart = useCartStore();
  return (lines: readonly CartLine[], stockById: ReadonlyMap<number, number>) => {
    let result: LinesAdded = { cart: [], added: [], noRoom: [] };
    cart.change((current) => {
      result = addLines(current, lines, stockById);
      return result.cart;
    });
    return result;
  };
}
