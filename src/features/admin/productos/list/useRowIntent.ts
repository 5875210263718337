import { useRef, type PointerEvent } from 'react';
import { LINK_INTENT } from '#shared/lib/linkIntent.ts';
import { prefetchPopups } from '../popups.ts';

/** How long the pointer rests on a row, in ms, before the page of the row is read. */
const REST_MS = 65;

/** Prefetches what a press on a row may open; a pointer that only crosses rows reads nothing. */
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
