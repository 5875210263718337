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
 * A page, or a part of one, whose code is loaded when it is wanted, and shown whoever has loaded it. After
 * a failure the document is reloaded by itself once, because a new deployment may have removed the file;
 * after a timeout it is not, because the wait would begin again. When the visitor opens the part once more,
 * the document is reloaded after both.
 *
 * @param onFailed called if the part is still wanted then
 */
export function useLater<Part>(code: LazyCode<Part>, isWanted = true, onFailed?: () => void) {
  const [failedCode, setFailedCode] = useState<LazyCode<Part> | null>(null);
  const isAskedAgain = useRef(false);
  const reportFailure = useEffectEvent(() => onFailed?.());
  const subscribe = useCallback(
    // Renders in a task of its own: evaluating the code and rendering it in one would block a slow phone.
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
    /** `null` while it is not wanted or its code loads. */
    part: isWanted ? part : null,
    hasFailed: part === null && failedCode === code,
    /** For a press of the visitor, because some browsers never request a file again that failed. */
    reload: () => void reload(),
  };
}
