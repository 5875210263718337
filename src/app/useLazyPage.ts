import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import type { LazyCode } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
import { reloadDocument } from '#shared/lib/reloadDocument.ts';

export type LazyPage = LazyCode<ComponentType>;

/**
 * Loads the code of a page. If that fails with a `reloadReason`, the document is reloaded once before
 * `hasFailed`, because a new deployment may have removed the file; not if it took too long, because the
 * visitor would wait as long again.
 *
 * @param reloadReason name of a whole page; parts of a page have none and show their own error
 */
export function useLazyPage(page: LazyPage, reloadReason?: string) {
  const [state, setState] = useState<'waiting' | 'arrived' | 'failed'>('waiting');
  const stay = useRef(new AbortController());
  const [asked, setAsked] = useState(page);
  if (asked !== page) {
    setAsked(page);
    setState('waiting');
  }

  async function bring(load: () => Promise<unknown>, onceFor?: string) {
    const { signal } = stay.current;
    let next: typeof state = 'arrived';
    try {
      await load();
    } catch (error) {
      logError('page: load', error);
      next = 'failed';
      const timeoutMs = page.deadline() - Date.now();
      if (onceFor !== undefined && timeoutMs > 0) {
        await reloadDocument({ isWanted: () => !signal.aborted, onceFor, timeoutMs });
      }
    }
    if (!signal.aborted) setState(next);
  }
  const begin = useEffectEvent(() => void bring(page.load, reloadReason));

  useEffect(() => {
    stay.current = new AbortController();
    if (page.current() === null) begin();
    return () => stay.current.abort();
  }, [page]);

  return {
    Page: state === 'failed' ? null : page.current(),
    hasFailed: state === 'failed',
    retry: () => {
      setState('waiting');
      void bring(page.reload);
    },
  };
}
