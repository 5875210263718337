import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/** Codes of the keys that move, drop or cancel; others, such as F5, keep their meaning. */
const DRAG_KEYS = [
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Space',
  'Enter',
  'Tab',
  'Escape',
];

/**
 * The library's keyboard sensor, which loses no key pressed right after the one that starts a drag.
 *
 * It begins to listen in a timer, and browsers run timers after the paint that follows a key: on a
 * busy machine that is half a second. Keys pressed before are kept and dispatched afterwards.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const pressed: KeyboardEvent[] = [];
    const keep = (event: KeyboardEvent) => {
      if (!DRAG_KEYS.includes(event.code)) return;
      event.preventDefault();
      pressed.push(event);
    };
    // Capturing: the event that starts the drag has left the document's capture phase already.
    document.addEventListener('keydown', keep, { capture: true });
    // After the library's own timer, which was set first.
    setTimeout(() => {
      document.removeEventListener('keydown', keep, { capture: true });
      void dispatchAgain(pressed);
    });
  }
}

async function dispatchAgain(events: readonly KeyboardEvent[]): Promise<void> {
  for (const { code } of events) {
    document.dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true }));
    // React renders the move in a microtask, and the next key is relative to it.
    await Promise.resolve();
  }
}
