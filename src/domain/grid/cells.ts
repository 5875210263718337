import { remainingStock } from '../cart/stock.ts';
import type { Producto } from '../catalogue/catalogue.ts';
import { listTiers, nextTier, unitPrice } from '../prices/pricing.ts';
import { listCells, type VariantMatrix } from './matrix.ts';

/** Whole units by producto id; a missing producto has 0. */
export type UnitsById = ReadonlyMap<number, number>;

export type GridUnits = {
  /** `add`: the units are added to the units in the cart. `set`: they are the units in the cart. */
  readonly mode: 'add' | 'set';
  /** Wanted units; more than the stock is possible, because the stock may have changed. */
  readonly quantities: UnitsById;
  readonly inCart: UnitsById;
};

/** Why a cell takes no units, or `max`, the most units it takes. */
export type CellState =
  | { readonly kind: 'missing' | 'soldOut' | 'noPrice' | 'allInCart' }
  | { readonly kind: 'available'; readonly max: number };

export type GridLine = {
  readonly producto: Producto;
  readonly quantity: number;
  readonly max: number;
  /** Units of the cart that decide the tier besides `quantity`. */
  readonly already: number;
  /** Colones per unit at the whole line, IVA included; `null`: not sold in this quantity. */
  readonly price: number | null;
  /** The step to a cheaper tier; `null`: there is none within the stock. */
  readonly next: ReturnType<typeof nextTier>;
};

/** Units in the cart that count in addition to the units of the cell. */
function alreadyInCart(producto: Producto, { mode, inCart }: GridUnits): number {
  return mode === 'add' ? (inCart.get(producto.id) ?? 0) : 0;
}

/** @see docs/rules.md#size-and-colour-grid */
export function cellState(producto: Producto | null, units: GridUnits): CellState {
  if (producto === null) return { kind: 'missing' };
  if (remainingStock(producto.stock, 0) === 0) return { kind: 'soldOut' };
  if (listTiers(producto.prices).length === 0) return { kind: 'noPrice' };
  const max = remainingStock(producto.stock, alreadyInCart(producto, units));
  return max === 0 ? { kind: 'allInCart' } : { kind: 'available', max };
}

/** The line of a cell, also with 0 units; `null`: the cell takes no units. */
export function gridLine(producto: Producto | null, units: GridUnits): GridLine | null {
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
    already,
    price: unitPrice(producto.prices, lineQuantity),
    next: nextTier(producto.prices, lineQuantity, already + max),
  };
}

/** The cells with units, row by row. */
export function listLines(matrix: VariantMatrix, units: GridUnits) {
  return listCells(matrix).flatMap(({ producto, place }) => {
    const line = gridLine(producto, units);
    return line !== null && line.quantity > 0 ? [{ ...line, place }] : [];
  });
}
