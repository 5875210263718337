import type { Iva } from '../../catalogue/catalogue.ts';

/**
 * Guesses the tax of a new product: the most frequent tax of existing products, else the highest of the shop.
 *
 * @param usedIds tax ids of existing products, one for each; of equally frequent ids the first counts
 */
export function usualIva(ivas: readonly Iva[], usedIds: readonly number[]): Iva | null {
  const uses = new Map<number, number>();
  for (const id of usedIds) uses.set(id, (uses.get(id) ?? 0) + 1);
  const [mostUsed] = [...uses]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([id]) => ivas.find((iva) => iva.id === id) ?? []);
  const [highest] = ivas.toSorted((a, b) => b.rate - a.rate || a.id - b.id);
  return mostUsed ?? highest ?? null;
}
