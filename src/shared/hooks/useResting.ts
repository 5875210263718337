import { useEffect, useRef, useState } from 'react';

/**
 * A text that changes only after it has rested, so that a screen reader hears what was typed once.
 *
 * @returns '' until `text` changes for the first time
 */
export function useResting(text: string, delayMs: number): string {
  const [resting, setResting] = useState('');
  const first = useRef<string | null>(text);
  useEffect(() => {
    if (first.current === text) return;
    first.current = null;
    const timer = setTimeout(() => setResting(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return resting;
}
