import { flushSync } from 'react-dom';
import { useTranslation } from '#i18n/useTranslation.ts';
import { joinLines } from '#domain/cart/cart.ts';
import { showToast } from '#shared/ui/toast.ts';
import { UNDO_MS } from './undo.ts';
import { useCart } from './useCart.ts';

/** Returns a function that empties the cart and shows a toast to undo it. */
export function useUndoableClear(): () => void {
  const { t } = useTranslation('cart');
  const { lines, clear, change } = useCart();
  return () => {
    flushSync(clear);
    showToast(t('clear.cleared'), {
      tone: 'info',
      durationMs: UNDO_MS,
      action: {
        label: t('line.undo'),
        onClick: () => change((added) => joinLines([...lines, ...added])),
      },
    });
  };
}
