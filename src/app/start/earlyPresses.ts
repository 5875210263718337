import { earlyValues } from '#ui/hooks/useHydrated.ts';

declare global {
  interface Window {
    /** What `scripts/vite/documents/pressScript.js` remembers until {@link finishEarlyPresses}. */
    earlyPresses?: {
      /** Pressed last; React does not know of it. */
      button: HTMLElement | null;
      /** Its index among all buttons of the page. */
      place: number;
      /** Typed into last. */
      field: HTMLInputElement | HTMLTextAreaElement | null;
      /** Typed into. */
      readonly fields: Set<HTMLInputElement | HTMLTextAreaElement>;
      /** Whether React handles presses. */
      isListening: boolean;
      readonly stop: () => void;
    };
    /** Loads the scripts of the store; the document calls it when its content has arrived. */
    startScripts?: () => void;
  }
}

/** Goes on in a field of the frame, or of the document, that the page has replaced. */
function continueTyping({ name, value, isConnected }: HTMLInputElement | HTMLTextAreaElement) {
  const field = document.querySelector<HTMLInputElement>(`#root [name="${name}"]`);
  if (isConnected || field === null) return;
  field.value = value;
  field.focus();
}

/** Takes over what the visitor has typed, chosen and pressed. Call it in the layout phase of React's start. */
export function finishEarlyPresses(): void {
  const early = window.earlyPresses;
  for (const handOver of earlyValues) handOver();
  if (early === undefined) return;
  early.isListening = true;
  if (early.field) continueTyping(early.field);
  // Not now: React can also start inside a key press, whose character is not in the field yet.
  setTimeout(() => {
    const { button, place } = early;
    const all = document.querySelectorAll<HTMLElement>('#root button');
    if (button) (button.isConnected ? button : all[place])?.click();
    early.stop();
    delete window.earlyPresses;
  });
}
