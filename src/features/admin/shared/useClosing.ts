import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Closes a popup `delayMs` after `start` is called, unless `stop` is called before.
 *
 * @param isHeld the delay begins when this has ended
 */
export function useClosing(
  delayMs: number,
  close: () => void,
  isHeld = false,
): { isClosing: boolean; start: () => void; stop: () => void } {
  const [isClosing, setClosing] = useState(false);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isClosing || isHeld) return undefined;
    const timer = setTimeout(() => closeNow(), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing, delayMs, isHeld]);
  return { isClosing, start: () => setClosing(true), stop: () => setClosing(false) };
}
