import { flushSync } from 'react-dom';
import { joinLines, MAX_LINES, type Cart } from '#domain/cart/cart.ts';
import { fitLines } from '#domain/cart/changeLines.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { showToast } from '#ui/message/toast.ts';
import { UNDO_MS } from './useAddLines.ts';
import { useCart, useCartStore } from './useCart.ts';

/**
 * Returns a function that changes the cart and returns the new cart. New lines are added while there is
 * room; a toast says how many lines had no room. @see docs/rules.md#cart-lines
 */
export function useFittedChange(): (change: (cart: Cart) => Cart, isUndo?: boolean) => Cart {
  const t = useCartTexts();
  const store = useCartStore();
  return (change, isUndo) => {
    let fitted = { cart: store.getSnapshot().lines, noRoom: 0 };
    store.change((cart) => {
      fitted = fitLines(change(cart), cart);
      return fitted.cart;
    }, isUndo);
    const { cart, noRoom: count } = fitted;
    if (count > 0) {
      const text = t('fill.noRoom', { count, max: MAX_LINES });
      showToast(text, { tone: 'warning', durationMs: UNDO_MS });
    }
    return cart;
  };
}

/** Returns a function that shows a toast about a change of the cart, with a button that undoes the change. */
export function useUndoToast() {
  const t = useCartTexts();
  const change = useFittedChange();
  return (text: string, tone: 'info' | 'success' | 'warning', undo: (cart: Cart) => Cart) => {
    const action = { label: t('line.undo'), onClick: () => change(undo, true) };
    showToast(text, { tone, durationMs: UNDO_MS, action });
  };
}

/**
 * Returns a function that empties the cart and shows a toast with a button that undoes it. The text of
 * the toast begins with `reason`, a sentence.
 */
export function useUndoableClear(): (reason?: string) => void {
  const t = useCartTexts();
  const { lines, clear } = useCart();
  const showUndo = useUndoToast();
  return (reason = '') => {
    flushSync(clear);
    const text = `${reason} ${t('clear.cleared')}`.trim();
    showUndo(text, 'info', (added) => joinLines([...lines, ...added]));
  };
}
