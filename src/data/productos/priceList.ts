import { queryOptions } from '@tanstack/react-query';
import { CATALOGUE_STALE_MS } from '#config/limits.ts';
import type { Producto } from '#domain/catalogue/catalogue.ts';
import { inChunks } from '../http/inChunks.ts';
import { listProductosBySubfamilia } from './read.ts';

/** Subfamilias in one request: some thousand productos. */
const CHUNK = 50;

/** The productos of subfamilias, by the ids of these. */
export const priceListQuery = (subfamiliaIds: readonly number[]) =>
  queryOptions({
    queryKey: ['productos', 'of', subfamiliaIds],
    queryFn: async (): Promise<ReadonlyMap<number, readonly Producto[]>> => {
      const chunks = inChunks(subfamiliaIds, { values: CHUNK });
      const parts = await Promise.all(chunks.map(listProductosBySubfamilia));
      return new Map(parts.flatMap((part) => Array.from(part)));
    },
    staleTime: CATALOGUE_STALE_MS,
  });
