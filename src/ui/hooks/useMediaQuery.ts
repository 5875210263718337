import { useMemo } from 'react';
import { eventStore } from '#lib/createStore.ts';
import { useStore } from './useStore.ts';

/** Tells whether the window matches a media query; `null` in a built document and during hydration. */
export function useMediaQuery(query: string): boolean | null {
  const store = useMemo(() => {
    const list = () => matchMedia(query);
    return eventStore(list, ['change'], () => list().matches);
  }, [query]);
  return useStore(store, null);
}
