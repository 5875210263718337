import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { LazyCode } from '#lib/lazyCode.ts';
import { logError } from '#lib/log.ts';
import { reloadDocument } from '#lib/reloadDocument.ts';

/**
 * Loads code while it is wanted, and returns what the code exports once any caller has loaded it.
 * After a first failure the document reloads by itself; after a first timeout it does not, because the visitor
 * would wait again. After a second failure or timeout of the same caller it reloads.
 *
 * @param onFailed called after a failure if the code is still wanted
 */
export function useLater<Part>(code: LazyCode<Part>, isWanted = true, onFailed?: () => void) {
  const [failedCode, setFailedCode] = useState<LazyCode<Part> | null>(null);
  const isAskedAgain = useRef(false);
  const reportFailure = useEffectEvent(() => onFailed?.());
  const subscribe = useCallback(
    // Render in a task of its own: evaluating and rendering the code in one task would block a slow phone.
    (listener: () => void) => code.subscribe(() => setTimeout(listener)),
    [code],
  );
  const part = useSyncExternalStore(subscribe, code.read, code.read);
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isLeft = false;
    const load = async () => {
      try {
        await code.load();
      } catch (error) {
        logError('page: load', error);
        const isByItself = !isAskedAgain.current;
        isAskedAgain.current = true;
        const isTimeout = error instanceof DOMException;
        if (!isLeft && !(isByItself && isTimeout)) await reloadDocument(isByItself);
        if (isLeft) return;
        setFailedCode(code);
        reportFailure();
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [code, isMissing]);

  async function reload() {
    setFailedCode(null);
    await reloadDocument();
    setFailedCode(code);
  }

  return {
    /** Export of the code; `null` while the code is not wanted or not loaded. */
    part: isWanted ? part : null,
    hasFailed: part === null && failedCode === code,
    /** Reloads the document. Call it when the visitor presses a button. */
    reload: () => void reload(),
  };
}
