import { lazyCode } from '#lib/lazyCode.ts';
import { catalogueQuery } from '../http/catalogueQuery.ts';

/** A retry by hand calls `reload` first, because the code may have failed to load. */
export const variantReads = lazyCode(() => import('./read.ts'));
export const colorReads = lazyCode(() => import('../colors/read.ts'));

/** Reads for the colours and filters of the catalogue; their code is loaded with the first read, after the cards. */
export const variantQueries = {
  variants: () =>
    catalogueQuery(['variants'], async ({ signal }) =>
      (await variantReads.load()).listVariants(signal),
    ),
  colors: () =>
    catalogueQuery(['colors'], async ({ signal }) => (await colorReads.load()).listColors(signal)),
} as const;
