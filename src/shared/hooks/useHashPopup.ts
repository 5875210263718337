import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useResolvedPath, type To } from 'react-router-dom';
import { leaveGuard } from '../lib/leaveGuard.ts';
import { isOpenAt, shownEntryKey } from '../lib/popupPlace.ts';
import { isAddedForPopup, popupState } from '../lib/popupState.ts';

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
  const target = useResolvedPath(outside);
  const closedKey = useRef<string>(null);
  useEffect(() => {
    // Forward opens the same entry again, which can be closed again.
    if (!isOpen) closedKey.current = null;
  }, [isOpen]);

  async function close() {
    // An answer that comes late must not close what Back has led to meanwhile.
    if (shownEntryKey() !== key || !(await leaveGuard.ask(target))) return;
    // Going back takes a moment: a second press must not leave the page itself.
    if (closedKey.current === key || shownEntryKey() !== key) return;
    closedKey.current = key;
    if (isAddedForPopup(state)) leaveGuard.pass(() => void navigate(-1));
    else await navigate(outside, { replace: true, state });
  }
  return () => void close();
}

/** @param hash with its `#`; a popup `#a/b` is open over the popup `#a` */
export function useHashPopup(hash: string): HashPopup {
  const { pathname, search, hash: current } = useLocation();
  const navigate = useNavigate();
  const isOpen = isOpenAt(current, hash);
  const outer = hash.includes('/') ? hash.slice(0, hash.lastIndexOf('/')) : '';
  const close = usePopupClose(isOpen, { pathname, search, hash: outer });
  return {
    isOpen,
    open: () => void navigate({ pathname, search, hash }, { state: popupState }),
    close,
  };
}
