import { useSyncExternalStore } from 'react';

/** The share of the limit from which the count is shown. */
const NEAR = 0.9;

function subscribe(listener: () => void): () => void {
  // On the document, after React's own listener: rendering before it would restore the old value of
  // a controlled field.
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/**
 * The length of a control's trimmed text if it is near its limit, else 0, so that most typing renders
 * nothing. It is read from the DOM, because a form may change its controls without React.
 *
 * @param id of the control
 * @param max by default there is no limit
 */
export function useTypedLength(id: string, max = Infinity): number {
  function read(): number {
    const control = document.getElementById(id);
    const isTyped = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const length = isTyped ? control.value.trim().length : 0;
    return length >= max * NEAR ? length : 0;
  }

  return useSyncExternalStore(subscribe, read, () => 0);
}
