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
