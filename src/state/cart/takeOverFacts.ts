import type { LineFactsById } from '#domain/cart/cart.ts';
import { applyFacts, reconcileCart, type LineChange } from '#domain/cart/reconcile.ts';
import type { CartStore } from './cartStore.ts';

/**
 * Takes live facts over into the cart.
 *
 * @param asked productos that they were read for: those missing from `facts` are no longer sold
 * @returns what that changed, and what cannot be sold
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
