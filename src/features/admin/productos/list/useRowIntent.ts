import { useRef, type PointerEvent } from 'react';
import { LINK_INTENT } from '#shared/lib/linkIntent.ts';
import { prefetchPopups } from '../popups.ts';

/** How long the pointer rests on a row, in ms, before what it may open is read. */
export const REST_MS = 65;

/**
 * Prefetches what a press on a row may open. A pointer that crosses rows reads nothing, except on the
 * links to their pages.
 */
export function useRowIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onEnter({ currentTarget: row }: PointerEvent<HTMLElement>) {
      prefetchPopups();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        row.querySelector('a')?.dispatchEvent(new Event(LINK_INTENT, { bubbles: true }));
      }, REST_MS);
    },
    onLeave: () => clearTimeout(timer.current),
  };
}
