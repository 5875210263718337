import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAddedForPopup } from '#shared/lib/popupState.ts';

/**
 * Moves the focus to the main part of a new page, as loading a document would, for screen readers
 * and the next Tab. Popups with an address manage the focus themselves.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const isPopup = isAddedForPopup(state);
  const previous = useRef({ pathname, isPopup });
  // In the layout phase, so that a field which the new page focuses keeps the focus.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, isPopup };
    if (before.pathname === pathname || isPopup || before.isPopup) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, isPopup]);
}
