import { createStore, type Store } from './createStore.ts';

/** Texts by key, in a storage of the browser; in memory while that storage is blocked or full. */
export type VisitStorage = {
  readonly read: (key: string) => string | null;
  /** False: the text is only in memory. */
  readonly write: (key: string, text: string) => boolean;
  readonly remove: (key: string) => void;
};

/** Keys of texts that are only in memory: a reload would lose them. */
export const unkeptKeys = new Set<string>();

/**
 * Wraps a storage of the browser.
 *
 * @param open returns the storage; may throw, as `window.sessionStorage` does if it is blocked
 * @internal Exported for tests, which simulate several tabs
 */
export function createVisitStorage(open: () => Storage): VisitStorage {
  const memory = new Map<string, string>();
  return {
    read(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        open().setItem(key, text);
        memory.delete(key);
        unkeptKeys.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        unkeptKeys.add(key);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      unkeptKeys.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // A blocked storage holds nothing to remove.
      }
    },
  };
}

/** Storage that is still there after the tab is closed. */
export const lastingStorage: VisitStorage = createVisitStorage(() => window.localStorage);

/** Storage that ends with the tab. */
export const tabStorage: VisitStorage = createVisitStorage(() => window.sessionStorage);

/** Parses a stored JSON value; `undefined`: it is missing or cannot be parsed. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const readJson = (storage: VisitStorage, key: string) => parseJson(storage.read(key));

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
export function createStoredValue<Value>(options: Options<Value>): StoredValue<Value> {
  const { storage, key, parse, page } = options;
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
