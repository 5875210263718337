import type { LineFactsById } from '#domain/cart/cart.ts';
import { applyFacts, reconcileCart, type LineChange } from '#domain/cart/reconcile.ts';
import type { CartStore } from './cartStore.ts';

/**
 * Updates the cart from live facts.
 *
 * @param asked the requested productos: one that is missing in `facts` is no longer sold
 * @returns what changed, and which lines cannot be sold
 */
export function takeOverFacts(
  cart: CartStore,
  facts: LineFactsById,
  asked: ReadonlySet<number>,
): readonly LineChange[] {
  const { changes } = reconcileCart(cart.getSnapshot().lines, facts, asked);
  cart.change((lines) => applyFacts(lines, facts, asked));
  return changes;
}
