import { useCallback, useSyncExternalStore } from 'react';
import { tabStorage } from '#shared/lib/visitStorage.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text that neither a reload nor another page loses; '' in a document. Its setter is stable. */
export function useVisitText(key: string): [string, (change: (text: string) => string) => void] {
  const text = useSyncExternalStore(
    subscribe,
    () => tabStorage.read(key) ?? '',
    () => '',
  );
  const setText = useCallback(
    (change: (text: string) => string) => {
      const next = change(tabStorage.read(key) ?? '');
      if (next === '') tabStorage.remove(key);
      else tabStorage.write(key, next);
      for (const listener of listeners) listener();
    },
    [key],
  );
  return [text, setText];
}
