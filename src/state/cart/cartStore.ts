/**
 * The cart of one tab, in step with the stored cart and with other tabs.
 *
 * The stored cart is the common truth; a tab holds it together with the shopper's actions that are
 * not stored yet, and shows the one with the other applied. To store, it reads the stored cart
 * again, applies its pending actions to what it finds there, and writes the result: so what another
 * tab added in between stays. When another tab writes, this tab takes over what was written and
 * applies its own pending actions on top.
 *
 * Of two tabs editing the quantity of the same line the last one wins; a line that another tab
 * removed stays removed. Reading and writing happen in one go within one task; browsers give
 * storage no stronger lock than that without waiting.
 */
import type { Cart, CartLine } from '#domain/cart/cart.ts';
import { logError } from '#shared/lib/log.ts';
import type { DecodedCart } from './cartCodec.ts';
import { CART_KEY, type CartStorage } from './cartStorage.ts';
import { appendPending, applyPending, type PendingAction } from './pendingActions.ts';

/**
 * Time after the last change of a quantity before it is stored, in ms (docs/rules.md#cart-storage).
 */
export const QUANTITY_SAVE_DELAY_MS = 500;

/** What the cart looks like now; a new object whenever anything in it changes. */
type CartSnapshot = {
  readonly lines: Cart;
  /** False: storage is blocked or full, so the cart lasts only for this visit. */
  readonly isPersistent: boolean;
  /**
   * True: the stored cart had more lines than a cart may have, and the last ones were left out;
   * until it is emptied.
   */
  readonly isCut: boolean;
};

/** The part of a window that a cart listens to. */
export type CartWindow = Pick<Window, 'addEventListener'> & {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

/** A cart that can be watched, changed, and tied to its tab's life by `connect`. */
export type CartStore = {
  readonly getSnapshot: () => CartSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Listens to other tabs and to the page going away; the returned function stops and stores. */
  readonly connect: () => () => void;
  readonly addLine: (line: CartLine) => void;
  /** @param available most units that may be held; more is cut down to it */
  readonly setQuantity: (index: number, quantity: number, available?: number) => void;
  readonly removeLine: (index: number) => void;
  /** Puts a removed line back where it was. */
  readonly restoreLine: (index: number, line: CartLine) => void;
  readonly clear: () => void;
  /**
   * Changes the cart by a rule, stored at once.
   *
   * @param change gives the very same cart back when it changes nothing; it is called again on what
   *   another tab stored meanwhile
   */
  readonly change: (change: (cart: Cart) => Cart) => void;
  /** Stores what is pending now. */
  readonly flush: () => void;
};

/** A cart kept in `storage`, for the tab that `page` is the window of. */
export function createCartStore(storage: CartStorage, page: CartWindow = window): CartStore {
  const listeners = new Set<() => void>();
  const loggedProblems = new Set<string>();
  let unreported: DecodedCart | null = null;
  let base: Cart = [];
  let pending: readonly PendingAction[] = [];
  let isCut = false;
  let snapshot: CartSnapshot = { lines: base, isPersistent: true, isCut };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  function show(lines: Cart, isPersistent: boolean) {
    if (lines.length === 0) isCut = false;
    if (lines === snapshot.lines && isPersistent === snapshot.isPersistent) return;
    snapshot = { lines, isPersistent, isCut };
    for (const listener of listeners) listener();
  }

  /** Reads the stored cart into `base`; false when it cannot be read. */
  function readBase(): boolean {
    const stored = storage.read();
    if (stored === null) return false;
    unreported = stored;
    base = stored.cart;
    isCut ||= stored.isCut;
    return true;
  }

  function reportProblems() {
    const problems = unreported?.problems.join('; ') ?? '';
    unreported = null;
    if (problems === '' || loggedProblems.has(problems)) return;
    loggedProblems.add(problems);
    logError('cart: read stored lines', problems);
  }

  function commit() {
    clearTimeout(saveTimer);
    saveTimer = undefined;
    if (pending.length === 0) return;
    const isReadable = readBase();
    const lines = pending.reduce(applyPending, base);
    const isStored = storage.write(lines);
    if (isStored || !isReadable) {
      base = lines;
      pending = [];
    }
    show(lines, isStored);
    reportProblems();
  }

  function resync() {
    if (!readBase()) return;
    show(pending.reduce(applyPending, base), snapshot.isPersistent);
    reportProblems();
  }

  function act(action: PendingAction, save: 'now' | 'soon') {
    const lines = applyPending(snapshot.lines, action);
    if (lines === snapshot.lines && action.type !== 'cleared') return;
    pending = appendPending(pending, action);
    show(lines, snapshot.isPersistent);
    if (save === 'now') {
      commit();
      return;
    }
    clearTimeout(saveTimer);
    saveTimer = setTimeout(commit, QUANTITY_SAVE_DELAY_MS);
  }

  const isReadable = readBase();
  snapshot = { lines: base, isPersistent: isReadable, isCut };

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    connect() {
      const stop = new AbortController();
      const { signal } = stop;
      const onStorage = (event: StorageEvent) => {
        // A null key: the whole storage was cleared.
        if (event.key === CART_KEY || event.key === null) resync();
      };
      const onVisibility = () => {
        if (page.document.visibilityState === 'hidden') commit();
        else resync();
      };
      page.addEventListener('storage', onStorage, { signal });
      page.addEventListener('pagehide', commit, { signal });
      // A page kept for the Back button hears of no storage events while it sleeps.
      page.addEventListener('pageshow', resync, { signal });
      page.document.addEventListener('visibilitychange', onVisibility, { signal });
      reportProblems();
      return () => {
        stop.abort();
        commit();
      };
    },
    addLine: (line) => act({ type: 'lineAdded', line }, 'now'),
    setQuantity(index, quantity, available) {
      const line = snapshot.lines[index];
      if (!line) return;
      const action = { type: 'quantityChanged', line, quantity } as const;
      act(available === undefined ? action : { ...action, available }, 'soon');
    },
    removeLine(index) {
      const line = snapshot.lines[index];
      if (line) act({ type: 'lineRemoved', line }, 'now');
    },
    restoreLine: (index, line) => act({ type: 'lineRestored', index, line }, 'now'),
    clear: () => act({ type: 'cleared' }, 'now'),
    change: (change) => act({ type: 'changed', change }, 'now'),
    flush: commit,
  };
}
