import { useCallback, useEffect, useState } from 'react';
import { useVisitText } from './useVisitText.ts';

/** How long typing must rest before the text is checked, in ms. */
const CHECK_DEBOUNCE_MS = 400;

export type CheckedText = {
  readonly text: string;
  /** The text that is checked: the last one at which typing rested. */
  readonly checked: string;
  /** Stable. @param isWhole nobody is typing, so that it is checked at once */
  readonly changeText: (change: (text: string) => string, isWhole?: boolean) => void;
};

/** A typed list, kept for this visit under a key, and checked when typing rests. */
export function useCheckedText(key: string): CheckedText {
  const [text, setText] = useVisitText(key);
  const [checked, setChecked] = useState(text);

  useEffect(() => {
    if (text === checked) return undefined;
    const timer = setTimeout(() => setChecked(text), CHECK_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, checked]);

  const changeText = useCallback(
    (change: (text: string) => string, isWhole = false) =>
      setText((last) => {
        const next = change(last);
        if (isWhole) setChecked(next);
        return next;
      }),
    [setText],
  );
  return { text, checked, changeText };
}
