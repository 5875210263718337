import { createVisitStorage } from '#shared/lib/visitStorage.ts';
import { createSeenStore, type SeenStore } from './createSeenStore.ts';

/** @param key of the list in local storage */
export function openSeenStore(key: string): SeenStore {
  return createSeenStore(
    key,
    createVisitStorage(() => window.localStorage),
    (onChange) => window.addEventListener('storage', (event) => onChange(event.key)),
  );
}
