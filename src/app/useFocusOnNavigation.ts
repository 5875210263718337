import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isAddedForPopup } from '#shared/lib/popupState.ts';

/**
 * Moves the focus to the new page's main part, as loading a document would, so that a screen
 * reader reads on from there and the next Tab does not start at the footer. A popup that has an
 * address of its own keeps the focus where opening and closing put it.
 */
export function useFocusOnNavigation(): void {
  const { pathname, state } = useLocation();
  const isPopup = isAddedForPopup(state);
  const previous = useRef({ pathname, isPopup });
  // With the page itself: a field that is chosen right then keeps the focus.
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, isPopup };
    if (before.pathname === pathname || isPopup || before.isPopup) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, isPopup]);
}
