import { compareNames } from '../text/collation.ts';

/** A file name or address without its extension. */
export function withoutEnding(url: string): string {
  return url.replace(/\.[^./]*$/, '');
}

/**
 * Orders pictures by address without extension, so that 'camiseta.webp' comes before
 * 'camiseta-espalda.webp'; numbers by value.
 */
export function comparePictures(a: string, b: string): number {
  return compareNames(withoutEnding(a), withoutEnding(b));
}
