import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topDialog } from '#shared/lib/topDialog.ts';

type SavedArea = {
  readonly area: RefObject<HTMLElement | null>;
  readonly save: () => void;
};

const areas = new Set<SavedArea>();

/** Of the areas that no popup covers: the one with the focus, otherwise the first that was shown. */
function areaToSave(): SavedArea | undefined {
  const top = topDialog();
  const free = [...areas].filter(({ area }) => area.current?.closest('dialog') === top);
  return free.find(({ area }) => area.current?.contains(document.activeElement)) ?? free[0];
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
  // Also below a popup: the browser would offer to save the document.
  event.preventDefault();
  if (!event.repeat) areaToSave()?.save();
}

/**
 * Saves by Ctrl+S or ⌘S while the area is shown and no popup lies over it.
 *
 * @param area the form, or what else is saved as a whole
 */
export function useSaveKey(area: RefObject<HTMLElement | null>, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    const own: SavedArea = { area, save: () => saveNow() };
    areas.add(own);
    if (areas.size === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      areas.delete(own);
      if (areas.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [area]);
}
