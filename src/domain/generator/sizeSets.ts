import { compareTallas, tallaKey } from '../catalogue/sizes.ts';

const LETTERS = new Set(['XS', 'S', 'M', 'L', 'XL', '2XL'].map(tallaKey));

/** Sizes that are chosen together, at least two, in garment order. */
export type SizeSet = {
  readonly kind: 'existing' | 'letters' | 'numbers';
  readonly tallas: readonly string[];
  readonly first: string;
  readonly last: string;
};

/**
 * Labels of which no two are the same size: 2XL or XXL.
 *
 * @param preferred labels that are kept where one size has several; otherwise the first is
 */
export function onePerSize(tallas: readonly string[], preferred: readonly string[]): string[] {
  const bySize = new Map<string, string>();
  for (const talla of tallas) {
    const size = tallaKey(talla);
    const known = bySize.get(size);
    const isBetter =
      known === undefined || (preferred.includes(talla) && !preferred.includes(known));
    if (isBetter) bySize.set(size, talla);
  }
  return [...bySize.values()];
}

/**
 * The sets of sizes that a shop has: those of the subfamilia, XS to 2XL, and numbers.
 *
 * @param tallas every size of the shop
 * @param existing sizes of the subfamilia's productos
 */
export function sizeSets(tallas: readonly string[], existing: readonly string[]): SizeSet[] {
  const sorted = onePerSize(tallas, existing).toSorted(compareTallas);
  const sets = [
    { kind: 'existing', tallas: sorted.filter((talla) => existing.includes(talla)) },
    { kind: 'letters', tallas: sorted.filter((talla) => LETTERS.has(tallaKey(talla))) },
    { kind: 'numbers', tallas: sorted.filter((talla) => /^\d+$/.test(talla)) },
  ] as const;
  return sets.flatMap((set) => {
    const [first] = set.tallas;
    const last = set.tallas.at(-1);
    return first === undefined || last === undefined || first === last
      ? []
      : [{ ...set, first, last }];
  });
}
