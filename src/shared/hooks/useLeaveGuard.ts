import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuard, type Work } from '../lib/leaveGuard.ts';

/**
 * Has the visitor asked before unsaved work is left.
 *
 * @param isDirty whether there is any; `false` once it is saved, before its popup closes
 */
export function useLeaveGuard(isDirty: boolean): void {
  const { key, pathname } = useLocation();
  // A popup inside this one adds an entry of its own: the work belongs to the one it began in.
  const [work] = useState<Work>(() => ({
    position: leaveGuard.currentPosition() ?? 0,
    pathname,
  }));

  useEffect(() => leaveGuard.moved(key), [key]);
  useEffect(() => (isDirty ? leaveGuard.hold(work) : undefined), [isDirty, work]);
}
