/**
 * Runs in the head of every document. Until the store has handled them, it remembers the button that the visitor
 * pressed last and the fields with typed text. The build inserts the function as text, so it must not use
 * anything outside itself.
 */
export function rememberPress() {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** @type {NonNullable<typeof window.earlyPresses>} */
  const early = {
    button: null,
    place: -1,
    field: null,
    fields: new Set(),
    isListening: false,
    stop: () => listening.abort(),
  };
  window.earlyPresses = early;
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('#root button');
      if (!(button instanceof HTMLElement)) return;
      // Once React listens, it handles the click itself: it hydrates the page during the click.
      early.button = early.isListening ? null : button;
      early.place = [...document.querySelectorAll('#root button')].indexOf(button);
    },
    options,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        early.field = target;
        early.fields.add(target);
      }
    },
    options,
  );
  addEventListener(
    'submit',
    (event) => {
      const { target } = event;
      // Prevents the submit of a form without an action: it would reload the page.
      if (target instanceof Element && !target.hasAttribute('action')) event.preventDefault();
    },
    options,
  );
}
