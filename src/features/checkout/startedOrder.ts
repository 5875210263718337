import * as v from 'valibot';
import { lineKey, type Cart } from '#domain/cart/cart.ts';
import { readJson, type VisitStorage } from '#shared/lib/visitStorage.ts';

const STARTED_KEY = 'orderStarted';

/** After 7 days, in ms, an order no longer counts as possibly arrived. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const startedSchema = v.object({
  reference: v.pipe(v.string(), v.regex(/^TT-\d{6}-\w{4}$/)),
  startedAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  cart: v.string(),
});

/** An order that was sent and has no known outcome: it may have arrived. */
export type StartedOrder = {
  readonly reference: string;
  readonly startedAt: Date;
  /** The {@link cartFingerprint} of what was ordered; no personal data. */
  readonly cart: string;
};

/** The order that may have arrived, the same in every tab. */
export type StartedOrderStore = {
  /** Returns the same object until it changes. */
  readonly read: () => StartedOrder | null;
  readonly save: (order: StartedOrder) => void;
  /** Removes the order only if it has that reference; one of another tab stays. */
  readonly remove: (reference: string) => void;
  /** Calls `listener` after each change, by this tab or another. */
  readonly subscribe: (listener: () => void) => () => void;
};

/** The same text for two carts exactly when they order the same variants and quantities. */
export function cartFingerprint(lines: Cart): string {
  const ordered = lines.map((line) => `${lineKey(line)}×${line.quantity}`);
  return ordered.toSorted().join(' ');
}

/**
 * @param storage outlives the tab: a phone may close the tab while the order is in flight
 * @param page the window, for the events about other tabs
 */
export function createStartedOrderStore(
  storage: VisitStorage,
  page: Pick<Window, 'addEventListener'>,
  now: () => Date,
): StartedOrderStore {
  const listeners = new Set<() => void>();
  let order: StartedOrder | null = null;
  let known: string | null = null;

  function load() {
    const text = storage.read(STARTED_KEY);
    if (text === known) return;
    known = text;
    const parsed = v.safeParse(startedSchema, readJson(storage, STARTED_KEY));
    order = parsed.success ? parsed.output : null;
  }

  function isRecent({ startedAt }: StartedOrder): boolean {
    return now().getTime() - startedAt.getTime() < KEPT_MS;
  }

  function read() {
    load();
    return order !== null && isRecent(order) ? order : null;
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  page.addEventListener('storage', ({ key }) => {
    if (key === STARTED_KEY || key === null) notify();
  });
  // A page in the back/forward cache receives no storage events.
  page.addEventListener('pageshow', notify);

  return {
    read,
    save(started) {
      storage.write(STARTED_KEY, JSON.stringify(started));
      notify();
    },
    remove(reference) {
      load();
      if (order?.reference !== reference) return;
      storage.remove(STARTED_KEY);
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
