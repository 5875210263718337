import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchedPart } from '#domain/text/nameSearch.ts';

/** @see docs/rules.md#lists */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * The text of a search box, whose search is debounced.
 *
 * @param searched the current search, which the address keeps; if something else changes it, the box
 *   shows the new value
 */
export function useSearchText(searched: string, search: (text: string) => void) {
  const { key } = useLocation();
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  /** The history entry in which the text was typed, until a search replaces that entry. */
  const [typedAt, setTypedAt] = useState<string | null>(null);
  // A popup that opened within the debounce is an entry of its own, and got the search. The entry
  // below it still has the old one: going back to it must not bring that back.
  const isOld = searched !== sent && key === typedAt;
  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent && !isOld) {
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
    if (wanted === sent && !isOld) return undefined;
    const timer = setTimeout(() => searchNow(wanted), isOld ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, isOld]);

  return {
    text,
    setText: (typed: string) => {
      setTypedAt(key);
      setText(typed);
    },
  };
}
