import type { Producto } from '../catalogue/catalogue.ts';
import { unitPrice } from '../prices/pricing.ts';

/** Most units that count as low stock. @see docs/rules.md#availability */
export const LOW_STOCK_MAX = 5;

/** Returns the status of a stock: sold out below 1 unit, or if `units` is not a number. */
export function stockStatus(units: number) {
  if (!(units >= 1)) return 'soldOut';
  return units <= LOW_STOCK_MAX ? 'low' : 'inStock';
}

/** Returns the whole units that can still be added if the cart already has `inCart`; never below 0. */
export function remainingStock(stock: number, inCart: number): number {
  const remaining = Math.floor(stock) - inCart;
  return remaining > 0 ? remaining : 0;
}

/**
 * Limits a quantity to whole units from 1 to `available`; 1 if nothing is available or a value is not a number.
 * @see docs/rules.md#cart-lines
 */
export function clampQuantity(quantity: number, available: number): number {
  const wanted = Math.floor(Math.min(quantity, available));
  return wanted >= 1 ? wanted : 1;
}

/**
 * The reason why units cannot be added to the cart. `available`: units that can still be added, at least 1.
 * `allInCart`: the cart already has all `stock` units. `noRoom`: the cart has the most lines allowed.
 */
export type AddBlock =
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'allInCart'; readonly stock: number }
  | { readonly kind: 'overStock'; readonly available: number }
  | { readonly kind: 'noRoom' }
  | { readonly kind: 'invalid' };

/**
 * Finds why units cannot be added to the cart; `null`: they can. The stock is checked before price and quantity.
 * @see docs/rules.md#add-to-cart
 */
export function checkAdd(
  producto: Pick<Producto, 'stock' | 'prices'>,
  quantity: number,
  inCart: number,
): AddBlock | null {
  const stock = remainingStock(producto.stock, 0);
  if (stock === 0) return { kind: 'soldOut' };
  const available = remainingStock(stock, inCart);
  if (available === 0) return { kind: 'allInCart', stock };
  if (quantity > available) return { kind: 'overStock', available };
  const hasPrice = unitPrice(producto.prices, inCart + quantity) !== null;
  return Number.isInteger(quantity) && quantity >= 1 && hasPrice ? null : { kind: 'invalid' };
}
