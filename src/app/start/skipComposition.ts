// Safari marks the last key of a composition by code 229 alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
function skipComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Hides the keys pressed in an input method from all handlers of the page. Call it before React listens. */
export function skipCompositions(): void {
  addEventListener('keydown', skipComposition, true);
}
