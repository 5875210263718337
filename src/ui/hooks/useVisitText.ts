import { useCallback } from 'react';
import { createStore } from '#lib/createStore.ts';
import { tabStorage } from '#lib/storage.ts';
import { useStore } from './useStore.ts';

const changes = createStore(null);

/** State of a text in the storage of the tab; '' in a built document. The setter stays the same function. */
export function useVisitText(key: string): [string, (change: (text: string) => string) => void] {
  const read = () => tabStorage.read(key) ?? '';
  const setText = useCallback(
    (change: (text: string) => string) => {
      const next = change(tabStorage.read(key) ?? '');
      if (next === '') tabStorage.remove(key);
      else tabStorage.write(key, next);
      changes.write(null);
    },
    [key],
  );
  return [useStore({ read, subscribe: changes.subscribe }, ''), setText];
}
