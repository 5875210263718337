import * as v from 'valibot';
import { withSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { createStoredValue, type StoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage } from '#shared/lib/visitStorage.ts';

const idsSchema = v.fallback(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1))), []);

/** The ids of the subfamilias that were seen in this browser, newest first, the same in every tab. */
export type SeenStore = Pick<StoredValue<readonly number[]>, 'read' | 'subscribe'> & {
  readonly add: (id: number) => void;
  readonly clear: () => void;
};

/** @param key of the list in local storage */
export function openSeenStore(key: string): SeenStore {
  const stored = createStoredValue<readonly number[]>({
    storage: lastingStorage,
    key,
    parse: (value) => v.parse(idsSchema, value),
  });
  return {
    read: stored.read,
    subscribe: stored.subscribe,
    add: (id) => void stored.write(withSeen(stored.read(), id)),
    clear: stored.remove,
  };
}
