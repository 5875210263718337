import { queryOptions } from '@tanstack/react-query';
import type { BannerLayout } from '#domain/catalogue/banner.ts';
import { listBannerUrls } from './banners/read.ts';
import { listFamiliaTiles, listFamilias } from './familias/read.ts';
import { listProductos, readLineFacts } from './productos/read.ts';
import { getSubfamilia, listSubfamilias } from './subfamilias/read.ts';

/** How long a read of the catalogue counts as fresh, in ms. */
const CATALOGUE_STALE_MS = 60_000;

/** Keys and functions of everything that screens of the store read. */
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
  subfamilias: () =>
    queryOptions({
      queryKey: ['subfamilias'],
      queryFn: () => listSubfamilias(),
      staleTime: CATALOGUE_STALE_MS,
    }),
  subfamilia: (id: string) =>
    queryOptions({
      queryKey: ['subfamilia', id],
      queryFn: () => getSubfamilia(id),
      staleTime: CATALOGUE_STALE_MS,
    }),
  productos: (subfamiliaId: string) =>
    queryOptions({
      queryKey: ['productos', subfamiliaId],
      queryFn: () => listProductos(subfamiliaId),
      staleTime: CATALOGUE_STALE_MS,
    }),
  lineFacts: (productoIds: readonly number[]) =>
    queryOptions({
      queryKey: ['lineFacts', [...productoIds].sort((a, b) => a - b)],
      queryFn: ({ signal }) => readLineFacts(productoIds, signal),
      staleTime: 0,
    }),
} as const;
