import * as v from 'valibot';
import { withSeen } from '#domain/catalogue/seenSubfamilias.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const idsSchema = v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)));

/** The ids of the subfamilias that were seen in this browser, newest first, the same in every tab. */
export type SeenStore = {
  /** Returns the same list until it changes. */
  readonly read: () => readonly number[];
  readonly add: (id: number) => void;
  readonly clear: () => void;
  /** Calls `listener` after each change, by this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * @param key of the list in `storage`
 * @param watchTabs calls back with the key that another tab has changed; `null`: all
 */
export function createSeenStore(
  key: string,
  storage: VisitStorage,
  watchTabs: (onChange: (key: string | null) => void) => void,
): SeenStore {
  const listeners = new Set<() => void>();
  let ids: readonly number[] = [];
  let known: string | null = null;

  function read() {
    const text = storage.read(key);
    if (text === known) return ids;
    known = text;
    const parsed = v.safeParse(idsSchema, readJson(storage, key));
    ids = parsed.success ? parsed.output : [];
    return ids;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  watchTabs((changed) => {
    if (changed === key || changed === null) notify();
  });

  return {
    read,
    add(id) {
      storage.write(key, JSON.stringify(withSeen(read(), id)));
      notify();
    },
    clear() {
      storage.remove(key);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
