import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Producto, Subfamilia } from '#domain/catalogue/catalogue.ts';
import { unitsByProducto } from '#domain/cart/cart.ts';
import type { GridUnits } from '#domain/grid/cells.ts';
import { buildMatrix } from '#domain/grid/matrix.ts';
import { useCart } from '#state/cart/useCart.ts';
import { VariantGrid } from '../shared/variantGrid/VariantGrid.tsx';
import { GridAddBar } from './GridAddBar.tsx';
import layout from './ProductLayout.module.css';
import { useGridQuantities } from './useGridQuantities.ts';

/** A table of which less is seen is brought into view. */
const MIN_VISIBLE_PX = 240;

export type GridOrderProps = {
  readonly subfamilia: Subfamilia;
  readonly productos: readonly Producto[];
  /** True: the shopper has just opened the table, and should see it. */
  readonly isChosenHere: boolean;
  /** Of the bar with the button. */
  readonly barClassName: string;
};

/** Many sizes and colours at once. @see docs/rules.md#size-and-colour-grid */
export function GridOrder({ subfamilia, productos, isChosenHere, barClassName }: GridOrderProps) {
  const { lines } = useCart();
  const [quantities, setQuantities] = useGridQuantities(subfamilia.id);
  const matrix = useMemo(() => buildMatrix(productos), [productos]);
  const units = useMemo(
    (): GridUnits => ({ mode: 'add', quantities, inCart: unitsByProducto(lines) }),
    [quantities, lines],
  );
  const table = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const top = table.current?.getBoundingClientRect().top ?? 0;
    const isBelowTheFold = top > innerHeight - MIN_VISIBLE_PX;
    if (isChosenHere && isBelowTheFold) table.current?.scrollIntoView({ block: 'start' });
  }, [isChosenHere]);

  return (
    <>
      <div ref={table} className={layout.order}>
        <VariantGrid matrix={matrix} units={units} onChange={setQuantities} />
      </div>
      <GridAddBar
        className={barClassName}
        subfamilia={subfamilia}
        matrix={matrix}
        units={units}
        onQuantities={setQuantities}
      />
    </>
  );
}
