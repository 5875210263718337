import { createStore, type Store } from './createStore.ts';
import { parseJson, type VisitStorage } from './visitStorage.ts';

/** A value in storage, the same in every tab. */
export type StoredValue<Value> = Store<Value> & {
  /** Stores a value. False: the storage is full or blocked, so only this tab has the value. */
  readonly write: (value: unknown) => boolean;
  readonly remove: () => void;
};

type Options<Value> = {
  readonly storage: VisitStorage;
  readonly key: string;
  /** Reads the stored JSON value, which anybody may have written; `undefined`: nothing is stored. */
  readonly parse: (stored: unknown) => Value;
  /** Window whose events report changes of other tabs; by default the global one. */
  readonly page?: Pick<Window, 'addEventListener'> | undefined;
};

/** Creates a value that is stored as JSON under a key. */
export function createStoredValue<Value>({
  storage,
  key,
  parse,
  page,
}: Options<Value>): StoredValue<Value> {
  const changes = createStore(null);
  let cached: { readonly text: string | null; readonly value: Value } | null = null;

  return {
    read() {
      const text = storage.read(key);
      if (cached === null || cached.text !== text) {
        cached = { text, value: parse(parseJson(text)) };
      }
      return cached.value;
    },
    write(value) {
      const isStored = storage.write(key, JSON.stringify(value));
      changes.write(null);
      return isStored;
    },
    remove() {
      storage.remove(key);
      changes.write(null);
    },
    subscribe(listener) {
      const watching = new AbortController();
      const { signal } = watching;
      const tab = page ?? window;
      const onStorage = (event: StorageEvent) => {
        // The key `null` means that the whole storage was cleared.
        if (event.key === key || event.key === null) listener();
      };
      tab.addEventListener('storage', onStorage, { signal });
      // A page in the back/forward cache receives no storage events.
      tab.addEventListener('pageshow', listener, { signal });
      const stop = changes.subscribe(listener);
      return () => {
        watching.abort();
        stop();
      };
    },
  };
}
