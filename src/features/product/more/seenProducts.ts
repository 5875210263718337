import { withSeen } from '#domain/catalogue/relatedSubfamilias.ts';
import { createStoredValue, lastingStorage } from '#lib/storage.ts';

const isId = (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0;

const stored = createStoredValue<readonly number[]>({
  storage: lastingStorage,
  key: 'seenSubfamilias',
  parse: (value) => (Array.isArray(value) ? value.filter(isId) : []),
});

/** Stores the ids of the subfamilias that were seen in this browser, newest first. All tabs share the list. */
export const seenProducts = {
  read: stored.read,
  subscribe: stored.subscribe,
  add: (id: number) => void stored.write(withSeen(stored.read(), id)),
  clear: stored.remove,
};
