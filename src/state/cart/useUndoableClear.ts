import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { joinLines } from '#domain/cart/cart.ts';
import { showToast } from '#shared/ui/toast.ts';
import { UNDO_MS } from './undo.ts';
import { useCart } from './useCart.ts';
import { useFittedChange } from './useFittedChange.ts';

/**
 * Returns a function that empties the cart and shows a toast to undo it. The toast begins with
 * `reason`, a sentence.
 */
export function useUndoableClear(): (reason?: string) => void {
  const { t } = useTranslation('cart');
  const { lines, clear } = useCart();
  const change = useFittedChange();
  return (reason) => {
    flushSync(clear);
    const text = t('clear.cleared');
    showToast(reason === undefined ? text : `${reason} ${text}`, {
      tone: 'info',
      durationMs: UNDO_MS,
      action: {
        label: t('line.undo'),
        onClick: () => change((added) => joinLines([...lines, ...added]), true),
      },
    });
  };
}
