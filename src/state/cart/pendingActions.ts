import { cartReducer, findLine, lineKey, type Cart, type CartLine } from '#domain/cart/cart.ts';

/**
 * What a shopper did, not yet stored. Lines are named by what they were and not by position: by the
 * time it is stored, another tab may have added or removed lines above, or read that a line is now
 * another variant.
 */
export type PendingAction =
  | { readonly type: 'lineAdded'; readonly line: CartLine }
  | {
      readonly type: 'quantityChanged';
      readonly line: CartLine;
      readonly quantity: number;
      readonly available?: number;
    }
  | { readonly type: 'lineRemoved'; readonly line: CartLine }
  | { readonly type: 'lineRestored'; readonly index: number; readonly line: CartLine }
  | { readonly type: 'cleared' }
  | { readonly type: 'changed'; readonly change: (cart: Cart) => Cart };

/** The cart after an action; the same cart when the line it speaks of is gone. */
export function applyPending(cart: Cart, action: PendingAction): Cart {
  if (action.type === 'changed') return action.change(cart);
  if (action.type !== 'quantityChanged' && action.type !== 'lineRemoved') {
    return cartReducer(cart, action);
  }
  const index = findLine(cart, action.line);
  return index < 0 ? cart : cartReducer(cart, { ...action, index });
}

/** Appends an action; typing on in the same line replaces what was typed before. */
export function appendPending(
  pending: readonly PendingAction[],
  action: PendingAction,
): readonly PendingAction[] {
  const last = pending.at(-1);
  const isSameEdit =
    action.type === 'quantityChanged' &&
    last?.type === 'quantityChanged' &&
    lineKey(last.line) === lineKey(action.line);
  return isSameEdit ? [...pending.slice(0, -1), action] : [...pending, action];
}
