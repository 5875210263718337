import {
  cartReducer,
  lineKey,
  type Cart,
  type CartAction,
  type CartLine,
  type LineFactsById,
} from '../../domain/cart.ts';

/**
 * What a shopper did, not yet stored. Lines are named by variant and not by position: by the time
 * it is stored, another tab may have added or removed lines above.
 */
export type PendingAction =
  | { readonly type: 'lineAdded'; readonly line: CartLine }
  | {
      readonly type: 'quantityChanged';
      readonly key: string;
      readonly quantity: number;
      readonly available?: number;
    }
  | { readonly type: 'lineRemoved'; readonly key: string }
  | { readonly type: 'lineRestored'; readonly index: number; readonly line: CartLine }
  | { readonly type: 'cleared' }
  | { readonly type: 'factsRead'; readonly facts: LineFactsById };

function toCartAction(cart: Cart, action: PendingAction): CartAction | null {
  switch (action.type) {
    case 'lineAdded':
    case 'lineRestored':
    case 'factsRead':
    case 'cleared':
      return action;
    case 'quantityChanged': {
      const index = cart.findIndex((line) => lineKey(line) === action.key);
      return index < 0 ? null : { ...action, index };
    }
    case 'lineRemoved': {
      const index = cart.findIndex((line) => lineKey(line) === action.key);
      return index < 0 ? null : { type: 'lineRemoved', index };
    }
  }
}

/** The cart after an action; the same cart when the line it speaks of is gone. */
export function applyPending(cart: Cart, action: PendingAction): Cart {
  const cartAction = toCartAction(cart, action);
  return cartAction === null ? cart : cartReducer(cart, cartAction);
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
    last.key === action.key;
  return isSameEdit ? [...pending.slice(0, -1), action] : [...pending, action];
}
