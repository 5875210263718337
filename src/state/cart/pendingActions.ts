import { cartReducer, findLine, lineKey, type Cart, type CartLine } from '#domain/cart/cart.ts';

/**
 * An action that is not stored yet. It holds the line and not its index: until it is stored,
 * another tab may add or remove lines, or change the variant of a line.
 */
export type PendingAction =
  | { readonly type: 'quantityChanged'; readonly line: CartLine; readonly quantity: number }
  | { readonly type: 'lineRemoved'; readonly line: CartLine }
  | { readonly type: 'cleared' }
  | { readonly type: 'changed'; readonly change: (cart: Cart) => Cart };

/** Returns the same cart if the line of the action is no longer there. */
export function applyPending(cart: Cart, action: PendingAction): Cart {
  if (action.type === 'changed') return action.change(cart);
  if (action.type === 'cleared') return cartReducer(cart, action);
  const index = findLine(cart, action.line);
  return index < 0 ? cart : cartReducer(cart, { ...action, index });
}

/** Another quantity for the same line replaces the last one. */
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
