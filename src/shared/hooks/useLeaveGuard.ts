import { useEffect, useRef } from 'react';
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
  const work = useRef<Work>(null);
  work.current ??= { position: leaveGuard.currentPosition() ?? 0, pathname };

  useEffect(() => leaveGuard.moved(), [key]);
  useEffect(() => {
    if (!isDirty || work.current === null) return undefined;
    return leaveGuard.hold(work.current);
  }, [isDirty]);
}
