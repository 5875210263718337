import { lazyCode } from '#lib/lazyCode.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';

/** A retry by hand calls their `reload` first: the code may be what is missing. */
export const variantReads = lazyCode(() => import('./read.ts'));
export const colorReads = lazyCode(() => import('../colors/read.ts'));

/**
 * Keys and functions of what cards and filters of the catalogue read of all productos. Their code is
 * loaded with the first read, after the cards.
 */
export const variantQueries = {
  variants: () =>
    catalogueQuery(['variants'], async ({ signal }) =>
      (await variantReads.load()).listVariants(signal),
    ),
  colors: () =>
    catalogueQuery(['colors'], async ({ signal }) => (await colorReads.load()).listColors(signal)),
} as const;
