import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { CODE_TIMEOUT_MS, type LazyCode } from '#shared/lib/lazyCode.ts';
import { logError } from '#shared/lib/log.ts';
import { reloadDocument } from '#shared/lib/reloadDocument.ts';

export type LazyPage = LazyCode<ComponentType>;

/**
 * Loads the code of a page. If that fails the document is reloaded before `hasFailed`: once by itself
 * with a `reloadReason`, because a new deployment may have removed the file, and at each `retry`,
 * because some browsers never request a failed file again.
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

  async function bring(isByHand: boolean) {
    const { signal } = stay.current;
    const start = Date.now();
    let next: typeof state = 'arrived';
    try {
      await page.load();
    } catch (error) {
      logError('page: load', error);
      next = 'failed';
      if (!signal.aborted && (isByHand || reloadReason !== undefined)) {
        await reloadDocument({
          isWanted: () => !signal.aborted,
          onceFor: isByHand ? undefined : reloadReason,
          timeoutMs: start + CODE_TIMEOUT_MS - Date.now(),
        });
      }
    }
    if (!signal.aborted) setState(next);
  }
  const begin = useEffectEvent(() => void bring(false));

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
      void bring(true);
    },
  };
}
