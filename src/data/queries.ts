import { queryOptions, skipToken } from '@tanstack/react-query';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import type { CatalogueStart } from '#domain/catalogue/sorting.ts';
import { listBannerUrls } from './banners/read.ts';
import { listFamiliaTiles, listFamilias } from './familias/read.ts';
import { listSubfamilias, type NarrowCards } from './subfamilias/read.ts';

/** How long a read of the catalogue counts as fresh, in ms. */
export const CATALOGUE_STALE_MS = 60_000;

/** Keys and functions of what the home page and the catalogue read; see also `productQueries`. */
export const queries = {
  familias: () =>
    queryOptions({
      queryKey: ['familias'],
      queryFn: ({ signal }) => listFamilias(signal),
      staleTime: CATALOGUE_STALE_MS,
    }),
  familiaTiles: () =>
    queryOptions({
      queryKey: ['familias', 'tiles'],
      queryFn: ({ signal }) => listFamiliaTiles(signal),
      staleTime: CATALOGUE_STALE_MS,
    }),
  banners: (layout: BannerLayout) =>
    queryOptions({
      queryKey: ['banners', layout],
      queryFn: ({ signal }) => listBannerUrls(layout, signal),
      staleTime: CATALOGUE_STALE_MS,
    }),
  /** @param narrow for some of them, whose query needs another key; see `subfamiliaQueries` */
  subfamilias: (narrow?: NarrowCards) =>
    queryOptions({
      queryKey: ['subfamilias'],
      queryFn: () => listSubfamilias(narrow),
      staleTime: CATALOGUE_STALE_MS,
    }),
  /** Only in documents. */
  catalogueStart: () =>
    queryOptions<CatalogueStart>({ queryKey: ['catalogueStart'], queryFn: skipToken }),
} as const;
