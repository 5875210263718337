/**
 * Whether a popup is open at an address with this hash: `#a` is open at `#a` and, beneath another,
 * at `#a/b`.
 *
 * @param popup hash of the popup; '' is the page itself
 */
export function isOpenAt(hash: string, popup: string): boolean {
  return popup === '' || hash === popup || hash.startsWith(`${popup}/`);
}

/** The router's key of the current history entry, which the router itself may not have read yet. */
export function shownEntryKey(): string {
  const { state } = history;
  const key: unknown = typeof state === 'object' && state !== null ? state.key : null;
  return typeof key === 'string' ? key : 'default';
}
