import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '#shared/hooks/useMediaQuery.ts';

/** Up to this width the links are behind a burger button (docs/rules.md#header-and-footer). */
const NARROW = '(max-width: 700px)';

/**
 * The menu of narrow screens. It closes on navigation, by Escape, and when the window becomes wider.
 *
 * @param onEscape should return the focus to the menu button
 */
export function useMenu(onEscape: () => void): {
  isOpen: boolean;
  toggle: () => void;
} {
  const { key } = useLocation();
  /** Key of the history entry at which the menu was opened. */
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isNarrow = useMediaQuery(NARROW);
  const isOpen = openAt === key && isNarrow === true;
  if (openAt !== null && !isOpen) setOpenAt(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      onEscape();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onEscape]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key) };
}
