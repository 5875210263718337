import type { Cart, LineFactsById } from './cart.ts';
import { applyFacts, lineUnitPrice } from './cart.ts';
import type { Producto } from './catalogue.ts';

/** How much of a producto there is, in words. */
export type StockStatus = 'inStock' | 'low' | 'soldOut';

const LOW_STOCK_MAX = 5;

/** Sold out below 1 unit, low from 1 to 5. Not a number counts as nothing. */
export function stockStatus(units: number): StockStatus {
  if (!(units >= 1)) return 'soldOut';
  return units <= LOW_STOCK_MAX ? 'low' : 'inStock';
}

/** Whole units that may still be added when the cart already holds `inCart`; never below 0. */
export function remainingStock(stock: number, inCart: number): number {
  const remaining = Math.floor(stock) - inCart;
  return remaining > 0 ? remaining : 0;
}

/**
 * Why something cannot be added to the cart. `available`: units that may still be added, at
 * least 1. `allInCart`: there is stock, but the cart already holds all `stock` units.
 */
export type AddBlock =
  | { readonly kind: 'noProduct' }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'allInCart'; readonly stock: number }
  | { readonly kind: 'overStock'; readonly available: number }
  | { readonly kind: 'invalid' };

/** What is about to be added. */
export type AddRequest = {
  /** `null`: none is chosen. */
  readonly producto: Pick<Producto, 'stock'> | null;
  readonly quantity: number;
  /** Units of this producto that the cart already holds. */
  readonly inCart: number;
  /** Colones; `null`: no valid price. */
  readonly unitPrice: number | null;
};

/**
 * What keeps `request` from being added; `null`: nothing does. Stock is told before an invalid
 * price or quantity.
 *
 * @see spec §5 "Add to cart"
 */
export function checkAdd(request: AddRequest): AddBlock | null {
  const { producto, quantity, inCart, unitPrice } = request;
  if (!producto) return { kind: 'noProduct' };
  const stock = remainingStock(producto.stock, 0);
  if (stock === 0) return { kind: 'soldOut' };
  const available = remainingStock(stock, inCart);
  if (available === 0) return { kind: 'allInCart', stock };
  if (quantity > available) return { kind: 'overStock', available };
  const isValid = Number.isInteger(quantity) && quantity >= 1 && (unitPrice ?? Number.NaN) > 0;
  return isValid ? null : { kind: 'invalid' };
}

/** The state of a line against the facts. `gone`: no longer sold (deleted, or without a price). */
type LineStatus = 'ok' | 'soldOut' | 'adjusted' | 'gone';

type ChangedLine = {
  readonly index: number;
  readonly productoId: number;
  /** The name by which the shopper knows it. */
  readonly name: string;
};

/**
 * Something the shopper must be told about a line. `adjusted`: quantities; `priceChanged`: the
 * unit price charged, in colones (0: it had none).
 */
export type LineChange = ChangedLine &
  (
    | { readonly kind: 'soldOut' | 'gone'; readonly from?: never; readonly to?: never }
    | { readonly kind: 'adjusted' | 'priceChanged'; readonly from: number; readonly to: number }
  );

/** A cart brought in line with the facts. `statuses` has one entry per line. */
export type Reconciliation = {
  readonly cart: Cart;
  readonly changes: readonly LineChange[];
  readonly statuses: readonly LineStatus[];
};

/**
 * Brings a cart in line with what the backend says now, and tells what changed.
 *
 * Quantities above stock are cut to it (`adjusted`); a sold out line keeps its quantity; lines of
 * one producto share its stock, earlier lines first. A price is told as changed when the unit
 * price charged differs, also because an adjusted quantity left its tier. A line can have two
 * changes (adjusted and priceChanged). The very same cart when nothing changes.
 *
 * @see spec §2 "Cart", §4 "Cart"
 */
export function reconcileCart(cart: Cart, facts: LineFactsById): Reconciliation {
  const next = applyFacts(cart, facts);
  const changes: LineChange[] = [];
  const left = new Map([...facts].map(([id, { stock }]) => [id, remainingStock(stock, 0)]));
  const statuses = cart.map((line, index): LineStatus => {
    const { productoId, name } = line;
    const fresh = next[index] ?? line;
    const available = left.get(productoId);
    const price = lineUnitPrice(fresh);
    if (available === undefined || price === null) {
      changes.push({ kind: 'gone', index, productoId, name });
      return 'gone';
    }
    if (available === 0) {
      changes.push({ kind: 'soldOut', index, productoId, name });
      return 'soldOut';
    }
    left.set(productoId, available - fresh.quantity);
    const isAdjusted = fresh.quantity !== line.quantity;
    if (isAdjusted) {
      const quantities = { from: line.quantity, to: fresh.quantity };
      changes.push({ kind: 'adjusted', index, productoId, name, ...quantities });
    }
    const from = lineUnitPrice(line) ?? 0;
    if (from !== price) {
      changes.push({ kind: 'priceChanged', index, productoId, name, from, to: price });
    }
    return isAdjusted ? 'adjusted' : 'ok';
  });
  return { cart: next, changes, statuses };
}
