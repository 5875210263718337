/** Leaves the keys of a composition to the input method. Safari tells of its last one by 229 alone. */
function skipComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Call it before React listens: no handler of the page gets the keys of a composition. */
export function skipCompositions(): void {
  addEventListener('keydown', skipComposition, true);
}
