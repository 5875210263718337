import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type WorkKind } from '#lib/leaveGuard.ts';

/**
 * Asks the visitor before a navigation or closing the tab loses unsaved work.
 *
 * @param isDirty true while there is unsaved work; set it to false before a saved popup closes
 * @param popup hash of the popup with the work, '' for a page; by default the current hash. Pass it if
 *   another popup can open over the work
 */
export function useLeaveGuard(isDirty: boolean, popup?: string, kind: WorkKind = 'typed'): void {
  const { key, pathname, hash } = useLocation();
  const [place] = useState({ pathname, hash: popup ?? hash });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `key` changes when the history moves
  useEffect(() => leaveGuard.moved(), [key]);
  // React cleans up a layout effect before it shows the page: a page that says 'saved' must not ask any more.
  useLayoutEffect(
    () => (isDirty ? leaveGuard.hold({ ...place, kind }) : undefined),
    [isDirty, place, kind],
  );
}
