/**
 * Runs in the head of every document: keeps what the visitor presses, chooses and types until React
 * listens, for `replayPresses`. The build inserts it as text, so it must not use anything outside itself.
 */
export function recordPresses() {
  /** @type {NonNullable<typeof window.earlyPresses>['list']} */
  const list = [];
  // Not 'change': React may have hydrated a select meanwhile, with the value of the document.
  const types = ['click', 'input', 'submit'];
  /** @param {Event} event */
  const record = (event) => {
    const control =
      event.target instanceof Element && !presses.isReplaying
        ? event.target.closest('#root :is(button, input, select, textarea, form)')
        : null;
    if (control === null) return;
    const isButton = control.matches('button');
    if (isButton || event.type === 'submit') {
      // React handles it, unless it has to wait for what was pressed before.
      if (presses.isHydrating && list.length === 0) return;
      event.stopImmediatePropagation();
    }
    // The press of its button is recorded; one with an action needs no script.
    if (event.type === 'submit' && !control.hasAttribute('action')) event.preventDefault();
    if (control.matches('form') || isButton !== (event.type === 'click')) return;
    const before = isButton ? -1 : list.findIndex((press) => press.control === control);
    if (before >= 0) list.splice(before, 1);
    const place = [];
    for (let node = control; node.id !== 'root' && node.parentElement; node = node.parentElement) {
      place.unshift([...node.parentElement.children].indexOf(node));
    }
    list.push({ control, place, value: 'value' in control ? String(control.value) : '' });
  };
  for (const type of types) addEventListener(type, record, true);
  const presses = {
    list,
    isHydrating: false,
    isReplaying: false,
    stop: () => {
      for (const type of types) removeEventListener(type, record, true);
    },
  };
  window.earlyPresses = presses;
}
