/**
 * Whether a popup is open at an address with this hash: `#a` is open at `#a` and, beneath another,
 * at `#a/b`.
 *
 * @param popup hash of the popup; '' is the page itself
 */
export function isOpenAt(hash: string, popup: string): boolean {
  return popup === '' || hash === popup || hash.startsWith(`${popup}/`);
}

/** The current history entry, which the router itself may not have read yet. */
type ShownEntry = {
  /** The router's key of the entry. */
  readonly key: string;
  /** Number of the entry as the router counts; `null` if the router did not make it. */
  readonly index: number | null;
};

export function shownEntry(): ShownEntry {
  const state: unknown = history.state;
  const { key, idx }: { key?: unknown; idx?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    key: typeof key === 'string' ? key : 'default',
    index: typeof idx === 'number' ? idx : null,
  };
}
