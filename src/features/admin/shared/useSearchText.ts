import { useEffect, useEffectEvent, useState } from 'react';
import { searchedPart } from '#domain/text/nameSearch.ts';

/** How long the typing has to rest before it is searched for, in ms (spec §9 "search debounce"). */
const SEARCH_DEBOUNCE_MS = 500;

/**
 * The text of a search box: what is typed shows at once, and is searched for once the typing rests.
 *
 * @param searched what is searched for now; when something else changes it, the box follows
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

  // More than that would make an address that servers refuse.
  const wanted = searchedPart(text);
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => searchNow(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { text, setText };
}
