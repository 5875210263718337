import { staffDb } from '../http/staffDb.ts';
import { countedRows } from '../http/write.ts';
import { staffQuery } from '../staffCache.ts';

/** First part of the keys of all orders. */
export const PEDIDOS_KEY = ['staff', 'pedidos'] as const;

export const MINUTE_MS = 60_000;

async function countPedidos(of: 'new' | 'suspect', signal: AbortSignal): Promise<number> {
  const all = staffDb.from('pedido').select('id', { count: 'exact', head: true });
  const query = all.eq('revisar', of === 'suspect');
  return countedRows(
    await (of === 'new' ? query.eq('estado', 'nuevo') : query).abortSignal(signal),
  );
}

/** Numbers of orders; apart from the other queries, because the bar of staff is on every page. */
export const pedidoCounts = {
  /** Read again every minute while the tab is visible, and on focus. */
  new: staffQuery([...PEDIDOS_KEY, 'new'], (signal) => countPedidos('new', signal), {
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  }),
  /** How many wait to be looked at after a flood. */
  suspect: staffQuery([...PEDIDOS_KEY, 'suspect'], (signal) => countPedidos('suspect', signal)),
} as const;
