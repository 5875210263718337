import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type WorkKind } from '#lib/leaveGuard.ts';

/**
 * Asks the visitor before unsaved work is left.
 *
 * @param isDirty whether there is unsaved work; `false` before a saved popup closes
 * @param popup hash of the popup with the work, '' for a page; needed if other popups can open over
 *   it. By default the current hash
 */
export function useLeaveGuard(isDirty: boolean, popup?: string, kind: WorkKind = 'typed'): void {
  const { key, pathname, hash } = useLocation();
  const [place] = useState({ pathname, hash: popup ?? hash });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the history has moved with the key
  useEffect(() => leaveGuard.moved(), [key]);
  // A layout effect ends in the commit itself: a page that says 'saved' must not ask about what was saved.
  useLayoutEffect(
    () => (isDirty ? leaveGuard.hold({ ...place, kind }) : undefined),
    [isDirty, place, kind],
  );
}
