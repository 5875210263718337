import { unitPrice, type PriceTiers } from '../prices/pricing.ts';
import {
  joinLines,
  lineKey,
  lineUnitPrice,
  type Cart,
  type CartLine,
  type LineFacts,
  type LineFactsById,
} from './cart.ts';
import type { SharedLine } from './shareCode.ts';
import { remainingStock } from './stock.ts';

type ChangedLine = {
  readonly index: number;
  readonly productoId: number;
  /** The name before the change. */
  readonly name: string;
};

/** `null`: no colour or no size. */
type VariantNames = Pick<CartLine, 'colorName' | 'tallaId'>;

/**
 * A change of a line that the shopper must see. `gone`: the line cannot be sold (its producto was deleted, removed from
 * the catalogue, or has no price). `soldAgain`: it can be sold again, at `to` colones. `from` and `to` are quantities
 * in `adjusted`, and unit prices in colones in `priceChanged`.
 */
export type LineChange = ChangedLine &
  (
    | { readonly kind: 'soldOut' | 'gone'; readonly from?: never; readonly to?: never }
    | { readonly kind: 'soldAgain'; readonly from?: never; readonly to: number }
    | { readonly kind: 'adjusted' | 'priceChanged'; readonly from: number; readonly to: number }
    | { readonly kind: 'nameChanged'; readonly from: string; readonly to: string }
    | { readonly kind: 'variantChanged'; readonly from: VariantNames; readonly to: VariantNames }
  );

/** True if the change makes its line impossible to order. */
export function isUnsellable({ kind }: LineChange): boolean {
  return kind === 'soldOut' || kind === 'gone';
}

const NO_PRICES: PriceTiers = { retail: null, wholesale: null, special: null };

/** The reason why a line cannot be ordered; `null`: it can be ordered. */
export type LineProblem = 'soldOut' | 'gone' | null;

/** Returns the facts that a line stores: all but the stock and the shade of its colour. */
function factsOfLine({ stock: _stock, colorRgb: _colorRgb, ...known }: LineFacts) {
  return known;
}

/**
 * Returns the line with the current facts, or without prices if its producto is no longer sold. The quantity stays.
 * Returns the same object if nothing changes.
 */
function withFacts(line: CartLine, facts: LineFactsById, readIds: ReadonlySet<number>): CartLine {
  if (!readIds.has(line.productoId)) return line;
  const fact = facts.get(line.productoId);
  const next = { ...line, ...(fact ? factsOfLine(fact) : { prices: NO_PRICES }) };
  return JSON.stringify(next) === JSON.stringify(line) ? line : next;
}

function cutToStock(line: CartLine, facts: LineFactsById): CartLine {
  const available = remainingStock(facts.get(line.productoId)?.stock ?? 0, 0);
  return available >= 1 && line.quantity > available ? { ...line, quantity: available } : line;
}

/** Finds why a line cannot be ordered: from its own price, and from the facts if its producto was requested. */
export function lineProblem(
  line: CartLine,
  facts: LineFactsById,
  readIds: ReadonlySet<number>,
): LineProblem {
  if (lineUnitPrice(line) === null) return 'gone';
  if (!readIds.has(line.productoId)) return null;
  const fact = facts.get(line.productoId);
  if (!fact || unitPrice(fact.prices, line.quantity) === null) return 'gone';
  return remainingStock(fact.stock, 0) === 0 ? 'soldOut' : null;
}

function variantOf({ colorName, tallaId }: CartLine): VariantNames {
  return { colorName, tallaId };
}

function isSameText(a: string | null, b: string | null): boolean {
  // The texts of a stored cart are trimmed.
  return (a ?? '').trim() === (b ?? '').trim();
}

/**
 * Returns the cart with the current variants, names, pictures, prices and taxes, and with quantities reduced to the
 * stock. Returns the changes as well, in the order of the lines of `cart`.
 *
 * A requested producto that is not in `facts` loses its prices: its line stays and cannot be ordered. A sold out line
 * keeps its quantity. Lines that are now the same variant are joined, and changes of their quantity and price are
 * listed once. The cart is the same object if nothing changes.
 *
 * A price has changed if the unit price differs, for example because a reduced quantity is in another tier. A line
 * without a price is always listed as gone.
 *
 * @param readIds productos that the request asked for; lines of other productos stay as they are
 */
export function reconcileCart(cart: Cart, facts: LineFactsById, readIds: ReadonlySet<number>) {
  const lines = cart.map((line) => withFacts(line, facts, readIds));
  const wanted = joinLines(lines);
  const next = wanted.map((line) =>
    readIds.has(line.productoId) ? cutToStock(line, facts) : line,
  );
  const isSame = next.length === cart.length && next.every((line, index) => line === cart[index]);
  const unseen = new Map(
    wanted.map((line, index) => [
      lineKey(line),
      { units: line.quantity, after: next[index] ?? line },
    ]),
  );
  const changes: LineChange[] = [];

  for (const [index, line] of cart.entries()) {
    const now = lines[index] ?? line;
    const about = { index, productoId: line.productoId, name: line.name };
    if (!isSameText(line.name, now.name)) {
      changes.push({ ...about, kind: 'nameChanged', from: line.name, to: now.name });
    }
    if (!isSameText(line.colorName, now.colorName) || !isSameText(line.tallaId, now.tallaId)) {
      changes.push({ ...about, kind: 'variantChanged', from: variantOf(line), to: variantOf(now) });
    }
    const joined = unseen.get(lineKey(now));
    if (joined === undefined) continue;
    unseen.delete(lineKey(now));
    const { units, after } = joined;
    const problem = lineProblem(after, facts, readIds);
    if (problem !== null) {
      changes.push({ ...about, kind: problem });
      continue;
    }
    if (after.quantity !== units) {
      changes.push({ ...about, kind: 'adjusted', from: units, to: after.quantity });
    }
    const from = lineUnitPrice(line);
    const to = lineUnitPrice(after) ?? 0;
    if (from === null) changes.push({ ...about, kind: 'soldAgain', to });
    else if (from !== to) changes.push({ ...about, kind: 'priceChanged', from, to });
  }
  return { cart: isSame ? cart : next, changes };
}

/** The lines of a shared link, or those of an earlier order, which have names and prices. */
export type WantedLines = readonly (SharedLine | CartLine)[];

/** The wanted lines that can be ordered now, and how they differ from what was wanted. */
export type Offer = ReturnType<typeof offerLines>;

/**
 * Finds the wanted lines that can be ordered now. @param facts of all wanted productos; one that is missing is not sold
 */
export function offerLines(wanted: WantedLines, facts: LineFactsById) {
  const readIds = new Set(wanted.map(({ productoId }) => productoId));
  const known = wanted.flatMap((line): CartLine[] => {
    if ('name' in line) return [line];
    const fact = facts.get(line.productoId);
    return fact ? [{ ...factsOfLine(fact), ...line }] : [];
  });
  const { cart, changes } = reconcileCart(known, facts, readIds);
  return {
    /** Lines that can be ordered, with current names and prices, and not more units than the stock. */
    lines: cart.filter((line) => lineProblem(line, facts, readIds) === null),
    changes,
    /** How many productos of a link the shop does not have. */
    unknown: wanted.length - known.length,
  };
}
