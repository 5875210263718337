import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { JUST_READ_MS, staffQueries } from '#data/staffQueries.ts';
import { editCode } from './popups.ts';

/**
 * The product whose form is rendered, hidden, while the pointer is on its button, so that a press only
 * shows it. It is dropped when what it was filled with is no longer just read.
 *
 * @param open the product whose popup is open; `null`: none
 */
export function usePreparedEdit(open: string | null) {
  const client = useQueryClient();
  const [prepared, setPrepared] = useState<string | null>(null);
  const wanted = useRef<string>(null);
  // A popup that was closed must not stay, with what was typed.
  if (open !== null && prepared !== null) setPrepared(null);

  useEffect(() => {
    if (prepared === null) return undefined;
    const { dataUpdatedAt = 0 } =
      client.getQueryState(staffQueries.producto(prepared).queryKey) ?? {};
    const timer = setTimeout(() => setPrepared(null), dataUpdatedAt + JUST_READ_MS - Date.now());
    return () => clearTimeout(timer);
  }, [client, prepared]);

  async function prepare(productoId: string): Promise<void> {
    wanted.current = productoId;
    const query = staffQueries.producto(productoId);
    await Promise.all([client.prefetchQuery(query), editCode.load().catch(() => undefined)]);
    const isReady = editCode.current() !== null && client.getQueryData(query.queryKey);
    if (isReady && wanted.current === productoId) startTransition(() => setPrepared(productoId));
  }

  return { prepared, prepare };
}
