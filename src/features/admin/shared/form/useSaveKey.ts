import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topDialog } from './topDialog.ts';

/** Saves by Ctrl+S or ⌘S the area with the focus, or the first, of those below no popup. */
export function useSaveKey(area: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // Also below a popup: the browser would offer to save the document.
    event.preventDefault();
    if (event.repeat) return;
    const top = topDialog();
    const free = [...document.querySelectorAll('[data-saves]')].filter(
      (element) => element.closest('dialog') === top,
    );
    const saved = free.find((element) => element.contains(document.activeElement)) ?? free[0];
    if (saved === area.current) save();
  });
  useEffect(() => {
    area.current?.setAttribute('data-saves', '');
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [area]);
}
