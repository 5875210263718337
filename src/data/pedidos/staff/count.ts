import { staffDb } from '../../http/staff/staffDb.ts';
import { countedRows } from '../../http/staff/write.ts';
import { staffKeys, staffQuery } from '../../staffCache.ts';

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
  new: staffQuery([...staffKeys.pedidos, 'new'], (signal) => countPedidos('new', signal), {
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
    retry: false,
  }),
  /** How many wait to be looked at after a flood. */
  suspect: staffQuery([...staffKeys.pedidos, 'suspect'], (signal) =>
    countPedidos('suspect', signal),
  ),
} as const;
