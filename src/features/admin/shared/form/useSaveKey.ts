import { useEffect, useEffectEvent, type RefObject } from 'react';
import { topDialog } from './topDialog.ts';

/** Ctrl+S or ⌘S saves the form that has the focus, or else the first one; forms under a popup are left out. */
export function useSaveKey(area: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || shiftKey || altKey) return;
    // Prevented for a form under a popup too: the browser would offer to save the document.
    event.preventDefault();
    if (event.repeat) return;
    const top = topDialog();
    const forms = [...document.querySelectorAll('[data-saves]')].filter(
      (element) => element.closest('dialog') === top,
    );
    const form = forms.find((element) => element.contains(document.activeElement)) ?? forms[0];
    if (form === area.current) save();
  });
  useEffect(() => {
    area.current?.setAttribute('data-saves', '');
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [area]);
}
