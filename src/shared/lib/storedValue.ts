import { readJson, type VisitStorage } from './visitStorage.ts';

/** A value in storage, the same in every tab. */
export type StoredValue<Value> = {
  /** Returns the same object until it changes. */
  readonly read: () => Value;
  /** False: the storage is full or blocked, so only this tab has it. */
  readonly write: (value: unknown) => boolean;
  readonly remove: () => void;
  /** Calls `listener` after each change, by this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Options<Value> = {
  readonly storage: VisitStorage;
  readonly key: string;
  /** The value of what was stored, which anybody may have written; `undefined`: nothing. */
  readonly parse: (stored: unknown) => Value;
  /** The window, for the events about other tabs; by default the global one. */
  readonly page?: Pick<Window, 'addEventListener'> | undefined;
};

/** Keeps a value as JSON under a key. */
export function createStoredValue<Value>({
  storage,
  key,
  parse,
  page,
}: Options<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { readonly text: string | null; readonly value: Value } | null = null;

  function notify() {
    for (const listener of listeners) listener();
  }

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
      notify();
      return isStored;
    },
    remove() {
      storage.remove(key);
      notify();
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
      listeners.add(listener);
      return () => {
        watching.abort();
        listeners.delete(listener);
      };
    },
  };
}
