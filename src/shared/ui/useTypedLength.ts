import { useSyncExternalStore } from 'react';

/** From which part of the limit on the count is of interest. */
const NEAR = 0.9;

function subscribe(listener: () => void): () => void {
  // On the document, after React: rendering between its control and React's own listener would put
  // the old value of a controlled field back.
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/**
 * Characters in a control that is near its limit or beyond it, without the blanks around; else 0,
 * so that most typing renders nothing. Read from the page, since a form may hold, fill and empty its
 * controls without React.
 *
 * @param id of the control
 * @param max `undefined`: there is no limit
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
