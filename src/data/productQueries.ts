import { queryOptions } from '@tanstack/react-query';
import { listProductos, readLineFacts } from './productos/read.ts';
import { CATALOGUE_STALE_MS } from './queries.ts';
import { getSubfamilia } from './subfamilias/read.ts';

/**
 * Keys and functions of what product pages, cart and checkout read. Apart from `queries`, so that other
 * pages do not load them.
 */
export const productQueries = {
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
