import { useEffect, useEffectEvent, useState } from 'react';

/** Closes a popup `delayMs` after `start` is called. */
export function useClosing(
  delayMs: number,
  close: () => void,
): { isClosing: boolean; start: () => void } {
  const [isClosing, setClosing] = useState(false);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(() => closeNow(), delayMs);
    return () => clearTimeout(timer);
  }, [isClosing, delayMs]);
  return { isClosing, start: () => setClosing(true) };
}
