import { useEffect, useState } from 'react';
import { useMediaQuery } from '../../shared/hooks/useMediaQuery.ts';

/** Up to this width the links are behind a burger button (spec §2, 700 px). */
const NARROW = '(max-width: 700px)';

/**
 * The menu of narrow screens: it closes when a link is chosen, with Escape, and when the window
 * becomes wider.
 *
 * @param onEscape returns the focus to the button that opened it
 */
export function useMenu(onEscape: () => void): {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
} {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery(NARROW);
  if (isOpen && !isNarrow) setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      onEscape();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onEscape]);

  return { isOpen, toggle: () => setOpen((open) => !open), close: () => setOpen(false) };
}
