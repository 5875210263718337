import { queryOptions } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';
import { lazyCode } from '#shared/lib/lazyCode.ts';

/** A retry by hand calls their `reload` first: the code may be what is missing. */
export const variantReads = lazyCode(() => import('./read.ts'));
export const colorReads = lazyCode(() => import('../colors/read.ts'));

/**
 * Keys and functions of what cards and filters of the catalogue read of all productos. Their code is
 * loaded with the first read, after the cards.
 */
export const variantQueries = {
  variants: () =>
    queryOptions({
      queryKey: ['variants'],
      queryFn: async ({ signal }) => (await variantReads.load()).listVariants(signal),
      staleTime: CATALOGUE_STALE_MS,
    }),
  colors: () =>
    queryOptions({
      queryKey: ['colors'],
      queryFn: async ({ signal }) => (await colorReads.load()).listColors(signal),
      staleTime: CATALOGUE_STALE_MS,
    }),
} as const;
