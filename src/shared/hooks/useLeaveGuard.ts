import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type Work } from '../lib/leaveGuard.ts';

/**
 * Asks the visitor before unsaved work is left.
 *
 * @param isDirty whether there is unsaved work; `false` before a saved popup closes
 * @param popup hash of the popup with the work, '' for a page; needed if other popups can open over
 *   it. By default the current hash
 * @param isUpload the work is an upload in flight
 */
export function useLeaveGuard(isDirty: boolean, popup?: string, isUpload = false): void {
  const { key, pathname, hash } = useLocation();
  const [work] = useState<Work>({ pathname, hash: popup ?? hash, isUpload });

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the history has moved with the key
  useEffect(() => leaveGuard.moved(), [key]);
  // A layout effect ends in the commit itself: a page that says 'saved' must not ask about what was saved.
  useLayoutEffect(() => (isDirty ? leaveGuard.hold(work) : undefined), [isDirty, work]);
}
