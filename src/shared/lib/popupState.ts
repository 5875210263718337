/** State of a history entry that opens a popup over the page before it. */
export const popupState = { addedForPopup: true } as const;

/**
 * Whether a popup is open at an address with this hash: `#a` is open at `#a` and, beneath another,
 * at `#a/b`.
 *
 * @param popup hash of the popup; '' is the page itself
 */
export function isOpenAt(hash: string, popup: string): boolean {
  return popup === '' || hash === popup || hash.startsWith(`${popup}/`);
}

/** Whether a history entry, by its state, was added to open a popup: Back leads to what it covers. */
export function isAddedForPopup(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedForPopup' in state;
}

/** The router's key of the history entry that is shown, also right before the router says so. */
export function shownEntryKey(): string {
  const { state } = history;
  const key: unknown = typeof state === 'object' && state !== null ? state.key : null;
  return typeof key === 'string' ? key : 'default';
}
