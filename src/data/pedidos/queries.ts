import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { PedidoListing } from '#domain/order/inboxListing.ts';
import { readTypedOrder, toPedidoLines, typedCodes } from '#domain/order/inboxText.ts';
import { readLineFacts } from '../productos/read.ts';
import { readByCode } from '../quickOrder/read.ts';
import { staffKeys } from '../staffQueries.ts';
import { MINUTE_MS, PEDIDOS_KEY } from './count.ts';
import { listPedidos, readPedido, readStockedProductos } from './read.ts';

/** Keys and functions of the orders. */
export const pedidoQueries = {
  list: (listing: PedidoListing) =>
    queryOptions({
      queryKey: [...PEDIDOS_KEY, 'list', { ...listing, search: listing.search.trim() }],
      queryFn: ({ signal }) => listPedidos(listing, signal),
      // With the number of new ones, so that both say the same.
      refetchInterval: MINUTE_MS,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...PEDIDOS_KEY, 'one', id],
      queryFn: ({ signal }) => readPedido(id, signal),
    }),
  /** The lines of an order that staff type or paste. */
  typed: (text: string) =>
    queryOptions({
      queryKey: [...PEDIDOS_KEY, 'typed', text],
      queryFn: async ({ signal }) => {
        const typed = readTypedOrder(text);
        const ids = typed.shared.map(({ productoId }) => productoId);
        const [facts, found] = await Promise.all([
          readLineFacts(ids, signal),
          readByCode(typedCodes(typed), signal),
        ]);
        return { ...toPedidoLines(typed, facts, found), unread: typed.unread };
      },
      gcTime: 0,
    }),
  /** The productos of an order as they are now. */
  productos: (ids: readonly number[]) =>
    queryOptions({
      queryKey: [...staffKeys.productos, 'order', ids],
      queryFn: ({ signal }) => readStockedProductos(ids, signal),
    }),
} as const;

/** Reads every order again that a screen shows, and their number. */
export function invalidatePedidos(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: PEDIDOS_KEY });
}
