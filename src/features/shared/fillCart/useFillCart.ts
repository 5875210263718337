import { useTranslation } from '#i18n/useTranslation.ts';
import { countUnits, joinLines, type Cart, type LineFactsById } from '#domain/cart/cart.ts';
import { applyFacts } from '#domain/cart/reconcile.ts';
import { subtractLines } from '#domain/cart/subtractLines.ts';
import { showToast } from '#shared/ui/toast.ts';
import { UNDO_MS } from '#state/cart/undo.ts';
import { useCartStore } from '#state/cart/useCartStore.ts';

export type FillWay = 'add' | 'replace';

/**
 * Returns a function that puts lines into the cart, never more than the stock, and tells how many units
 * were added. Replacing other lines can be undone.
 */
export function useFillCart(): (way: FillWay, lines: Cart, facts: LineFactsById) => void {
  const { t } = useTranslation('cart');
  const store = useCartStore();

  return (way, lines, facts) => {
    const before = store.getSnapshot().lines;
    const asked = new Set(lines.map(({ productoId }) => productoId));
    store.change((cart) =>
      applyFacts(joinLines([...(way === 'add' ? cart : []), ...lines]), facts, asked),
    );
    const units = countUnits(store.getSnapshot().lines);
    if (way === 'replace' && before.length > 0) {
      showToast(t('fill.replaced', { count: units }), {
        tone: 'info',
        durationMs: UNDO_MS,
        action: {
          label: t('line.undo'),
          // What was added since stays.
          onClick: () =>
            store.change((cart) => joinLines([...before, ...subtractLines(cart, lines)])),
        },
      });
      return;
    }
    const count = units - countUnits(before);
    const isAll = count === countUnits(lines);
    showToast(t(isAll ? 'fill.added' : 'fill.addedLess', { count }), {
      tone: isAll ? 'success' : 'warning',
      durationMs: UNDO_MS,
    });
  };
}
