import { remainingStock } from '../cart/stock.ts';
import type { Producto } from '../catalogue/catalogue.ts';
import { listTiers, nextTier, unitPrice } from '../prices/pricing.ts';
import { listCells, type VariantMatrix } from './matrix.ts';

/** Whole units by producto id; a missing producto has 0. */
export type UnitsById = ReadonlyMap<number, number>;

export type GridUnits = {
  /** `add`: `quantities` are added to the units in the cart. `set`: they replace the units in the cart. */
  readonly mode: 'add' | 'set';
  /** Wanted units. They may exceed the stock, which may have changed since. */
  readonly quantities: UnitsById;
  readonly inCart: UnitsById;
};

/** The reason why a cell accepts no units, or `max`: the most units that it accepts. */
export type CellState =
  | { readonly kind: 'missing' | 'soldOut' | 'noPrice' | 'allInCart' }
  | { readonly kind: 'available'; readonly max: number };

export type GridLine = NonNullable<ReturnType<typeof gridLine>>;

/** Returns the units in the cart that count in addition to the units of the cell. */
function alreadyInCart(producto: Producto, { mode, inCart }: GridUnits): number {
  return mode === 'add' ? (inCart.get(producto.id) ?? 0) : 0;
}

/** Finds how many units a cell accepts. @see docs/rules.md#size-and-colour-grid */
export function cellState(producto: Producto | null, units: GridUnits): CellState {
  if (producto === null) return { kind: 'missing' };
  if (remainingStock(producto.stock, 0) === 0) return { kind: 'soldOut' };
  if (listTiers(producto.prices).length === 0) return { kind: 'noPrice' };
  const max = remainingStock(producto.stock, alreadyInCart(producto, units));
  return max === 0 ? { kind: 'allInCart' } : { kind: 'available', max };
}

/** Makes the line of a cell, also with 0 units; `null`: the cell accepts no units. */
export function gridLine(producto: Producto | null, units: GridUnits) {
  const state = cellState(producto, units);
  if (producto === null || state.kind !== 'available') return null;
  const { max } = state;
  const already = alreadyInCart(producto, units);
  const quantity = Math.min(units.quantities.get(producto.id) ?? 0, max);
  const lineQuantity = already + quantity;
  return {
    producto,
    quantity,
    max,
    /** Units in the cart that count for the tier, in addition to `quantity`. */
    already,
    /** Colones per unit, IVA included, for `already` and `quantity` together; `null`: not sold in this quantity. */
    price: unitPrice(producto.prices, lineQuantity),
    /** The step to a cheaper tier; `null`: there is none within the stock. */
    next: nextTier(producto.prices, lineQuantity, already + max),
  };
}

/** Lists the lines that have units, with their places, row by row. */
export function listLines(matrix: VariantMatrix, units: GridUnits) {
  return listCells(matrix).flatMap(({ producto, place }) => {
    const line = gridLine(producto, units);
    return line !== null && line.quantity > 0 ? [{ ...line, place }] : [];
  });
}
