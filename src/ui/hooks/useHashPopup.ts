import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useResolvedPath, type To } from 'react-router-dom';
import { isOpenAt, shownEntry, isAddedForPopup, popupState } from '#lib/historyEntry.ts';
import { leaveGuard } from '#lib/leaveGuard.ts';

export type HashPopup = ReturnType<typeof useHashPopup>;

/**
 * Returns a function that asks about unsaved work, then closes a popup: it goes back one history entry, or
 * replaces the address by `outside` if the popup was opened by its address.
 */
export function usePopupClose(isOpen: boolean, outside: To): () => void {
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const target = useResolvedPath(outside);
  const closedKey = useRef<string>(null);
  useEffect(() => {
    // Forget the entry of the closed popup: Forward may open it again.
    if (!isOpen) closedKey.current = null;
  }, [isOpen]);

  async function close() {
    // The visitor may have gone back while a save ran: its response must not close another popup.
    if (shownEntry().key !== key || !(await leaveGuard.ask(target))) return;
    // Going back is asynchronous: a second press must not go back twice.
    if (closedKey.current === key || shownEntry().key !== key) return;
    closedKey.current = key;
    if (isAddedForPopup(state)) leaveGuard.pass(() => void navigate(-1));
    else await navigate(outside, { replace: true, state });
  }
  return () => void close();
}

/**
 * State of a popup that is open while the address has its hash, so that Back closes it.
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
    // Read the query from `location`: the router's may lack the latest choice of a variant (`useVariant`).
    open: () => void navigate({ search: location.search, hash }, { state: popupState }),
    close,
  };
}
