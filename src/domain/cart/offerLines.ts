import { lineProblem, reconcileCart, type LineChange } from './reconcile.ts';
import type { Cart, CartLine, LineFactsById } from './cart.ts';
import type { SharedLine } from './shareCode.ts';

/** Lines of a link, or of an earlier order, whose names and prices of then are known. */
export type WantedLines = readonly (SharedLine | CartLine)[];

/** The part of wanted lines that a cart can take. */
export type Offer = {
  /** With current names and prices, and not more than the stock. */
  readonly lines: Cart;
  /** Differences from the wanted lines, and lines that cannot be sold. */
  readonly changes: readonly LineChange[];
  /** How many productos of a link the shop does not have: nothing is known about them. */
  readonly unknown: number;
};

/** The line as it was ordered, or what the facts say; none if nothing is known about it. */
function toLine(wanted: SharedLine | CartLine, facts: LineFactsById): CartLine[] {
  if ('name' in wanted) return [wanted];
  const fact = facts.get(wanted.productoId);
  if (!fact) return [];
  const { stock: _stock, colorRgb: _colorRgb, ...known } = fact;
  return [{ ...known, ...wanted }];
}

/** @param facts of all wanted productos; one that is missing is no longer sold */
export function offerLines(wanted: WantedLines, facts: LineFactsById): Offer {
  const asked = new Set(wanted.map(({ productoId }) => productoId));
  const known = wanted.flatMap((line) => toLine(line, facts));
  const { cart, changes } = reconcileCart(known, facts, asked);
  return {
    lines: cart.filter((line) => lineProblem(line, facts, asked) === null),
    changes,
    unknown: wanted.length - known.length,
  };
}
