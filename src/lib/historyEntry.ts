/** State of a history entry that opens a popup over the page of the previous entry. */
export const popupState = { addedForPopup: true } as const;

/** True if a history entry was added to open a popup, so that Back closes it. */
export function isAddedForPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedForPopup' in state;
}

/** State of a history entry that leads back to a page, at the scroll position where it was left. */
export const returnState = { returns: true } as const;

export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'returns' in state;
}

/**
 * Tells whether a popup is open at an address with this hash: `#a` is open at `#a`, and also at `#a/b`, below
 * another popup.
 *
 * @param popup hash of the popup; '' is the page itself
 */
export function isOpenAt(hash: string, popup: string): boolean {
  return popup === '' || hash === popup || hash.startsWith(`${popup}/`);
}

/** Returns the current history entry, which the router itself may not have read yet. */
export function shownEntry() {
  const state: unknown = history.state;
  const { key, idx }: { key?: unknown; idx?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    /** The router's key of the entry. */
    key: typeof key === 'string' ? key : 'default',
    /** The router's number of the entry; `null` if the router did not make it. */
    index: typeof idx === 'number' ? idx : null,
  };
}

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

const onPopState: Guard = (event) => guard?.(event);

/**
 * Listens to `popstate` for {@link guardHistorySteps}. Call it before the router listens, because Chromium
 * calls the listeners of the window in the order of registration.
 */
export function watchHistorySteps(): void {
  addEventListener('popstate', onPopState);
}

/** Sets the function that gets each `popstate` before the router does; `null` removes the function. */
export function guardHistorySteps(next: Guard | null): void {
  guard = next;
}
