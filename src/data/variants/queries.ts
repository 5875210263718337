import { lazyCode } from '#lib/lazyCode.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';

export const variantReads = lazyCode(() => import('./read.ts'));
export const colorReads = lazyCode(() => import('../colors/read.ts'));

/** Reads of all productos for the catalogue's cards and filters; the first read loads the code, after the cards. */
export const variantQueries = {
  variants: () =>
    catalogueQuery(['variants'], async ({ signal }) =>
      (await variantReads.load()).listVariants(signal),
    ),
  colors: () =>
    catalogueQuery(['colors'], async ({ signal }) => (await colorReads.load()).listColors(signal)),
} as const;
