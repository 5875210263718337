import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type WorkKind } from '#lib/leaveGuard.ts';

/**
 * Asks the visitor before unsaved work is left.
 *
 * @param isDirty true while there is unsaved work; set it to false before a saved popup closes
 * @param popup hash of the popup with the work, '' for a page; by default the current hash. Give it if
 *   other popups can open over the work
 */
export function useLeaveGuard(isDirty: boolean, popup?: string, kind: WorkKind = 'typed'): void {
  const { key, pathname, hash } = useLocation();
  const [place] = useState({ pathname, hash: popup ?? hash });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the history has moved with the key
  useEffect(() => leaveGuard.moved(), [key]);
  // A layout effect is cleaned up in the commit itself: a page that says 'saved' must not ask about saved work.
  useLayoutEffect(
    () => (isDirty ? leaveGuard.hold({ ...place, kind }) : undefined),
    [isDirty, place, kind],
  );
}
