import { compareNames } from '../text/collation.ts';

/** Removes the extension of a file name or address. */
export function withoutEnding(url: string): string {
  return url.replace(/\.[^./]*$/, '');
}

/** Sorts URLs as in `order`; URLs that are missing there come last. */
export const arranged = (urls: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((url) => urls.includes(url)),
  ...urls.filter((url) => !order.includes(url)),
];

type Placed = { readonly url: string; readonly position: number | null };

/**
 * Sorts the pictures of a product, the main one first. Pictures without a position come last, by URL without extension,
 * so that 'camiseta.webp' comes before 'camiseta-espalda.webp'. Numbers are compared by value.
 */
export const sortPictures = <Row extends Placed>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      compareNames(withoutEnding(a.url), withoutEnding(b.url)),
  );
