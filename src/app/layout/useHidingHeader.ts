import { useEffect, useState, type RefObject } from 'react';

/** Shorter scrolls, in px, are ignored: a finger trembles. */
const THRESHOLD_PX = 12;

/**
 * Whether the header of a phone is hidden: scrolling down hides it, scrolling up shows it. It stays
 * while it has the focus or its menu is open.
 */
export function useHidingHeader(header: RefObject<HTMLElement | null>, isPinned: boolean): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let turningPoint = scrollY;
    const onScroll = () => {
      const travelled = scrollY - turningPoint;
      if (Math.abs(travelled) < THRESHOLD_PX) return;
      turningPoint = scrollY;
      const isBelow = scrollY > (header.current?.offsetHeight ?? 0);
      const hasFocus = header.current?.contains(document.activeElement) ?? false;
      setHidden(travelled > 0 && isBelow && !hasFocus);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [header]);

  return hidden && !isPinned;
}
