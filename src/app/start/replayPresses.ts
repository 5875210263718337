declare global {
  interface Window {
    /**
     * Presses on this document before React listened, until they are replayed; see
     * `scripts/vite/documents/pressesScript.js`.
     */
    earlyPresses?: {
      readonly list: {
        readonly control: Element;
        /** Its index among its siblings, from the root element down. */
        readonly place: readonly number[];
        /** '' for a button. */
        readonly value: string;
      }[];
      /** Set once React handles buttons that no earlier press precedes; it may not yet notice values. */
      isHydrating: boolean;
      /** Set while a press is done again, which is not recorded. */
      isReplaying: boolean;
      readonly stop: () => void;
    };
    /** Loads the scripts of the store; the document calls it when its content has arrived. */
    startScripts?: () => void;
  }
}

type Press = NonNullable<Window['earlyPresses']>['list'][number];

/** The control itself, or, if React has rendered the page anew, the one in its place. */
function controlOf({ control, place }: Press): Element | null {
  if (control.isConnected) return control;
  let node: Element | null | undefined = document.getElementById('root');
  for (const index of place) node = node?.children[index];
  return node?.tagName === control.tagName ? node : null;
}

/** Sets the value as the browser does when the visitor types, so that React sees a change. */
function typeValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value === '' ? '-' : '';
  // React replaces the setter of each field, to know its own changes.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
}

function replay(press: Press): void {
  const control = controlOf(press);
  if (control instanceof HTMLButtonElement) {
    control.click();
  } else if (control instanceof HTMLInputElement && control.type === 'radio') {
    // React only notices a change.
    control.checked = false;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = press.value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    // The focus has gone with the field that the page has replaced.
    if (control !== press.control && document.activeElement === document.body) control.focus();
    typeValue(control, press.value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * Waits for the next task. Before each press, because it may need what React and the press before it
 * have rendered; React can also start inside a key press, whose character is not in the field yet.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Does what the visitor pressed, chose and typed before React listened, in the same order. What is
 * pressed meanwhile comes after it.
 */
export async function replayPresses(): Promise<void> {
  const { earlyPresses } = window;
  if (earlyPresses === undefined) return;
  earlyPresses.isHydrating = true;
  await nextTask();
  for (;;) {
    const press = earlyPresses.list.shift();
    if (press === undefined) break;
    earlyPresses.isReplaying = true;
    replay(press);
    earlyPresses.isReplaying = false;
    await nextTask();
  }
  earlyPresses.stop();
  delete window.earlyPresses;
}
