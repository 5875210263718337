import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchedPart } from '#domain/text/nameSearch.ts';

/** Time in ms from the last change of the text to its search. @see docs/rules.md#lists */
const SEARCH_DEBOUNCE_MS = 500;

/** Holds a search text; calls `search` after a pause. @param searched the search in the address; a new one is shown */
export function useSearchText(searched: string, search: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [seen, setSeen] = useState(searched);
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

  // Clips the text, because servers would refuse the address of a longer one.
  const wanted = searchedPart(text);
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => searchNow(wanted), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { text, setText };
}

/** Returns the query of a list's address. `change` sets parameters, removes those with `null`, and shows page 1. */
export function useListAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  function change(part: Readonly<Record<string, string | number | null>>) {
    // Reads `location`, because the rendered address can be one change behind.
    const params = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries({ pagina: null, ...part })) {
      const isLeftOut = value === null || value === '' || (name === 'pagina' && value === 1);
      if (isLeftOut) params.delete(name);
      else params.set(name, String(value));
    }
    // Keeps hash and state, so that an open popup stays open.
    void navigate({ pathname, search: String(params), hash }, { replace: true, state });
  }
  return { search, change };
}

export type ChangeAddress = ReturnType<typeof useListAddress>['change'];
