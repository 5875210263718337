import { compareTallas, tallaKey } from '../../catalogue/sizes.ts';

const LETTERS = new Set(['XS', 'S', 'M', 'L', 'XL', '2XL'].map(tallaKey));

/** Keeps one label of each size, such as 2XL or XXL: a preferred label, otherwise the first. */
export function onePerSize(tallas: readonly string[], preferred: readonly string[]): string[] {
  const best = [...tallas.filter((talla) => preferred.includes(talla)), ...tallas];
  return [...new Map(best.toReversed().map((talla) => [tallaKey(talla), talla])).values()];
}

/** Makes sets of two or more sizes to choose at once: sizes of the subfamilia, XS to 2XL, and numbers. */
export function sizeSets(tallas: readonly string[], existing: readonly string[]) {
  const sorted = onePerSize(tallas, existing).toSorted(compareTallas);
  const sets = [
    { kind: 'existing', tallas: sorted.filter((talla) => existing.includes(talla)) },
    { kind: 'letters', tallas: sorted.filter((talla) => LETTERS.has(tallaKey(talla))) },
    { kind: 'numbers', tallas: sorted.filter((talla) => /^\d+$/.test(talla)) },
  ] as const;
  return sets.flatMap((set) => {
    const [first = '', last] = [set.tallas[0], set.tallas.at(-1)];
    return last === undefined || first === last ? [] : [{ ...set, first, last }];
  });
}
