import { compareNames } from '../text/collation.ts';

/** The name of a file, or an address that ends in one, without what tells its type. */
export function withoutEnding(url: string): string {
  return url.replace(/\.[^./]*$/, '');
}

/**
 * Order of a product's pictures: by their addresses without endings, so that 'camiseta.webp' comes
 * before 'camiseta-espalda.webp'; numbers by value.
 */
export function comparePictures(a: string, b: string): number {
  return compareNames(withoutEnding(a), withoutEnding(b));
}
