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
 * The library's keyboard sensor, but without losing keys pressed right after the one that starts a
 * drag. The library starts to listen in a timer, which on a busy machine runs half a second later.
 * Keys pressed before that are held back and dispatched afterwards.
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
    // Capturing, because the event that starts the drag is past that phase: it is not held back.
    document.addEventListener('keydown', keep, { capture: true });
    // The library set its timer first, so this runs after it.
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
