import { useTranslation } from 'react-i18next';
import { MAX_LINES, type Cart } from '#domain/cart/cart.ts';
import { fitLines, type FittedLines } from '#domain/cart/fitLines.ts';
import { showToast } from '#shared/ui/toast.ts';
import { UNDO_MS } from './undo.ts';
import { useCartStore } from './useCartStore.ts';

/**
 * Returns a function that changes the cart, with new lines only as far as there is room, and returns it.
 * It tells how many lines are left out. A change that takes another one back loses nothing that was added meanwhile.
 *
 * @see docs/rules.md#cart-lines
 */
export function useFittedChange(): (change: (cart: Cart) => Cart, isUndo?: boolean) => Cart {
  const { t } = useTranslation('cart');
  const store = useCartStore();
  return (change, isUndo) => {
    let fitted: FittedLines = { cart: [], noRoom: 0 };
    store.change((cart) => {
      fitted = fitLines(change(cart), cart);
      return fitted.cart;
    }, isUndo);
    const { cart, noRoom } = fitted;
    if (noRoom > 0) {
      const text = t('fill.noRoom', { count: noRoom, max: MAX_LINES });
      showToast(text, { tone: 'warning', durationMs: UNDO_MS });
    }
    return cart;
  };
}
