import { staffDb } from '../../http/staff/staffDb.ts';
import { countedRows } from '../../http/staff/write.ts';
import { staffKeys, staffQuery } from '../../staffCache.ts';

export const COUNT_REFRESH_MS = 60_000;

async function countPedidos(of: 'new' | 'suspect', signal: AbortSignal): Promise<number> {
  const all = staffDb.from('pedido').select('id', { count: 'exact', head: true });
  const query = all.eq('revisar', of === 'suspect');
  return countedRows(
    await (of === 'new' ? query.eq('estado', 'nuevo') : query).abortSignal(signal),
  );
}

/** Counts of orders, in a file of their own: the staff bar is on every page and loads no other query of orders. */
export const pedidoCounts = {
  /** The number of new orders, read again every minute while the tab is visible, and on focus. */
  new: staffQuery([...staffKeys.pedidos, 'new'], (signal) => countPedidos('new', signal), {
    refetchInterval: COUNT_REFRESH_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  }),
  /** The number of orders of a flood, which wait for a review. */
  suspect: staffQuery([...staffKeys.pedidos, 'suspect'], (signal) =>
    countPedidos('suspect', signal),
  ),
} as const;
