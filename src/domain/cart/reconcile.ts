import type { Cart, CartLine, LineFactsById } from './cart.ts';
import { joinLines, lineKey, lineUnitPrice } from './cart.ts';
import { unitPrice, type PriceTiers } from '../prices/pricing.ts';
import { remainingStock } from './stock.ts';

type ChangedLine = {
  readonly index: number;
  readonly productoId: number;
  /** The name before the change. */
  readonly name: string;
};

/** `null`: no colour or no size. */
export type VariantNames = Pick<CartLine, 'colorName' | 'tallaId'>;

/**
 * A change that the shopper must see. `gone`: the line cannot be sold (deleted, removed from the
 * catalogue, or without a price). `soldAgain`: it can be sold again, at `to` colones. `adjusted`:
 * quantities before and after; `priceChanged`: unit prices in colones.
 */
export type LineChange = ChangedLine &
  (
    | { readonly kind: 'soldOut' | 'gone'; readonly from?: never; readonly to?: never }
    | { readonly kind: 'soldAgain'; readonly from?: never; readonly to: number }
    | { readonly kind: 'adjusted' | 'priceChanged'; readonly from: number; readonly to: number }
    | { readonly kind: 'nameChanged'; readonly from: string; readonly to: string }
    | {
        readonly kind: 'variantChanged';
        readonly from: VariantNames;
        readonly to: VariantNames;
      }
  );

export type Reconciliation = {
  readonly cart: Cart;
  readonly changes: readonly LineChange[];
};

const NO_PRICES: PriceTiers = { retail: null, wholesale: null, special: null };

/** Why a line cannot be ordered; `null`: it can. */
export type LineProblem = 'soldOut' | 'gone' | null;

/** The line with the current facts and its own quantity; the same object if nothing changes. */
function described(line: CartLine, facts: LineFactsById, asked: ReadonlySet<number>): CartLine {
  if (!asked.has(line.productoId)) return line;
  const fact = facts.get(line.productoId);
  let next: CartLine = { ...line, prices: NO_PRICES };
  if (fact) {
    const { stock: _stock, colorRgb: _colorRgb, ...known } = fact;
    next = { ...line, ...known };
  }
  return JSON.stringify(next) === JSON.stringify(line) ? line : next;
}

function cutToStock(line: CartLine, facts: LineFactsById): CartLine {
  const available = remainingStock(facts.get(line.productoId)?.stock ?? 0, 0);
  return available >= 1 && line.quantity > available ? { ...line, quantity: available } : line;
}

/**
 * The cart with the current variants, names, pictures, prices and taxes, and quantities reduced to
 * the stock.
 *
 * A requested producto that is not in `facts` loses its prices: its line stays and cannot be
 * ordered. A sold out line keeps its quantity. Lines that are now the same variant are joined.
 * Returns the same object if nothing changes.
 *
 * @param asked the requested productos; lines of others stay as they are
 */
export function applyFacts(cart: Cart, facts: LineFactsById, asked: ReadonlySet<number>): Cart {
  const lines = cart.map((line) => described(line, facts, asked));
  const next = joinLines(lines).map((line) =>
    asked.has(line.productoId) ? cutToStock(line, facts) : line,
  );
  const isSame = next.length === cart.length && next.every((line, index) => line === cart[index]);
  return isSame ? cart : next;
}

/** Why a line cannot be ordered: its own price, or the facts if they were requested. */
export function lineProblem(
  line: CartLine,
  facts: LineFactsById,
  asked: ReadonlySet<number>,
): LineProblem {
  if (lineUnitPrice(line) === null) return 'gone';
  if (!asked.has(line.productoId)) return null;
  const fact = facts.get(line.productoId);
  if (!fact || unitPrice(fact.prices, line.quantity) === null) return 'gone';
  return remainingStock(fact.stock, 0) === 0 ? 'soldOut' : null;
}

function isSameText(a: string | null, b: string | null): boolean {
  // The texts of a stored cart are trimmed.
  return (a ?? '').trim() === (b ?? '').trim();
}

function isSameVariant(a: VariantNames, b: VariantNames): boolean {
  return isSameText(a.colorName, b.colorName) && isSameText(a.tallaId, b.tallaId);
}

function variantNames({ colorName, tallaId }: CartLine): VariantNames {
  return { colorName, tallaId };
}

/**
 * Updates a cart from facts, see {@link applyFacts}, and lists what changed, by the lines of `cart`.
 * A line without a price is always listed as gone, also if it was not requested.
 *
 * A price has changed if the unit price differs, for example because a reduced quantity is in
 * another tier. For lines that were joined, quantity and price are listed once.
 *
 * @param asked the requested productos
 */
export function reconcileCart(
  cart: Cart,
  facts: LineFactsById,
  asked: ReadonlySet<number>,
): Reconciliation {
  const next = applyFacts(cart, facts, asked);
  const nextByKey = new Map(next.map((line) => [lineKey(line), line]));
  const lines = cart.map((line) => described(line, facts, asked));
  const unitsByKey = new Map(joinLines(lines).map((line) => [lineKey(line), line.quantity]));
  const seen = new Set<string>();
  const changes: LineChange[] = [];

  cart.forEach((line, index) => {
    const now = lines[index] ?? line;
    const key = lineKey(now);
    const isFirst = !seen.has(key);
    seen.add(key);
    const about = { index, productoId: line.productoId, name: line.name };
    if (!isSameText(line.name, now.name)) {
      changes.push({ ...about, kind: 'nameChanged', from: line.name, to: now.name });
    }
    if (!isSameVariant(line, now)) {
      const names = { from: variantNames(line), to: variantNames(now) };
      changes.push({ ...about, kind: 'variantChanged', ...names });
    }
    if (!isFirst) return;
    const fresh = nextByKey.get(key) ?? now;
    const problem = lineProblem(fresh, facts, asked);
    if (problem !== null) {
      changes.push({ ...about, kind: problem });
      return;
    }
    const units = unitsByKey.get(key) ?? fresh.quantity;
    if (fresh.quantity !== units) {
      changes.push({ ...about, kind: 'adjusted', from: units, to: fresh.quantity });
    }
    const from = lineUnitPrice(line);
    const to = lineUnitPrice(fresh) ?? 0;
    if (from === null) changes.push({ ...about, kind: 'soldAgain', to });
    else if (from !== to) changes.push({ ...about, kind: 'priceChanged', from, to });
  });
  return { cart: next, changes };
}
