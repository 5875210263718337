import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type To } from 'react-router-dom';
import { leaveGuard } from '../lib/leaveGuard.ts';

/** State of a history entry that opens a popup over the page before it. */
export const popupState = { addedForPopup: true } as const;

/** Whether a history entry, by its state, was added to open a popup: Back leads to what it covers. */
export function isAdded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'addedForPopup' in state;
}

/** A popup that is open while the address ends in its hash, so that the browser's Back closes it. */
export type HashPopup = {
  readonly isOpen: boolean;
  readonly open: () => void;
  /**
   * Goes back to where it was opened; opened by an address, it leaves the address. Asks first when
   * unsaved work would be lost.
   */
  readonly close: () => void;
};

/**
 * What closes a popup that has an entry of the history: it goes back to where it was opened, or,
 * opened by an address, to the address `outside`. Asks first when unsaved work would be lost.
 */
export function usePopupClose(isOpen: boolean, outside: To): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(null);
  useEffect(() => {
    // Forward opens the same entry again, which can be closed again.
    if (!isOpen) closedKey.current = null;
  }, [isOpen]);

  async function close() {
    const entry = leaveGuard.currentPosition() ?? 0;
    if (!(await leaveGuard.ask((work) => work.position >= entry))) return;
    // Going back takes a moment: a second press must not leave the page itself.
    if (closedKey.current === key) return;
    closedKey.current = key;
    if (isAdded(state)) leaveGuard.pass(() => void navigate(-1));
    else await navigate(outside, { replace: true, state });
  }
  return () => void close();
}

/** @param hash with its `#`; a popup `#a/b` is open over the popup `#a` */
export function useHashPopup(hash: string): HashPopup {
  const { pathname, search, hash: current } = useLocation();
  const navigate = useNavigate();
  const isOpen = current === hash || current.startsWith(`${hash}/`);
  const outer = hash.includes('/') ? hash.slice(0, hash.lastIndexOf('/')) : '';
  const close = usePopupClose(isOpen, { pathname, search, hash: outer });
  return {
    isOpen,
    open: () => void navigate({ pathname, search, hash }, { state: popupState }),
    close,
  };
}
