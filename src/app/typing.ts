import { cleanText } from '#domain/text/cleanText.ts';

const TEXT_TYPES = /^(?:text|search|email|tel|url|textarea)$/;

/** Takes the invisible characters out of a field, and tells whether it had any. */
function cleanField(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  const { value, selectionStart: caret } = field;
  const clean = TEXT_TYPES.test(field.type) ? cleanText(value) : value;
  if (clean === value) return false;
  // React ignores an event after which the value is the one that was set on the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', clean, field);
  // A field for an e-mail has no caret.
  if (caret !== null) field.selectionEnd = cleanText(value.slice(0, caret)).length;
  return true;
}

/** Leaves the keys of a composition to the input method. Safari tells of its last one by 229 alone. */
function skipComposition(event: KeyboardEvent): void {
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

// Before any handler of the page.
addEventListener('keydown', skipComposition, { capture: true });
for (const name of ['input', 'change'] as const)
  addEventListener(name, ({ target }) => cleanField(target), { capture: true });
// Text may have been pasted before this code was there.
const { activeElement } = document;
if (cleanField(activeElement)) activeElement?.dispatchEvent(new Event('input', { bubbles: true }));
