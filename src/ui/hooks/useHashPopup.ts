import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useResolvedPath, type To } from 'react-router-dom';
import { isOpenAt, shownEntry, isAddedForPopup, popupState } from '#lib/historyEntry.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';

export type HashPopup = ReturnType<typeof useHashPopup>;

/**
 * Returns the function that closes a popup with its own history entry: it goes back to the entry
 * before, or, if the popup was opened by its address, to `outside`. It asks about unsaved work first.
 */
export function usePopupClose(isOpen: boolean, outside: To): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const target = useResolvedPath(outside);
  const closedKey = useRef<string>(null);
  useEffect(() => {
    // Forward may open the same history entry again.
    if (!isOpen) closedKey.current = null;
  }, [isOpen]);

  async function close() {
    // A late response must not close what Back has opened meanwhile.
    if (shownEntry().key !== key || !(await leaveGuard.ask(target))) return;
    // Going back is asynchronous: a second press must not leave the page.
    if (closedKey.current === key || shownEntry().key !== key) return;
    closedKey.current = key;
    if (isAddedForPopup(state)) leaveGuard.pass(() => void navigate(-1));
    else await navigate(outside, { replace: true, state });
  }
  return () => void close();
}

/**
 * A popup that is open while the address has its hash, so that Back closes it.
 *
 * @param hash with its `#`; a popup `#a/b` is open over the popup `#a`
 */
export function useHashPopup(hash: string) {
  const { pathname, search, hash: current } = useLocation();
  const navigate = useNavigate();
  const isOpen = isOpenAt(current, hash);
  const outer = hash.includes('/') ? hash.slice(0, hash.lastIndexOf('/')) : '';
  const close = usePopupClose(isOpen, { pathname, search, hash: outer });
  return {
    isOpen,
    // The rendered address may lack the latest choice of a variant, see `useVariant`.
    open: () => void navigate({ search: location.search, hash }, { state: popupState }),
    close,
  };
}
