import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { leaveGuard } from '../lib/leaveGuard.ts';

/** State of a history entry that opens a popup over the page before it. */
export const popupState = { addedForPopup: true } as const;

function isAdded(state: unknown): boolean {
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

/** @param hash with its `#`; a popup `#a/b` is open over the popup `#a` */
export function useHashPopup(hash: string): HashPopup {
  const { key, pathname, search, state, hash: current } = useLocation();
  const navigate = useNavigate();
  const closedKey = useRef<string>(null);
  const isOpen = current === hash || current.startsWith(`${hash}/`);
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
    if (isAdded(state)) {
      leaveGuard.pass(() => void navigate(-1));
      return;
    }
    const outer = hash.includes('/') ? hash.slice(0, hash.lastIndexOf('/')) : '';
    await navigate({ pathname, search, hash: outer }, { replace: true, state });
  }

  return {
    isOpen,
    open: () => void navigate({ pathname, search, hash }, { state: popupState }),
    close: () => void close(),
  };
}
