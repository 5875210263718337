import type { ComponentProps, Ref } from 'react';
import { earlyValuePassers, useHydrated } from '../hooks/useHydrated.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True if the visitor changed a field of the document. Of a group of radio buttons only the chosen one counts. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
    return field.checked || field.type === 'checkbox';
  }
  return field.value !== field.defaultValue;
}

/** Returns the text typed into a field that React then replaced by this one of the same name; `null`: none. */
function readReplacedText({ name }: Field): string | null {
  const typedFields = [...(window.earlyPresses?.fields ?? [])];
  return typedFields.find((field) => field.name === name && !field.isConnected)?.value ?? null;
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

/**
 * Returns the `ref` of a field that may be in a built document. It reports the early value: what the visitor typed
 * or chose before hydration. Otherwise React's next render, or a form library at once, would overwrite the value.
 *
 * @param onChange handler of the field, which `finishEarlyPresses` calls with the early value
 */
export function useEarlyValue<Element extends Field>(
  ref: Ref<Element> | undefined,
  onChange: ((event: never) => void) | undefined,
): Ref<Element> | undefined {
  const isHydrated = useHydrated();
  if (isHydrated) return ref;
  return (field) => {
    const earlyValue = field && (isChanged(field) ? field.value : readReplacedText(field));
    attach(ref, field);
    if (field === null || earlyValue === null) return;
    if (field.value !== earlyValue) field.value = earlyValue;
    // Handlers read only these properties of an event.
    const event = { type: 'change', target: field, currentTarget: field };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has what handlers read
    earlyValuePassers.push(() => onChange?.(event as never));
  };
}

/** An input that keeps the value typed or chosen before React hydrated it. */
export function Input({ ref, ...props }: ComponentProps<'input'>) {
  return <input {...props} ref={useEarlyValue(ref, props.onChange)} />;
}
