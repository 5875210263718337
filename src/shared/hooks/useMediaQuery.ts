import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window matches a media query; `null` while React hydrates a document, which is the same
 * for every window.
 */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
