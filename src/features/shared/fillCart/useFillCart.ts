import {
  countUnits,
  joinLines,
  MAX_LINES,
  type Cart,
  type LineFactsById,
} from '#domain/cart/cart.ts';
import { addLines, subtractLines, type LinesAdded } from '#domain/cart/changeLines.ts';
import { reconcileCart } from '#domain/cart/reconcile.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { UNDO_MS } from '#state/cart/useAddLines.ts';
import { useCartStore } from '#state/cart/useCart.ts';
import { useUndoToast } from '#state/cart/useCartChanges.ts';
import { showToast } from '#ui/message/toast.ts';

export type FillWay = 'add' | 'replace';

/**
 * Returns a function that puts lines into the cart, up to the stock and the maximum of lines. A toast says how many
 * units were added; if they replaced other lines, it offers to undo that.
 */
export function useFillCart(): (way: FillWay, lines: Cart, facts: LineFactsById) => void {
  const t = useCartTexts();
  const store = useCartStore();
  const showUndo = useUndoToast();

  return (way, lines, facts) => {
    const previousLines = store.getSnapshot().lines;
    const readIds = new Set(lines.map(({ productoId }) => productoId));
    const stockById = new Map([...facts].map(([productoId, { stock }]) => [productoId, stock]));
    let result: LinesAdded = { cart: previousLines, added: [], noRoom: [] };
    store.change((cart) => {
      // Updates the cart first, so that a line whose variant or stock has changed counts as it is now.
      const { cart: current } = reconcileCart(way === 'add' ? cart : [], facts, readIds);
      result = addLines(current, lines, stockById);
      return result.cart;
    });
    const { added, noRoom } = result;
    const count = countUnits(added);
    const isAll = count === countUnits(lines);
    const isShort = count + countUnits(noRoom) < countUnits(lines);
    const texts: string[] = [];
    if (way === 'replace') texts.push(t('fill.replaced', { count }));
    else if (count > 0) texts.push(t(isShort ? 'fill.addedLess' : 'fill.added', { count }));
    else if (isShort) texts.push(t('fill.addedNone'));
    if (noRoom.length > 0) texts.push(t('fill.noRoom', { count: noRoom.length, max: MAX_LINES }));
    const text = texts.join(' ');
    if (way === 'replace' && previousLines.length > 0) {
      // The undo keeps the units that were added since.
      showUndo(text, isAll ? 'info' : 'warning', (cart) =>
        joinLines([...previousLines, ...subtractLines(cart, added)]),
      );
      return;
    }
    showToast(text, { tone: isAll ? 'success' : 'warning', durationMs: UNDO_MS });
  };
}
