import { queryOptions } from '@tanstack/react-query';
import { abortedBy, unwrap } from '../http/read.ts';
import { staffDb } from '../http/staffDb.ts';

/** First part of the keys of all orders. */
export const PEDIDOS_KEY = ['staff', 'pedidos'] as const;

export const MINUTE_MS = 60_000;

async function countPedidos(of: 'new' | 'suspect', signal: AbortSignal): Promise<number> {
  const all = staffDb.from('pedido').select('id', { count: 'exact', head: true });
  const query = all.eq('revisar', of === 'suspect');
  const reply = await abortedBy(of === 'new' ? query.eq('estado', 'nuevo') : query, signal);
  unwrap(reply);
  return reply.count ?? 0;
}

/** Numbers of orders; apart from the other queries, because the bar of staff is on every page. */
export const pedidoCounts = {
  /** Read again every minute while the tab is visible, and on focus. */
  new: queryOptions({
    queryKey: [...PEDIDOS_KEY, 'new'],
    queryFn: ({ signal }) => countPedidos('new', signal),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  }),
  /** How many wait to be looked at after a flood. */
  suspect: queryOptions({
    queryKey: [...PEDIDOS_KEY, 'suspect'],
    queryFn: ({ signal }) => countPedidos('suspect', signal),
  }),
} as const;
