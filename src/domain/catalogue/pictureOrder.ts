import { compareNames } from '../text/collation.ts';

/** A file name or address without its extension. */
export function withoutEnding(url: string): string {
  return url.replace(/\.[^./]*$/, '');
}

/** URLs in the given order; those that are missing in `order` come after them. */
export const arranged = (urls: readonly string[], order: readonly string[]): string[] => [
  ...order.filter((url) => urls.includes(url)),
  ...urls.filter((url) => !order.includes(url)),
];

type Placed = { readonly url: string; readonly position: number | null };

/**
 * The pictures of a product in their order, the main one first. Pictures without a position come last, by URL without
 * extension, so that 'camiseta.webp' comes before 'camiseta-espalda.webp'; numbers by value.
 */
export const sortPictures = <Row extends Placed>(rows: readonly Row[]): Row[] =>
  rows.toSorted(
    (a, b) =>
      (a.position ?? Infinity) - (b.position ?? Infinity) ||
      compareNames(withoutEnding(a.url), withoutEnding(b.url)),
  );
