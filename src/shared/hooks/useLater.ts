import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LazyCode } from '../lib/lazyCode.ts';
import { logError } from '../lib/log.ts';
import { reloadDocument } from '../lib/reloadDocument.ts';

/**
 * A page, or a part of one, whose code is loaded when it is wanted. After a failure the document is
 * reloaded by itself once, because a new deployment may have removed the file, and again when the
 * visitor opens the part again.
 *
 * @param onFailed called if the part is still wanted then
 */
export function useLater<Part>(code: LazyCode<Part>, isWanted = true, onFailed?: () => void) {
  const [settled, setSettled] = useState<{ code: LazyCode<Part>; hasFailed: boolean } | null>(null);
  const isAskedAgain = useRef(false);
  const reportFailure = useEffectEvent(() => onFailed?.());

  useEffect(() => {
    if (!isWanted || code.current() !== null) return;
    let isLeft = false;
    const load = async () => {
      let hasFailed = false;
      try {
        await code.load();
      } catch (error) {
        hasFailed = true;
        logError('page: load', error);
        if (!isLeft) await reloadDocument(!isAskedAgain.current);
        isAskedAgain.current = true;
      }
      if (isLeft) return;
      setSettled({ code, hasFailed });
      if (hasFailed) reportFailure();
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [code, isWanted]);

  async function reload() {
    setSettled(null);
    await reloadDocument();
    setSettled({ code, hasFailed: true });
  }

  const part = code.current();
  return {
    /** `null` while it is not wanted or its code loads. */
    part: isWanted ? part : null,
    hasFailed: part === null && settled?.code === code && settled.hasFailed,
    /** For a press of the visitor, because some browsers never request a file again that failed. */
    reload: () => void reload(),
  };
}
