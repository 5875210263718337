import { cleanText } from '#domain/text/cleanText.ts';

const TEXT_TYPES = /^(?:text|search|email|tel|url|textarea)$/;

/**
 * Takes the invisible characters out of a field that is typed into, so that it shows what is there. What
 * is sent or stored is cleaned as well where that happens: this code may arrive late, or not at all.
 */
function cleanField({ target: field }: Event): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: caret } = field;
  const clean = TEXT_TYPES.test(field.type) ? cleanText(value) : value;
  if (clean === value) return;
  // React ignores an event after which the value is the one that was set on the element itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', clean, field);
  // A field for an e-mail has no caret.
  if (caret !== null) field.selectionEnd = cleanText(value.slice(0, caret)).length;
}

// Before any handler of the page.
for (const name of ['input', 'change'] as const)
  addEventListener(name, cleanField, { capture: true });
