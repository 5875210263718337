/**
 * Early presses: what a visitor presses or types in a document before React has hydrated it.
 *
 * A script in the head (`scripts/vite/documents/pressScript.js`) notes in `window.earlyPresses` the button that was
 * pressed last and the fields that were typed into. It also stops forms that need React from being sent. During
 * hydration `useEarlyValue` (`ui/form/Input.tsx`) collects callbacks with the changed values. In the layout phase of
 * React's first render `finishEarlyPresses` passes the values to the fields' handlers, then presses the button again.
 * `main.tsx` sets `isListening` before it hydrates: from then on React handles presses itself.
 */
import { earlyValuePassers } from '#ui/hooks/useHydrated.ts';

declare global {
  interface Window {
    /** Notes of the head's script, until {@link finishEarlyPresses} has handled them. */
    earlyPresses?: {
      /** The button that was pressed last, if React has not handled the press. */
      button: HTMLElement | null;
      /** Index of that button among all buttons of the page. */
      place: number;
      /** The field that was typed into last. */
      field: HTMLInputElement | HTMLTextAreaElement | null;
      /** All fields that were typed into. */
      readonly fields: Set<HTMLInputElement | HTMLTextAreaElement>;
      /** True once React handles presses. */
      isListening: boolean;
      readonly stop: () => void;
    };
    /** Loads the scripts of the store: once the first pictures have loaded, after a timeout, or at a press. */
    startScripts?: () => void;
  }
}

/** Moves text and focus of a field that React has replaced to the new field of the same name. */
function continueTyping({ name, value, isConnected }: HTMLInputElement | HTMLTextAreaElement) {
  const field = document.querySelector<HTMLInputElement>(`#root [name="${name}"]`);
  if (isConnected || field === null) return;
  field.value = value;
  field.focus();
}

/** Passes early values and the early press to React's handlers. Call it in the layout phase of the first render. */
export function finishEarlyPresses(): void {
  const early = window.earlyPresses;
  for (const passValue of earlyValuePassers) passValue();
  if (early === undefined) return;
  early.isListening = true;
  if (early.field) continueTyping(early.field);
  // Press later: React may start during a key press, whose character is not in the field yet.
  setTimeout(() => {
    const { button, place } = early;
    const all = document.querySelectorAll<HTMLElement>('#root button');
    if (button) (button.isConnected ? button : all[place])?.click();
    early.stop();
    delete window.earlyPresses;
  });
}
