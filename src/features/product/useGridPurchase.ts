import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinesAdded, subtractLines } from '#domain/cart/changeLines.ts';
import { countUnits, MAX_LINES, type Cart, type CartLine } from '#domain/cart/cart.ts';
import { toCartLine } from '#domain/cart/toCartLine.ts';
import type { Subfamilia } from '#domain/catalogue/catalogue.ts';
import {
  cellState,
  listLines,
  type GridLine,
  type GridUnits,
  type UnitsById,
} from '#domain/grid/cells.ts';
import type { VariantMatrix } from '#domain/grid/matrix.ts';
import { showToast } from '#shared/ui/toast.ts';
import { UNDO_MS, useAddLines } from '#state/cart/useCartChanges.ts';
import { useCart } from '#state/cart/useCart.ts';
import type { ChangeQuantities } from './useGridQuantities.ts';

export type GridPurchase = {
  /** Why nothing was added, or what was added less than wanted; of the last press. */
  readonly messages: readonly string[];
  /** True: the last press added nothing. */
  readonly isRefused: boolean;
  /** Units of the grid's productos that the cart holds. */
  readonly inCart: number;
  readonly add: () => void;
};

type Options = {
  readonly subfamilia: Subfamilia;
  readonly matrix: VariantMatrix;
  readonly units: GridUnits;
  readonly onQuantities: ChangeQuantities;
};

/** Of a press; `quantities` are those that the grid has after it, as `keyOf` writes them. */
type Outcome = Pick<GridPurchase, 'messages' | 'isRefused'> & {
  readonly quantities: string | null;
};

const NOTHING_SAID: Outcome = { messages: [], isRefused: false, quantities: null };

const keyOf = (quantities: UnitsById) => JSON.stringify([...quantities]);

/**
 * Adds all lines of the grid to the cart in one change, and offers to undo it.
 *
 * @see docs/rules.md#size-and-colour-grid
 */
export function useGridPurchase({
  subfamilia,
  matrix,
  units,
  onQuantities,
}: Options): GridPurchase {
  const { t } = useTranslation(['grid', 'product']);
  const cart = useCart();
  const addLines = useAddLines();
  const { quantities } = units;
  const [outcome, setOutcome] = useState(NOTHING_SAID);
  // What was said about other quantities no longer holds, also when these are typed again.
  if (outcome !== NOTHING_SAID && outcome.quantities !== keyOf(quantities)) {
    setOutcome(NOTHING_SAID);
  }
  const productos = matrix.productos.flat().filter((producto) => producto !== null);

  const nameOf = ({ colorName, tallaId }: CartLine) =>
    t('place', { color: colorName ?? t('noColor'), talla: tallaId ?? t('noTalla') });

  /** Why the lines cannot be added. */
  function refusal(lines: readonly GridLine[]): string[] {
    if (lines.length === 0) {
      const wanted = productos.filter(({ id }) => quantities.has(id));
      const isSoldOut = wanted.some((producto) => cellState(producto, units).kind === 'soldOut');
      return [isSoldOut ? t('product:add.soldOut') : t('add.nothing')];
    }
    return lines.flatMap(({ producto, price, next, already, quantity }) => {
      if (price !== null) return [];
      const from = already + quantity + (next?.missing ?? 0);
      const place = nameOf(toCartLine(producto, subfamilia, quantity));
      return next ? [t('problem.soldFrom', { place, units: from })] : [t('product:add.invalid')];
    });
  }

  function lessThanWanted(
    wanted: readonly CartLine[],
    { added, noRoom }: Pick<LinesAdded, 'added' | 'noRoom'>,
  ): string[] {
    const byId = new Map(added.map(({ productoId, quantity }) => [productoId, quantity]));
    const refused = new Set(noRoom.map(({ productoId }) => productoId));
    return wanted.flatMap((line) => {
      if (refused.has(line.productoId)) {
        return [t('add.noRoom', { place: nameOf(line), max: MAX_LINES })];
      }
      const count = byId.get(line.productoId) ?? 0;
      const names = { place: nameOf(line), wanted: line.quantity };
      return count < line.quantity ? [t('add.less', { ...names, units: count })] : [];
    });
  }

  function undo(added: readonly CartLine[]) {
    setOutcome(NOTHING_SAID);
    cart.change((current: Cart) => subtractLines(current, added));
    // What was typed since stays.
    onQuantities((now) => new Map([...quantities, ...now]));
  }

  function add() {
    const lines = listLines(matrix, units);
    const refused = refusal(lines);
    if (refused.length > 0) {
      setOutcome({ messages: refused, isRefused: true, quantities: keyOf(quantities) });
      return;
    }
    const wanted = lines.map(({ producto, quantity }) =>
      toCartLine(producto, subfamilia, quantity),
    );
    const stockById = new Map(productos.map(({ id, stock }) => [id, stock]));
    const { added, noRoom } = addLines(wanted, stockById);
    const messages = lessThanWanted(wanted, { added, noRoom });
    if (added.length === 0) {
      setOutcome({ messages, isRefused: true, quantities: keyOf(quantities) });
      return;
    }
    const left: UnitsById = new Map(
      noRoom.map(({ productoId, quantity }) => [productoId, quantity]),
    );
    setOutcome({ messages, isRefused: false, quantities: keyOf(left) });
    onQuantities(left);
    const done = t('product:add.added', { count: countUnits(added) });
    showToast(t('add.done', { units: done, count: added.length }), {
      tone: 'success',
      durationMs: UNDO_MS,
      action: { label: t('undo'), onClick: () => undo(added) },
    });
  }

  const ids = new Set(productos.map(({ id }) => id));
  return {
    messages: outcome.messages,
    isRefused: outcome.isRefused,
    inCart: countUnits(cart.lines.filter(({ productoId }) => ids.has(productoId))),
    add,
  };
}
