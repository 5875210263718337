/**
 * Holds the cart of one tab, in sync with the stored cart and other tabs.
 *
 * The stored cart is the source of truth. A tab also has pending changes, which are not stored yet,
 * and shows the stored cart with these changes. To store them, the tab reads the stored cart again,
 * applies the changes, and writes the result: lines that another tab added meanwhile stay. When
 * another tab writes, this tab reads the new cart and applies its pending changes again.
 *
 * If two tabs edit the quantity of the same line, the last edit wins. A line that another tab
 * removed stays removed. A tab reads and writes in one task, because browsers have no lock that
 * works without waiting.
 */
import { withoutLine, withQuantity, type Cart } from '#domain/cart/cart.ts';
import { logError } from '#lib/log.ts';
import { CART_KEY, readCart, writeCart, type DecodedCart } from './cartCodec.ts';

/** Returns the changed cart, or the same object if nothing changes. */
type CartChange = (cart: Cart) => Cart;

/** Time in ms from the last change of a quantity until it is stored (docs/rules.md#cart-storage). */
const QUANTITY_SAVE_DELAY_MS = 500;

/** The cart as the tab shows it; each change creates a new object. */
export type CartSnapshot = {
  readonly lines: Cart;
  /** False in a built document and during hydration, where the stored cart has not been read. */
  readonly isKnown: boolean;
  /** False: the storage is blocked or full, so the cart is lost when the visit ends. */
  readonly isPersistent: boolean;
  /** True: the stored cart had too many lines, and the last ones were dropped. */
  readonly isCut: boolean;
};

/** The cart before it is known: in a built document and during hydration. */
export const UNKNOWN_CART: CartSnapshot = {
  lines: [],
  isKnown: false,
  isPersistent: true,
  isCut: false,
};

export type CartWindow = Pick<Window, 'addEventListener'> & {
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
};

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Creates the cart of a tab.
 *
 * @param open returns the storage; may throw, as `window.localStorage` does if the browser blocks it
 * @param tab the window of this tab, by default the global one
 */
export function createCartStore(open: () => Storage, tab?: CartWindow) {
  const listeners = new Set<(isUndo: boolean) => void>();
  const loggedProblems = new Set<string>();
  let unreported: DecodedCart | null = null;
  let base: Cart = [];
  let pending: readonly CartChange[] = [];
  let isCut = false;
  let snapshot: CartSnapshot = { ...UNKNOWN_CART, isKnown: true };
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const applyPending = () => pending.reduce((cart, change) => change(cart), base);

  function show(lines: Cart, isPersistent: boolean, isUndo = false) {
    if (lines.length === 0) isCut = false;
    if (lines === snapshot.lines && isPersistent === snapshot.isPersistent) return;
    snapshot = { lines, isKnown: true, isPersistent, isCut };
    for (const listener of listeners) listener(isUndo);
  }

  function readBase(): boolean {
    const stored = readCart(open);
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
    const lines = applyPending();
    const isStored = writeCart(open, lines);
    if (isStored || !isReadable) {
      base = lines;
      pending = [];
    }
    show(lines, isStored);
    reportProblems();
  }

  function resync() {
    if (!readBase()) return;
    show(applyPending(), snapshot.isPersistent);
    reportProblems();
  }

  function act(change: CartChange, save: 'now' | 'soon', isUndo?: boolean) {
    const lines = change(snapshot.lines);
    if (lines === snapshot.lines) return;
    pending = [...pending, change];
    show(lines, snapshot.isPersistent, isUndo);
    if (save === 'now') {
      commit();
      return;
    }
    clearTimeout(saveTimer);
    saveTimer = setTimeout(commit, QUANTITY_SAVE_DELAY_MS);
  }

  const isReadable = readBase();
  snapshot = { lines: base, isKnown: true, isPersistent: isReadable, isCut };

  return {
    getSnapshot: () => snapshot,
    /** @param listener called after each change; `isUndo`: it undoes an earlier change */
    subscribe: (listener: (isUndo: boolean) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Follows other tabs, and stores changes when the page is hidden. The returned function ends that and stores. */
    connect() {
      const page = tab ?? window;
      const stop = new AbortController();
      const { signal } = stop;
      const onStorage = (event: StorageEvent) => {
        // A null key means that the whole storage was cleared.
        if (event.key === CART_KEY || event.key === null) resync();
      };
      const onVisibility = () => {
        if (page.document.visibilityState === 'hidden') commit();
        else resync();
      };
      page.addEventListener('storage', onStorage, { signal });
      page.addEventListener('pagehide', commit, { signal });
      // A page in the back/forward cache receives no storage events.
      page.addEventListener('pageshow', resync, { signal });
      page.document.addEventListener('visibilitychange', onVisibility, { signal });
      reportProblems();
      return () => {
        stop.abort();
        commit();
      };
    },
    setQuantity: (index: number, quantity: number) => {
      const line = snapshot.lines[index];
      if (line) act((cart) => withQuantity(cart, line, quantity), 'soon');
    },
    removeLine: (index: number) => {
      const line = snapshot.lines[index];
      if (line) act((cart) => withoutLine(cart, line), 'now');
    },
    // Even for an empty cart a new array is a change, so lines that another tab has just added are removed, too.
    clear: () => act(() => [], 'now'),
    /**
     * Changes the cart and stores it immediately.
     *
     * @param change called with the shown cart, and then with the stored cart, which another tab may have changed
     */
    change: (change: CartChange, isUndo?: boolean) => act(change, 'now', isUndo),
  };
}
