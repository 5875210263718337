import { queryOptions } from '@tanstack/react-query';
import { listReceived, readOrderProductos } from './pedidos/read.ts';
import { staffKeys } from './staffQueries.ts';

/** Keys and functions of what the screen for orders reads; apart, so that other screens do not load them. */
export const orderQueries = {
  /** The productos of an order with their stock; read again for every order. */
  productos: (lines: readonly (readonly string[])[], ids: readonly number[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'order', lines, ids],
      queryFn: ({ signal }) => readOrderProductos(lines, ids, signal),
      gcTime: 0,
    }),
  /** Which of some orders were received, and when. */
  received: (references: readonly string[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'received', references],
      queryFn: ({ signal }) => listReceived(references, signal),
      gcTime: 0,
    }),
} as const;
