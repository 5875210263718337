import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { countUnits, unitsInCart } from '#domain/cart/cart.ts';
import { clampQuantity, checkAdd, remainingStock, type AddBlock } from '#domain/cart/stock.ts';
import { toCartLine } from '#domain/cart/toCartLine.ts';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { useProductTexts } from '#i18n/es/product.ts';
import { useAddLines } from '#state/cart/useAddLines.ts';
import { useCart } from '#state/cart/useCart.ts';
import { useStateOf } from '#ui/hooks/useStateOf.ts';
import { showToast } from '#ui/message/toast.ts';

/** Time for which the confirmation is shown, in ms. @see docs/rules.md#add-to-cart */
const ADDED_TOAST_MS = 2_000;

export type Purchase = ReturnType<typeof usePurchase>;

/** Holds the quantity of a producto and adds it to the cart. @see docs/rules.md#add-to-cart */
export function usePurchase(subfamilia: Subfamilia, producto: Producto) {
  const t = useProductTexts();
  const navigate = useNavigate();
  const { lines } = useCart();
  const addLines = useAddLines();
  const [wanted, setWanted] = useState(1);
  // Reason for which the last addition was refused; `null` again for another variant.
  const [block, setBlock] = useStateOf<AddBlock | null>(producto.id, null);

  const inCart = unitsInCart(lines, producto.id);
  const remaining = remainingStock(producto.stock, inCart);
  // Limits the wanted units in each render, so that another variant applies its limit as soon as it is chosen.
  const quantity = clampQuantity(wanted, remaining);

  function setQuantity(units: number) {
    setWanted(units);
    setBlock(units > quantity ? checkAdd(producto, units, inCart) : null);
  }

  function add() {
    const refusal = checkAdd(producto, quantity, inCart);
    if (refusal !== null) {
      setBlock(refusal);
      return;
    }
    const line = toCartLine(producto, subfamilia, quantity);
    const { added, noRoom } = addLines([line], new Map([[producto.id, producto.stock]]));
    if (noRoom.length > 0) {
      setBlock({ kind: 'noRoom' });
      return;
    }
    const count = countUnits(added);
    // Another tab may have added units to the cart since this page was rendered.
    setBlock(
      count < quantity ? { kind: 'allInCart', stock: remainingStock(producto.stock, 0) } : null,
    );
    if (count === 0) return;
    setWanted(1);
    showToast(t('add.added', { count }), {
      tone: 'success',
      durationMs: ADDED_TOAST_MS,
      action: { label: t('stock.viewCart'), onClick: () => void navigate(paths.cart()) },
    });
  }

  return {
    /** Whole units from 1 to `remaining`. */
    quantity,
    remaining,
    inCart,
    /** Units of the cart's line after the addition, which decide the tier (docs/rules.md#tiers). */
    lineQuantity: inCart + quantity,
    block,
    setQuantity,
    add,
  };
}
