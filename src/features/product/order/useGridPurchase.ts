import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { countUnits, MAX_LINES, unitsByProducto, type CartLine } from '#domain/cart/cart.ts';
import { type LinesAdded, subtractLines } from '#domain/cart/changeLines.ts';
import { toCartLine } from '#domain/cart/toCartLine.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import {
  cellState,
  listLines,
  type GridLine,
  type GridUnits,
  type UnitsById,
} from '#domain/grid/cells.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { UNDO_MS, useAddLines } from '#state/cart/useAddLines.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useVisitText } from '#ui/hooks/useVisitText.ts';
import { showToast } from '#ui/message/toast.ts';

const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const quantitiesSchema = v.array(v.tuple([positive, positive]));

function readQuantities(json: string): UnitsById {
  try {
    return new Map(v.parse(quantitiesSchema, JSON.parse(json)));
  } catch {
    return new Map();
  }
}

function writeQuantities(quantities: UnitsById): string {
  return quantities.size === 0 ? '' : JSON.stringify([...quantities]);
}

/** Result of the last press of the button: its messages; `isRefused`: nothing was added. */
type Outcome = { readonly messages: readonly string[]; readonly isRefused: boolean };

const NO_OUTCOME: Outcome = { messages: [], isRefused: false };

/**
 * Holds the quantities in the table of a product, and adds all of them to the cart in one change, which can be
 * undone. Stores them for this visit, so that they are there after a reload, on another page or in the other view.
 * @see docs/rules.md#size-and-colour-grid
 */
export function useGridPurchase(subfamilia: Subfamilia, productos: readonly Producto[]) {
  const t = useGridTexts();
  const tProduct = useProductTexts();
  const cart = useCart();
  const addLines = useAddLines();
  const [json, setJson] = useVisitText(`grid ${subfamilia.id}`);
  const [outcome, setOutcome] = useState(NO_OUTCOME);
  const matrix = useMemo(() => buildMatrix(productos), [productos]);
  const units = useMemo((): GridUnits => {
    return { mode: 'add', quantities: readQuantities(json), inCart: unitsByProducto(cart.lines) };
  }, [json, cart.lines]);
  const { quantities } = units;
  const shown = matrix.productos.flat().filter((producto) => producto !== null);

  const nameOf = ({ colorName, tallaId }: CartLine) =>
    t('place', { color: colorName ?? t('noColor'), talla: tallaId ?? t('noTalla') });

  function listRefusals(lines: readonly GridLine[]): string[] {
    if (lines.length === 0) {
      const wanted = shown.filter(({ id }) => quantities.has(id));
      const isSoldOut = wanted.some((producto) => cellState(producto, units).kind === 'soldOut');
      return [isSoldOut ? tProduct('add.soldOut') : t('add.nothing')];
    }
    return lines.flatMap(({ producto, price, next, already, quantity }) => {
      if (price !== null) return [];
      const from = already + quantity + (next?.missing ?? 0);
      const place = nameOf(toCartLine(producto, subfamilia, quantity));
      return next ? [t('problem.soldFrom', { place, units: from })] : [tProduct('add.invalid')];
    });
  }

  function listShortages(wanted: readonly CartLine[], { added, noRoom }: LinesAdded): string[] {
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
    setOutcome(NO_OUTCOME);
    cart.change((current) => subtractLines(current, added));
    // Restores the quantities, except where others were typed since the addition.
    setJson((now) => writeQuantities(new Map([...quantities, ...readQuantities(now)])));
  }

  function add() {
    const lines = listLines(matrix, units);
    const refused = listRefusals(lines);
    if (refused.length > 0) {
      setOutcome({ messages: refused, isRefused: true });
      return;
    }
    const wanted = lines.map(({ producto, quantity }) =>
      toCartLine(producto, subfamilia, quantity),
    );
    const done = addLines(wanted, new Map(shown.map(({ id, stock }) => [id, stock])));
    const { added, noRoom } = done;
    setOutcome({ messages: listShortages(wanted, done), isRefused: added.length === 0 });
    if (added.length === 0) return;
    const left = noRoom.map(({ productoId, quantity }) => [productoId, quantity] as const);
    setJson(() => writeQuantities(new Map(left)));
    const count = tProduct('add.added', { count: countUnits(added) });
    showToast(t('add.done', { units: count, count: added.length }), {
      tone: 'success',
      durationMs: UNDO_MS,
      action: { label: t('undo'), onClick: () => undo(added) },
    });
  }

  const ids = new Set(shown.map(({ id }) => id));
  return {
    ...outcome,
    matrix,
    units,
    setQuantities: (changed: UnitsById) => {
      // Removes the messages, which were about the old quantities.
      setOutcome(NO_OUTCOME);
      setJson(() => writeQuantities(changed));
    },
    inCart: countUnits(cart.lines.filter(({ productoId }) => ids.has(productoId))),
    add,
  };
}
