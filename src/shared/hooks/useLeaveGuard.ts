import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type Place } from '../lib/leaveGuard.ts';

/**
 * Has the visitor asked before unsaved work is left.
 *
 * @param isDirty whether there is any; `false` once it is saved, before its popup closes
 * @param popup hash of the popup that it is typed in, '' on a page; needed where others open over
 *   it, which may be there from the start. By default the hash that it begins with
 */
export function useLeaveGuard(isDirty: boolean, popup?: string): void {
  const { key, pathname, hash } = useLocation();
  const [work] = useState<Place>({ pathname, hash: popup ?? hash });

  useEffect(() => leaveGuard.moved(key), [key]);
  useEffect(() => (isDirty ? leaveGuard.hold(work) : undefined), [isDirty, work]);
}
