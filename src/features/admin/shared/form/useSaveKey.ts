import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topDialog } from '#shared/lib/topDialog.ts';

const areas = new Map<RefObject<HTMLElement | null>, () => void>();

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  // Also below a popup: the browser would offer to save the document.
  event.preventDefault();
  if (event.repeat) return;
  const top = topDialog();
  const free = [...areas.keys()].filter(({ current }) => current?.closest('dialog') === top);
  const focused = free.find(({ current }) => current?.contains(document.activeElement));
  const area = focused ?? free[0];
  if (area) areas.get(area)?.();
}

/**
 * Saves by Ctrl+S or ⌘S while no popup lies over the area: the one with the focus, or the first that was
 * shown.
 */
export function useSaveKey(area: RefObject<HTMLElement | null>, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    areas.set(area, () => saveNow());
    if (areas.size === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      areas.delete(area);
      if (areas.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);
}
