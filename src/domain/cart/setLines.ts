import type { Cart, CartLine } from './cart.ts';

/**
 * Sets lines at once, each found by its producto. A line that exists stays at its place and keeps its
 * note; further lines of the same producto become one with it. New lines are added at the end.
 *
 * @param wanted whole units, at most the stock; a line with 0 is removed
 * @see docs/rules.md#cart-page
 */
export function setLines(cart: Cart, wanted: readonly CartLine[]): Cart {
  const byId = new Map(wanted.map((line) => [line.productoId, line]));
  const placed = new Set<number>();
  const lines = cart.flatMap((line): CartLine[] => {
    const next = byId.get(line.productoId);
    if (next === undefined) return [line];
    if (placed.has(line.productoId)) return [];
    placed.add(line.productoId);
    const notes = cart.filter(({ productoId }) => productoId === line.productoId);
    return [{ ...next, note: notes.find(({ note }) => note !== undefined)?.note }];
  });
  const added = wanted.filter(({ productoId }) => !placed.has(productoId));
  return [...lines, ...added].filter(({ quantity }) => quantity >= 1);
}

/**
 * Takes back what {@link setLines} did: the lines of these productos are again those of `before`, each
 * at its place there. Other lines stay as they are now.
 */
export function takeBackLines(cart: Cart, before: Cart, productoIds: ReadonlySet<number>): Cart {
  const lines = cart.filter(({ productoId }) => !productoIds.has(productoId));
  for (const [index, line] of before.entries()) {
    if (productoIds.has(line.productoId)) lines.splice(index, 0, line);
  }
  return lines;
}
