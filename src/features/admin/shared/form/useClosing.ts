import { useEffect, useEffectEvent, useState } from 'react';

/** Closes a popup one render after `start` is called, when its work no longer counts as unsaved. */
export function useClosing(close: () => void): { isClosing: boolean; start: () => void } {
  const [isClosing, setClosing] = useState(false);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (isClosing) closeNow();
  }, [isClosing]);
  return { isClosing, start: () => setClosing(true) };
}
