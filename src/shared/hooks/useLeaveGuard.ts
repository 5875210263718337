import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type Place } from '../lib/leaveGuard.ts';

/**
 * Asks the visitor before unsaved work is left.
 *
 * @param isDirty whether there is unsaved work; `false` before a saved popup closes
 * @param popup hash of the popup with the work, '' for a page; needed if other popups can open over
 *   it. By default the current hash
 */
export function useLeaveGuard(isDirty: boolean, popup?: string): void {
  const { key, pathname, hash } = useLocation();
  const [work] = useState<Place>({ pathname, hash: popup ?? hash });

  useEffect(() => leaveGuard.moved(key), [key]);
  useEffect(() => (isDirty ? leaveGuard.hold(work) : undefined), [isDirty, work]);
}
