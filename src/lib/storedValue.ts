import { createStore, type Store } from './createStore.ts';
import { readJson, type VisitStorage } from './visitStorage.ts';

/** A value in storage, the same in every tab. */
export type StoredValue<Value> = Store<Value> & {
  /** False: the storage is full or blocked, so only this tab has it. */
  readonly write: (value: unknown) => boolean;
  readonly remove: () => void;
};

type Options<Value> = {
  readonly storage: VisitStorage;
  readonly key: string;
  /** Reads what was stored, which anybody may have written; `undefined`: nothing was. */
  readonly parse: (stored: unknown) => Value;
  /** The window, whose events tell of changes in other tabs; by default the global one. */
  readonly page?: Pick<Window, 'addEventListener'> | undefined;
};

/** Keeps a value as JSON under a key. */
export function createStoredValue<Value>({
  storage,
  key,
  parse,
  page,
}: Options<Value>): StoredValue<Value> {
  const changes = createStore(null);
  let known: { readonly text: string | null; readonly value: Value } | null = null;

  return {
    read() {
      const text = storage.read(key);
      if (known === null || known.text !== text) {
        known = { text, value: parse(readJson(storage, key)) };
      }
      return known.value;
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
        // A null key means that the whole storage was cleared.
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
