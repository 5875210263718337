import { useMemo, useState } from 'react';
import {
  countUnits,
  MAX_LINES,
  unitsByProducto,
  type Cart,
  type CartLine,
} from '#domain/cart/cart.ts';
import { setLines, takeBackLines } from '#domain/cart/changeLines.ts';
import type { LineGroup } from '#domain/cart/groupLines.ts';
import { toCartLine } from '#domain/cart/toCartLine.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { gridLine, type GridLine, type GridUnits, type UnitsById } from '#domain/grid/cells.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { useCartTexts } from '#i18n/es/cart.ts';
import { useGridTexts } from '#i18n/es/grid.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useFittedChange, useUndoToast } from '#state/cart/useCartChanges.ts';

export type EditedProduct = Pick<LineGroup<unknown>, 'subfamiliaId' | 'name'>;

/**
 * Holds the quantities of a product's table, which start with those of the cart. Saving writes only changed cells:
 * lines that the table cannot show, and changes of another tab, stay.
 *
 * @param productos `undefined` until they are read
 */
export function useTableUnits(
  { subfamiliaId, name }: EditedProduct,
  productos: readonly Producto[] | undefined,
) {
  const t = useCartTexts();
  const tGrid = useGridTexts();
  const { lines } = useCart();
  const changeCart = useFittedChange();
  const showUndo = useUndoToast();
  const ofProduct = (cart: Cart) => cart.filter((line) => line.subfamiliaId === subfamiliaId);
  const [initialUnits] = useState(() => unitsByProducto(ofProduct(lines)));
  const [quantities, setQuantities] = useState<UnitsById>(initialUnits);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const matrix = useMemo(
    () => (productos === undefined || productos.length === 0 ? null : buildMatrix(productos)),
    [productos],
  );
  const units: GridUnits = { mode: 'set', quantities, inCart: initialUnits };

  function listChanged(): GridLine[] {
    return (matrix?.productos.flat() ?? []).flatMap((producto) => {
      const line = gridLine(producto, units);
      const isChanged =
        line !== null && line.quantity !== (initialUnits.get(line.producto.id) ?? 0);
      return isChanged ? [line] : [];
    });
  }

  function toLines(changed: readonly GridLine[]): CartLine[] {
    // The thumbnail is the picture of a producto without pictures, until its live facts are read.
    const thumbnailUrl = ofProduct(lines)[0]?.imageUrl ?? null;
    const subfamilia = { id: subfamiliaId, name, thumbnailUrl };
    return changed.map(({ producto, quantity }) => toCartLine(producto, subfamilia, quantity));
  }

  const nameOf = ({ colorName, tallaId }: Pick<CartLine, 'colorName' | 'tallaId'>) =>
    tGrid('place', { color: colorName ?? tGrid('noColor'), talla: tallaId ?? tGrid('noTalla') });

  function listProblems(changed: readonly GridLine[]): string[] {
    const tooFew = changed.flatMap(({ producto, quantity, price, next }) => {
      if (quantity === 0 || price !== null || next === null) return [];
      const place = nameOf({ colorName: producto.color?.name ?? null, tallaId: producto.tallaId });
      return [tGrid('problem.soldFrom', { place, units: quantity + next.missing })];
    });
    // New lines are added at the end, so the lines beyond the limit are new.
    const noRoom = setLines(lines, toLines(changed)).slice(MAX_LINES);
    const beyond = noRoom.map((line) =>
      tGrid('add.noRoom', { place: nameOf(line), max: MAX_LINES }),
    );
    return [...tooFew, ...beyond];
  }

  function save(changed: readonly GridLine[]) {
    let before: Cart = lines;
    const wanted = toLines(changed);
    const ids = new Set(wanted.map(({ productoId }) => productoId));
    const after = changeCart((cart) => {
      before = cart;
      return setLines(cart, wanted);
    });
    const text = t('table.saved', { name, count: countUnits(ofProduct(after)) });
    showUndo(text, 'success', (cart) => takeBackLines(cart, before, ids));
  }

  return {
    matrix,
    units,
    change: (next: UnitsById) => {
      setProblems([]);
      setQuantities(next);
    },
    isChanged: listChanged().length > 0,
    problems,
    /** Returns a function that saves the quantities; `null`: there are problems, which it shows. */
    check() {
      const changed = listChanged();
      const nextProblems = listProblems(changed);
      setProblems(nextProblems);
      if (nextProblems.length > 0) return null;
      return () => {
        if (changed.length > 0) save(changed);
      };
    },
  };
}
