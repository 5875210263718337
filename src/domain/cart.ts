import type { PriceTiers } from './pricing.ts';
import { unitPrice } from './pricing.ts';
import { clampQuantity } from './quantity.ts';
import type { TaxedLine, Totals } from './tax.ts';
import { displayTotals, sumTotals } from './tax.ts';

/** One line of the cart: a producto in a colour and a size, and how many of it. */
export type CartLine = {
  readonly productoId: number;
  readonly code: string;
  readonly name: string;
  /** `null`: comes in no particular colour. */
  readonly colorId: number | null;
  readonly colorName: string | null;
  /** The size label itself; `null`: comes in no particular size. */
  readonly tallaId: string | null;
  readonly prices: PriceTiers;
  readonly ivaId: number | null;
  /** Fraction: 0.13 is 13 %; 0 when unknown. */
  readonly ivaRate: number;
  /** 'N/A' when unknown. */
  readonly ivaName: string;
  /** Whole units, at least 1. */
  readonly quantity: number;
  /** `null`: the default picture is shown. */
  readonly imageUrl: string | null;
  readonly subfamiliaId: number;
  readonly subfamiliaName: string;
};

/** The cart, in the order in which lines were added. */
export type Cart = readonly CartLine[];

/** What the backend says now about the producto of a line. */
export type LineFacts = {
  readonly prices: PriceTiers;
  /** Whole units over all warehouses. */
  readonly stock: number;
  readonly ivaId: number | null;
  /** Fraction: 0.13 is 13 %. */
  readonly ivaRate: number;
  readonly ivaName: string;
  readonly name: string;
  readonly code: string;
  /** Of its colour, `#rrggbb`; `null`: comes in no particular colour. */
  readonly colorRgb: string | null;
};

/** Facts by producto id. A producto of the cart that is missing here no longer exists. */
export type LineFactsById = ReadonlyMap<number, LineFacts>;

/** What happened to the cart. */
export type CartAction =
  | { readonly type: 'lineAdded'; readonly line: CartLine }
  | {
      readonly type: 'quantityChanged';
      readonly index: number;
      readonly quantity: number;
      /** Units that this line may hold at most; missing: not known, no limit. */
      readonly available?: number;
    }
  | { readonly type: 'lineRemoved'; readonly index: number }
  | { readonly type: 'lineRestored'; readonly index: number; readonly line: CartLine }
  | { readonly type: 'cleared' }
  | { readonly type: 'replaced'; readonly lines: Cart }
  | { readonly type: 'factsRead'; readonly facts: LineFactsById };

/** The same text for two lines exactly when they are the same producto, colour and size. */
export function lineKey(line: Pick<CartLine, 'productoId' | 'colorId' | 'tallaId'>): string {
  return JSON.stringify([line.productoId, line.colorId, line.tallaId]);
}

/** Whole units of at least 1, or 0 for what is no such quantity. */
function wholeUnits(quantity: number): number {
  const units = Math.floor(quantity);
  return Number.isFinite(units) && units >= 1 ? Math.min(units, Number.MAX_SAFE_INTEGER) : 0;
}

function withLine(cart: Cart, line: CartLine, index: number): Cart {
  const quantity = wholeUnits(line.quantity);
  if (quantity === 0) return cart;
  const key = lineKey(line);
  const same = cart.findIndex((other) => lineKey(other) === key);
  const existing = cart[same];
  if (!existing) return cart.toSpliced(index, 0, { ...line, quantity });
  return cart.with(same, { ...line, quantity: wholeUnits(existing.quantity + quantity) });
}

function withQuantity(cart: Cart, index: number, quantity: number, available = Infinity): Cart {
  const line = cart[index];
  if (!line || wholeUnits(quantity) === 0) return cart;
  const next = clampQuantity(wholeUnits(quantity), available);
  return next === line.quantity ? cart : cart.with(index, { ...line, quantity: next });
}

function samePrices(a: PriceTiers, b: PriceTiers): boolean {
  return a.retail === b.retail && a.wholesale === b.wholesale && a.special === b.special;
}

function refreshed(line: CartLine, facts: LineFacts, available: number): CartLine {
  const quantity = available >= 1 ? Math.min(line.quantity, available) : line.quantity;
  const { prices, ivaId, ivaRate, ivaName, name, code } = facts;
  const unchanged =
    quantity === line.quantity &&
    samePrices(prices, line.prices) &&
    ivaId === line.ivaId &&
    ivaRate === line.ivaRate &&
    ivaName === line.ivaName &&
    name === line.name &&
    code === line.code;
  return unchanged ? line : { ...line, prices, ivaId, ivaRate, ivaName, name, code, quantity };
}

/**
 * The cart with prices, tax, name and code as they are now, and quantities cut to stock.
 *
 * Lines of one producto share its stock, earlier lines first. A line for which nothing is left
 * keeps its quantity (it is sold out, and blocks), and so does a line whose producto is missing
 * from `facts`. The very same cart when nothing changes.
 */
export function applyFacts(cart: Cart, facts: LineFactsById): Cart {
  const taken = new Map<number, number>();
  const next = cart.map((line) => {
    const fact = facts.get(line.productoId);
    if (!fact) return line;
    const before = taken.get(line.productoId) ?? 0;
    const available = Math.floor(fact.stock) - before;
    const fresh = refreshed(line, fact, available);
    taken.set(line.productoId, before + fresh.quantity);
    return fresh;
  });
  return next.every((line, index) => line === cart[index]) ? cart : next;
}

/**
 * The cart after `action`.
 *
 * - A line of the same producto, colour and size adds to the quantity; prices, names and picture
 *   become those of the line added, which are the newer ones.
 * - A quantity that is not at least 1 and an index out of range are ignored; fractions are cut.
 * - A restored line goes back to its index, or adds to a line like it that came meanwhile.
 * - Replacing drops lines without a valid quantity and joins lines of the same variant.
 *
 * Never mutates; returns the very same cart when nothing changes.
 *
 * @see spec §4 "Cart"
 */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'lineAdded':
      return withLine(cart, action.line, cart.length);
    case 'quantityChanged':
      return withQuantity(cart, action.index, action.quantity, action.available);
    case 'lineRemoved':
      return cart[action.index] ? cart.toSpliced(action.index, 1) : cart;
    case 'lineRestored':
      return withLine(cart, action.line, Math.max(0, action.index));
    case 'cleared':
      return cart.length === 0 ? cart : [];
    case 'replaced':
      return action.lines.reduce<Cart>((next, line) => withLine(next, line, next.length), []);
    case 'factsRead':
      return applyFacts(cart, action.facts);
  }
}

/** The sum of all quantities, as the cart badge shows it (spec §2). */
export function countUnits(cart: Cart): number {
  return cart.reduce((units, { quantity }) => units + quantity, 0);
}

/** How many units of one producto the cart holds, over all its lines. */
export function unitsInCart(cart: Cart, productoId: number): number {
  return countUnits(cart.filter((line) => line.productoId === productoId));
}

/** Colones per unit of a line at its quantity, IVA included; `null`: no valid price. */
export function lineUnitPrice(line: Pick<CartLine, 'prices' | 'quantity'>): number | null {
  return unitPrice(line.prices, line.quantity);
}

/** What the figures of a line are computed from. */
export function taxedLine(line: CartLine): TaxedLine {
  return { unitPrice: lineUnitPrice(line), quantity: line.quantity, rate: line.ivaRate };
}

/** Subtotal, IVA and total of the cart as shown: rounded to the céntimo, adding up exactly. */
export function cartTotals(cart: Cart): Totals {
  return displayTotals(sumTotals(cart.map(taxedLine)));
}
