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
 * Loads the code of a page or of a part when it is wanted, and returns the part once any caller has loaded it.
 * A first failure reloads the document by itself; a first timeout does not, because the wait would begin again.
 * When the visitor opens the part once more, both reload it.
 *
 * @param onFailed called after a failure if the part is still wanted
 */
export function useLater<Part>(code: LazyCode<Part>, isWanted = true, onFailed?: () => void) {
  const [failedCode, setFailedCode] = useState<LazyCode<Part> | null>(null);
  const isAskedAgain = useRef(false);
  const reportFailure = useEffectEvent(() => onFailed?.());
  const subscribe = useCallback(
    // A task of its own: evaluating and rendering the code in one task would block a slow phone.
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
    /** `null` while the part is not wanted or its code loads. */
    part: isWanted ? part : null,
    hasFailed: part === null && failedCode === code,
    /** Call it when the visitor presses a button: it reloads the document. */
    reload: () => void reload(),
  };
}
