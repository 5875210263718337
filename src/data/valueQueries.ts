import { queryOptions } from '@tanstack/react-query';
import { listValueProductos } from './productos/values.ts';
import { staffKeys } from './staffQueries.ts';

/** What only the price and stock grid reads. Apart from `staffQueries`, so that other screens do not load it. */
export const valueQueries = {
  /** Prices and units of a subfamilia's productos, to be compared with what is typed: always read again. */
  productos: (subfamiliaId: number) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'values', subfamiliaId],
      queryFn: ({ signal }) => listValueProductos(subfamiliaId, signal),
    }),
} as const;
