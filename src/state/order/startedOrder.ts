import * as v from 'valibot';
import { lineKey, type Cart } from '#domain/cart/cart.ts';
import { createStoredValue } from '#shared/lib/storedValue.ts';
import { lastingStorage, type VisitStorage } from '#shared/lib/visitStorage.ts';
import { dateSchema, referenceSchema } from './orderCodec.ts';

const STARTED_KEY = 'orderStarted';

/** After 7 days, in ms, an order no longer counts as possibly arrived. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

const startedSchema = v.object({
  reference: referenceSchema,
  startedAt: dateSchema,
  resumedAt: v.optional(dateSchema),
  cart: v.string(),
});

/** An order that was sent and has no known outcome: it may have arrived. */
export type StartedOrder = {
  readonly reference: string;
  readonly startedAt: Date;
  /** When the shopper last chose to send it again. */
  readonly resumedAt?: Date | undefined;
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

/** Whether an order of that time without an outcome still counts as possibly arrived. */
export function mayStillArrive(startedAt: Date, now: Date): boolean {
  return now.getTime() - startedAt.getTime() < KEPT_MS;
}

/**
 * @param storage outlives the tab: a phone may close the tab while the order is in flight
 * @param page the window, for the events about other tabs
 * @internal Exported for tests, which simulate several tabs
 */
export function createStartedOrderStore(
  storage: VisitStorage,
  now: () => Date,
  page?: Pick<Window, 'addEventListener'>,
): StartedOrderStore {
  const stored = createStoredValue<StartedOrder | null>({
    storage,
    key: STARTED_KEY,
    page,
    parse(value) {
      const parsed = v.safeParse(startedSchema, value);
      return parsed.success ? parsed.output : null;
    },
  });

  return {
    read() {
      const order = stored.read();
      if (order === null) return null;
      return mayStillArrive(order.resumedAt ?? order.startedAt, now()) ? order : null;
    },
    save: (started) => void stored.write(started),
    remove(reference) {
      if (stored.read()?.reference === reference) stored.remove();
    },
    subscribe: stored.subscribe,
  };
}

/** The started order of this browser. */
export const startedOrder: StartedOrderStore = createStartedOrderStore(
  lastingStorage,
  () => new Date(),
);
