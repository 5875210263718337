import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The values of a form, for a parameter whose type makes each of them optional. */
export function asDefaults<Form extends FieldValues>(values: Form): DefaultValues<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compare mapped types of a generic form
  return values as DefaultValues<Form>;
}

export function focusField<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  field: keyof Form & string,
): void {
  form.setFocus(toPath<Form>(field));
}

/** Sets a field as if the user had typed it. */
export function fillField<Form extends FieldValues, Field extends keyof Form & string>(
  form: UseFormReturn<Form>,
  field: Field,
  value: Form[Field],
): void {
  form.setValue(toPath<Form>(field), value, { shouldDirty: true });
}

/**
 * Fills the form anew; it keeps its fields, so that one of them can take the focus.
 *
 * @param kept fields that keep what is typed, as unsaved work
 */
export function refillForm<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  filled: Form,
  typed: Form,
  kept: readonly (keyof Form & string)[],
): void {
  form.reset(asDefaults(filled), { keepFieldsRef: true });
  for (const field of kept) fillField(form, field, typed[field]);
}

function toPath<Form extends FieldValues>(field: keyof Form & string): FieldPath<Form> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript cannot compute the paths of a generic form
  return field as FieldPath<Form>;
}
