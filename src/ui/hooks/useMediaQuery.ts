import { useMemo } from 'react';
import { eventStore } from '#lib/createStore.ts';
import { useStore } from './useStore.ts';

/**
 * Whether the window matches a media query; `null` while React hydrates a document, which is the same
 * for every window.
 */
export function useMediaQuery(query: string): boolean | null {
  const store = useMemo(() => {
    const list = () => matchMedia(query);
    return eventStore(list, ['change'], () => list().matches);
  }, [query]);
  return useStore(store, null);
}
