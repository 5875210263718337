import type { ComponentProps, Ref } from 'react';
import { earlyValues, useHydrated } from '../hooks/useHydrated.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True if a field differs from the document; of radio buttons, only for the one that is chosen now. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    return field.checked || field.type === 'checkbox';
  }
  return field.value !== field.defaultValue;
}

/** The text of a field that React has replaced, as where an extension had changed the document; `null`: none. */
function replacedValue({ name }: Field): string | null {
  const typed = [...(window.earlyPresses?.fields ?? [])];
  return typed.find((field) => field.name === name && !field.isConnected)?.value ?? null;
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/**
 * Returns the `ref` of a field that may be in a built document. Hydration keeps the value that a visitor has
 * typed or chosen, but React's next render overwrites it with its own state; a form library does so at once.
 *
 * @param onChange handler of the field; it is called with the early value
 */
export function useEarlyValue<Element extends Field>(
  ref: Ref<Element> | undefined,
  onChange: ((event: never) => void) | undefined,
): Ref<Element> | undefined {
  const isHydrated = useHydrated();
  if (isHydrated) return ref;
  return (field) => {
    const early = field && (isChanged(field) ? field.value : replacedValue(field));
    attach(ref, field);
    if (field === null || early === null) return;
    if (field.value !== early) field.value = early;
    // Handlers read only these parts of an event.
    const event = { type: 'change', target: field, currentTarget: field };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    earlyValues.push(() => onChange?.(event as never));
  };
}

/** An input that keeps what was typed or chosen before React hydrated it. */
export function Input({ ref, ...props }: ComponentProps<'input'>) {
  return <input {...props} ref={useEarlyValue(ref, props.onChange)} />;
}
