import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { onOutdated, readAhead } from '#data/readAhead.ts';
import { staffQueries } from '#data/staffQueries.ts';
import { REST_MS } from '#shared/lib/pointerRest.ts';
import { editCode } from './popups.ts';

export type PreparedEdit = {
  /** Its id; `null`: none. */
  readonly prepared: string | null;
  /** The pointer is on the button that edits a product; nothing happens until it has rested there. */
  readonly prepare: (productoId: string) => void;
  /** It has left the button. */
  readonly drop: () => void;
};

/**
 * The product whose form is rendered, hidden, while the pointer is on its button, so that a press only
 * shows it. It is dropped when the pointer leaves, since the product may be written meanwhile, and when
 * what it was filled with is no longer just read.
 *
 * @param open the product whose popup is open; `null`: none
 */
export function usePreparedEdit(open: string | null): PreparedEdit {
  const client = useQueryClient();
  const [prepared, setPrepared] = useState<string | null>(null);
  const wanted = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A popup that was closed must not stay, with what was typed.
  if (open !== null && prepared !== null) setPrepared(null);

  useEffect(() => onOutdated(client, () => setPrepared(null)), [client]);

  async function read(productoId: string): Promise<void> {
    const [freshMs] = await Promise.all([
      readAhead(client, staffQueries.producto(productoId)),
      editCode.load().catch(() => undefined),
    ]);
    if (freshMs <= 0 || editCode.current() === null || wanted.current !== productoId) return;
    startTransition(() => setPrepared(productoId));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPrepared(null), freshMs);
  }

  function prepare(productoId: string): void {
    wanted.current = productoId;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void read(productoId), REST_MS);
  }

  function drop(): void {
    wanted.current = null;
    clearTimeout(timer.current);
    setPrepared(null);
  }

  return { prepared, prepare, drop };
}
