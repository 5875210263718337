import { useEffect, useEffectEvent, useState } from 'react';

/** A popup that closes by itself some time after its work is done. */
export type Closing = {
  /** The time runs. */
  readonly isClosing: boolean;
  readonly start: () => void;
};

/**
 * @param delayMs how long the success is shown
 * @param close closes the popup
 */
export function useClosing(delayMs: number, close: () => void): Closing {
  const [isClosing, setClosing] = useState(false);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => closeNow(), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing, delayMs]);
  return { isClosing, start: () => setClosing(true) };
}
