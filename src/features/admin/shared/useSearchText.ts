import { useEffect, useEffectEvent, useState } from 'react';
import { searchedPart } from '#domain/text/nameSearch.ts';

/** @see docs/rules.md#lists */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * The text of a search box, whose search is debounced.
 *
 * @param searched the current search; if something else changes it, the box shows the new value
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent) {
      setSent(searched);
      setText(searched);
    }
  }
  const searchNow = useEffectEvent((typed: string) => {
    setSent(typed);
    search(typed);
  });

  // A longer text would make an address that servers refuse.
  const wanted = searchedPart(text);
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => searchNow(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { text, setText };
}
