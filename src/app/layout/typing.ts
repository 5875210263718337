import type { KeyboardEvent, SyntheticEvent } from 'react';
import { cleanText } from '#domain/text/cleanText.ts';

const TEXT_TYPES = /^(?:text|search|email|tel|url|textarea)$/;

/** Takes the invisible characters out of a field, before what belongs to the field reads it. */
export function cleanTyped({ target }: SyntheticEvent): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { value, selectionStart: caret } = target;
  const clean = TEXT_TYPES.test(target.type) ? cleanText(value) : value;
  if (clean === value) return;
  target.value = clean;
  // A field for an e-mail has no caret.
  if (caret !== null) target.selectionEnd = cleanText(value.slice(0, caret)).length;
}

/** Leaves the keys of a composition to the input method. Safari tells of its last one by 229 alone. */
export function skipComposition(event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || event.keyCode === 229) event.stopPropagation();
}
