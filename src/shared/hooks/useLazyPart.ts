import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LazyCode } from '../lib/lazyCode.ts';
import { logError } from '../lib/log.ts';

type LazyPart<Part> = {
  /** `null` while it is not wanted or its code loads. */
  readonly part: Part | null;
  readonly hasFailed: boolean;
  /** For a press of the visitor: reloads the document. */
  readonly retry: () => void;
};

/**
 * A part of a page whose code is loaded whenever it is wanted and has not arrived. If it is wanted
 * again after a failure, the document may be reloaded.
 *
 * @param context for the log, for example 'product: load grid'
 * @param onFailed called if the part is still wanted then
 */
export function useLazyPart<Part>(
  code: LazyCode<Part>,
  isWanted: boolean,
  context: string,
  onFailed?: () => void,
): LazyPart<Part> {
  const [, setArrived] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const isRetry = useRef(false);

  const report = useEffectEvent((error: unknown, isLeft: boolean) => {
    logError(context, error);
    if (!isLeft) onFailed?.();
  });

  useEffect(() => {
    if (!isWanted || code.current() !== null) return;
    let isLeft = false;
    const load = async () => {
      try {
        await (isRetry.current ? code.reload() : code.loadByHand());
        if (!isLeft) setArrived(true);
      } catch (error) {
        isRetry.current = false;
        if (!isLeft) setFailedAttempt(attempt);
        report(error, isLeft);
      }
    };
    void load();
    return () => {
      isLeft = true;
    };
  }, [code, isWanted, attempt]);

  return {
    part: isWanted ? code.current() : null,
    hasFailed: failedAttempt === attempt && code.current() === null,
    retry: () => {
      isRetry.current = true;
      setAttempt(attempt + 1);
    },
  };
}
